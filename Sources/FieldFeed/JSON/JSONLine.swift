import FoundationEssentials

/// JSON as the control socket carries it: one line, members sorted by name, so that the same value is the same line.
enum JSONLine {
  /// The value without blanks and without a line's end; line ends in strings are escaped.
  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      // Only a number that is not finite fails, and what this module writes has whole ones.
      preconditionFailure("not to be written as JSON: \(type(of: value))")
    }
  }
}
