import KeyboardCore
import KeypaneApp
import Posix

/// A finger that types letters and lands beside the middle of the keys: scattered by a quarter of the pitch, and off by as
/// much everywhere, as on a panel that is seen at an angle. What it hits wrongly it does not correct.
///
/// Touches that would land on a key that is no letter are aimed anew: the touch model has no say in those, and a plane
/// that was shown by mistake would spoil all that follows.
struct ScatteredTyping {
  private(set) var steps: [FingerStep] = []
  /// The letters that are meant, one a touch.
  private(set) var meant: [UInt8] = []

  /// How many keys are typed.
  static let count = 1000
  /// Of the pitch: fingertips on keys as wide as those of a telephone are spread by about a quarter of them.
  private static let deviation = 0.25
  private static let words = "any quick zebra jumps over the lazy dog while six visitors put their names on badges"

  /// - Parameter offset: shares of the pitch.
  init(plan: LayoutPlan, offset: SharePoint) {
    let keys = plan.planes[plan.openingPlane]
    var chance = Chance(state: 5)
    var time = Instant(microseconds: 1000)
    let letters = Self.words.utf8.filter { $0 != UInt8(ascii: " ") }
    for number in 0..<Self.count {
      let letter = letters[number % letters.count]
      guard let key = keys.keys.first(where: { Array($0.key.output.utf8) == [letter] }) else {
        preconditionFailure("the layout has no key for a letter of the script")
      }
      let width = Double(key.cap.width + plan.geometry.gapX)
      let height = Double(plan.geometry.rowPitch)
      var point: KeyPoint
      repeat {
        let x = (offset.x + Self.deviation * chance.normal()) * width
        let y = (offset.y + Self.deviation * chance.normal()) * height
        point = KeyPoint(x: key.cap.centre.x + Int(x.rounded()), y: key.cap.centre.y + Int(y.rounded()))
      } while !(keys.key(at: point).map { Self.isLetter(keys.keys[$0].key) } ?? false)
      steps.append(FingerStep(time: time, finger: 0, phase: .began, point: point))
      steps.append(FingerStep(time: time + .milliseconds(70), finger: 0, phase: .ended, point: point))
      time = time + .milliseconds(200)
      meant.append(letter)
    }
  }

  private static func isLetter(_ key: LayoutKey) -> Bool {
    key.role == .character && key.output.utf8.count == 1 && (key.output.utf8.first.map(isSmall) ?? false)
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  /// How many keys were typed that are not those that were meant.
  /// - Parameter transcript: of `keypane replay`; its one field is the only place with so many letters in a row.
  func errors(in transcript: [UInt8]) throws(AppError) -> Int {
    let typed = transcript.split { !Self.isSmall($0) }.max { $0.count < $1.count } ?? []
    guard typed.count == meant.count else {
      throw AppError(.software, "\(meant.count) scattered touches typed \(typed.count) letters")
    }
    return zip(typed, meant).count { $0 != $1 }
  }

  /// Numbers that come again (SplitMix64).
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }

    /// Normally distributed, mean 0, deviation 1: the sum of twelve even ones is near enough.
    mutating func normal() -> Double {
      var sum = -6.0
      for _ in 0..<12 { sum += Double.random(in: 0..<1, using: &self) }
      return sum
    }
  }
}
