import KeyboardCore
import TestSupport
import Testing

/// Random fingers on keys that offer everything: whatever they do, the laws hold. A failure names its seed.
@Suite struct GestureLawTests {
  @Test func theLawsHold() {
    let menu = KeyboardMenu(names: ["English", "Deutsch"], emoji: "Emoji")
    let start = GestureBoard(menu: menu).keyboard
    var kinds: Set<String> = []
    for seed in 1...500 as ClosedRange<UInt64> {
      let first = play(start, seed: seed)
      #expect(first == play(start, seed: seed), "seed \(seed): the same touches gave something else")
      for (one, other) in zip(first, first.dropFirst()) {
        #expect(one.time <= other.time, "seed \(seed): time goes backwards")
      }
      for action in first { kinds.insert(Self.kind(action)) }
    }
    // The fingers have been everywhere, else the laws say little.
    #expect(
      kinds.isSuperset(of: [
        "é", "ki", "ku", "1", "replace", "chord", "keystroke", "nextKeyboard", "keyboard", "emoji", "'",
      ]))
  }

  private static func kind(_ action: KeyAction) -> String {
    switch action.command {
    case .insert(let text): text
    case .replace: "replace"
    case .chord: "chord"
    case .keystroke: "keystroke"
    case .nextKeyboard: "nextKeyboard"
    case .keyboard: "keyboard"
    case .emoji: "emoji"
    case .deleteBackward, .deleteWordBackward, .returnKey, .hide, .search, .choose: "other"
    }
  }

  private func play(_ start: Keyboard, seed: UInt64) -> [KeyAction] {
    var keyboard = start
    var random = SeededRandom(seed: seed)
    var effects = Effects()
    var down: [(id: UInt32, point: KeyPoint)] = []
    var time = Instant.zero
    func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    for next in 1...40 as ClosedRange<UInt32> {
      time = time + .milliseconds(Int64([20, 90, 300, 600][number(4)]))
      var touches: [KeyTouch] = []
      for index in down.indices.reversed() where number(2) == 0 {
        // Fingers slide about a key's width a step.
        down[index].point.x += number(161) - 80
        down[index].point.y += number(121) - 60
        let phase: Contact.Phase = [.ended, .moved, .moved, .cancelled, .ended, .moved][number(6)]
        touches.append(KeyTouch(id: down[index].id, phase: phase, point: down[index].point))
        if phase != .moved { down.remove(at: index) }
      }
      if number(2) == 0 {
        let keys = keyboard.plan.planes[keyboard.plane].keys
        // Often the same key again, for taps that follow each other.
        let point = keys[number(3) == 0 ? number(min(3, keys.count)) : number(keys.count)].cap.centre
        touches.append(KeyTouch(id: next, phase: .began, point: point))
        down.append((next, point))
      }
      keyboard.handle(KeyTouchFrame(time: time, touches: touches), into: &effects)
      if down.isEmpty { expectNothingHeld(keyboard, seed: seed) }
      // The session may be cut off anywhere.
      var cut = keyboard
      let typed = effects.actions.count
      cut.cancel(into: &effects)
      expectNothingHeld(cut, seed: seed)
      #expect(effects.actions.count == typed, "seed \(seed): letting go types")
    }
    return effects.actions
  }

  private func expectNothingHeld(_ keyboard: Keyboard, seed: UInt64) {
    let picture = keyboard.picture()
    #expect(picture.popup == nil && picture.preview == nil, "seed \(seed): something is open without a finger")
    #expect(!picture.keys.contains { $0.isPressed }, "seed \(seed): a key is pressed without a finger")
    #expect(keyboard.deadline == nil, "seed \(seed): a deadline without a finger")
  }
}
