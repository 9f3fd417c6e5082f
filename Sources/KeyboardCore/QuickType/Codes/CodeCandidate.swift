/// Digits (and capitals) of a message that have the form of a code.
struct CodeCandidate: Sendable {
  /// The pieces that it is written in.
  var pieces: ClosedRange<Int>
  /// Without what groups it, and without the name before it: `G-123456` is `123456`.
  var code: String
  /// How unlikely its form is: 0 for six digits, more for what could be a year or a word.
  var doubt: Int
}
