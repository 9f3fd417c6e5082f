import KeyboardCore

/// The part of our own keymap that is a `us` keyboard: all of ASCII, on two levels.
enum OwnLatin {
  /// The 47 keys of letters, digits and signs, in their order from the top left.
  static let keys: [UInt16] = rows.flatMap { row in row.plain.indices.map { row.first + UInt16($0) } } + [41, 43]

  /// Every character of ASCII that a key types.
  static let all: [(scalar: Unicode.Scalar, place: OwnPlace)] =
    rows.flatMap { row in
      row.plain.indices.flatMap { index in both(row.first + UInt16(index), row.plain[index], row.shifted[index]) }
    } + both(41, "`", "~") + both(43, "\\", "|") + [(" ", OwnPlace(code: KeyCode.space, level: 1))]

  /// Keys whose codes follow one another.
  private struct Row {
    var first: UInt16
    var plain: [Unicode.Scalar]
    var shifted: [Unicode.Scalar]

    init(_ first: UInt16, _ plain: String, _ shifted: String) {
      self.first = first
      self.plain = Array(plain.unicodeScalars)
      self.shifted = Array(shifted.unicodeScalars)
    }
  }

  private static let rows = [
    Row(2, "1234567890-=", "!@#$%^&*()_+"),
    Row(16, "qwertyuiop[]", "QWERTYUIOP{}"),
    Row(30, "asdfghjkl;'", "ASDFGHJKL:\""),
    Row(44, "zxcvbnm,./", "ZXCVBNM<>?"),
  ]

  private static func both(
    _ code: UInt16, _ plain: Unicode.Scalar, _ shifted: Unicode.Scalar
  ) -> [(scalar: Unicode.Scalar, place: OwnPlace)] {
    [(plain, OwnPlace(code: code, level: 1)), (shifted, OwnPlace(code: code, level: 2))]
  }
}
