import KeyboardCore
import Vault

/// A PIN that somebody is asked for, on the pad of the staff exit: not the staff's, but that of whoever the store belongs
/// to. It knows no PIN; who asks compares.
struct PINRequest: Sendable {
  /// What becomes of the pad.
  enum Change: Sendable {
    /// Nothing that is to be seen.
    case none
    /// It shows something else.
    case text
    /// The digits are to be compared.
    case entered
    /// Nobody wants to say a PIN.
    case cancelled
  }

  /// What is said while nothing is typed.
  var prompt: String
  /// As ASCII.
  private(set) var digits: [UInt8] = []
  /// It goes by itself then.
  private(set) var deadline: Instant

  /// A pad that nobody touches for so long goes by itself.
  static let patience = Interval.milliseconds(30_000)

  init(_ prompt: String, at now: Instant) {
    self.prompt = prompt
    deadline = now + Self.patience
    digits.reserveCapacity(VaultKey.pinLengths.upperBound)
  }

  /// What stands above the digits.
  var words: String { digits.isEmpty ? prompt : String(repeating: "•", count: digits.count) }

  /// Somebody is there.
  mutating func touched(at now: Instant) { deadline = now + Self.patience }

  /// Takes what a key of the pad does.
  mutating func take(_ command: KeyCommand) -> Change {
    switch command {
    case .insert(let text):
      guard digits.count < VaultKey.pinLengths.upperBound else { return .none }
      digits += text.utf8
      return .text
    case .deleteBackward, .deleteWordBackward:
      if !digits.isEmpty { digits[digits.count - 1] = 0 }
      _ = digits.popLast()
      return .text
    case .returnKey: return digits.isEmpty ? .none : .entered
    case .hide: return .cancelled
    case .replace, .keystroke, .chord, .nextKeyboard, .keyboard, .emoji, .search, .choose: return .none
    }
  }

  /// The digits are overwritten: other ones are asked for.
  mutating func forget() {
    for index in digits.indices { digits[index] = 0 }
    digits.removeAll(keepingCapacity: true)
  }
}
