/// What may be typed into a field as one value.
public enum FieldValue {
  /// Nothing longer is typed without having been asked for: no site's code, no account and no password is.
  public static let longest = 1024

  /// Whether a text is a value of one field: not empty, not longer than `longest` scalars, and without anything that
  /// a key of its own types or that turns the text around. A line's end would send the form, a tab would put what is
  /// left into the next field. Sources: Unicode's general categories Cc, Zl and Zp, and the directional formatting
  /// characters of UAX 9.
  public static func isOne(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard !scalars.isEmpty, scalars.prefix(longest + 1).count <= longest else { return false }
    return !scalars.contains(where: isControl)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1f, 0x7f...0x9f, 0x2028, 0x2029: true
    case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
