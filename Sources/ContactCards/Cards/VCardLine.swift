/// A line of a vCard file with all the lines that continue it.
struct VCardLine: Sendable {
  /// Where its first part stands, counted from 1.
  var number: Int
  /// Without the ends of its lines and without the blank that begins a continuation. Lines are joined as bytes: a line may
  /// be folded in the middle of a character.
  var bytes: [UInt8]
}
