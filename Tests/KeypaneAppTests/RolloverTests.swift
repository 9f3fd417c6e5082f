import KeyboardCore
import TestSupport
import Testing

@testable import KeypaneApp

/// Two thumbs at fifteen keys a second, each leaving up to 80 ms after the other has come down: everything is typed, in
/// order, over shift and plane keys, too. (complaint 34) A failure names its layout and seed.
@Suite struct RolloverTests {
  static let options: [[String]] =
    ["en_US", "de_DE", "fr_FR", "tr_TR", "ru_RU", "el_GR", "ar", "he_IL", "hi_IN"].map { ["--locale", $0] }
    + [
      ["--keyboard-type", "numberPad"], ["--keyboard-type", "phonePad"], ["--content-type", "emailAddress"],
      ["--idiom", "tablet", "--screen", "1280x800"], ["--commit", "touch-down"], ["--secure"],
    ]

  @Test(arguments: options) func nothingIsLost(_ options: [String]) throws {
    let plain = ["--no-auto-capitals", "--no-double-space", "--no-smart-punctuation"]
    let start = try Stage.keyboard(options + plain)
    for seed in 1...60 as ClosedRange<UInt64> {
      var thumbs = Thumbs(on: start, seed: seed)
      let (frames, text) = thumbs.type(keys: 60)
      var keyboard = start
      var effects = Effects()
      for frame in frames {
        while let deadline = keyboard.deadline, deadline < frame.time { keyboard.wake(at: deadline, into: &effects) }
        keyboard.handle(frame, into: &effects)
      }
      let typed = effects.actions.map { action in
        if case .insert(let text) = action.command { text } else { "?" }
      }
      #expect(typed == text, "\(options), seed \(seed)")
    }
  }

  /// Who knows which keys the thumbs mean, and what they type.
  private struct Thumbs {
    private let plan: LayoutPlan
    private var plane: Int
    private var random: SeededRandom
    private var isShifted = false

    init(on keyboard: Keyboard, seed: UInt64) {
      plan = keyboard.plan
      plane = keyboard.plane
      random = SeededRandom(seed: seed)
    }

    mutating func type(keys count: Int) -> (frames: [KeyTouchFrame], text: [String]) {
      var steps: [(time: Int64, touch: KeyTouch)] = []
      var text: [String] = []
      var downs: [Int64] = [1000]
      while downs.count < count + 2 { downs.append(downs[downs.count - 1] + 45 + number(43)) }
      for index in 0..<count {
        let placed = choose(isLast: index == count - 1, &text)
        let cap = placed.cap
        let point = KeyPoint(
          x: cap.x + cap.width / 4 + Int(number(max(1, cap.width / 2))),
          y: cap.y + cap.height / 4 + Int(number(max(1, cap.height / 2))))
        // Before the same thumb comes down again.
        let last = min(downs[index + 1] + 80, downs[index + 2] - 1)
        let up = downs[index] + 20 + number(last - downs[index] - 19)
        let id = UInt32(index + 1)
        steps.append((downs[index], KeyTouch(id: id, phase: .began, point: point)))
        steps.append((up, KeyTouch(id: id, phase: .ended, point: point)))
      }
      let frames = steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map {
        step in
        KeyTouchFrame(time: .zero + .milliseconds(step.element.time), touches: [step.element.touch])
      }
      return (frames, text)
    }

    /// The next key; what it types goes to the text.
    private mutating func choose(isLast: Bool, _ text: inout [String]) -> PlacedKey {
      let keys = plan.planes[plane].keys
      // An apostrophe leads back to the letters.
      let plain = keys.filter { placed in
        placed.key.role == .character && placed.key.plane == nil && !["", "'", "’"].contains(placed.key.output)
      }
      // Behind shift comes a key that shows it.
      if !isShifted && !isLast {
        if number(6) == 0, let shift = keys.first(where: { $0.key.role == .shift }) {
          isShifted = true
          return shift
        }
        if number(8) == 0,
          let other = keys.filter({ $0.key.role == .plane && $0.plane != plane }).randomElement(using: &random)
        {
          plane = other.plane ?? plane
          return other
        }
      }
      let placed = plain[Int(number(plain.count))]
      text.append(isShifted ? placed.key.shiftedOutput : placed.key.output)
      isShifted = false
      return placed
    }

    private mutating func number(_ bound: Int) -> Int64 { Int64(random.next() % UInt64(bound)) }
    private mutating func number(_ bound: Int64) -> Int64 { Int64(random.next() % UInt64(bound)) }
  }
}
