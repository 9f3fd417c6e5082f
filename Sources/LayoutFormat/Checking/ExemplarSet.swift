/// The letters that CLDR lists for a language: a UnicodeSet of characters, ranges and strings, as its files write it.
public struct ExemplarSet: Sendable {
  /// In the order of the file.
  public private(set) var letters: [String] = []

  /// Nil for text that is no such set. `[a à c-e {ch} \u0915 \-]`
  public init?(_ text: String) {
    guard text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count > 1 else { return nil }
    var rest = text.dropFirst().dropLast().unicodeScalars[...]
    var last: Unicode.Scalar?
    while let scalar = rest.popFirst() {
      if scalar == " " {
        last = nil
      } else if scalar == "{" {
        var string = ""
        while rest.first != "}" {
          guard let one = Self.character(&rest) else { return nil }
          string.unicodeScalars.append(one)
        }
        rest = rest.dropFirst()
        letters.append(string)
        last = nil
      } else if scalar == "-", let start = last, let end = Self.character(&rest), start.value < end.value,
        end.value - start.value < 30_000
      {
        for value in (start.value + 1)...end.value {
          if let one = Unicode.Scalar(value) { letters.append(String(one)) }
        }
        last = nil
      } else {
        let one: Unicode.Scalar
        if scalar == "\\" {
          guard let escaped = Self.escaped(&rest) else { return nil }
          one = escaped
        } else {
          one = scalar
        }
        letters.append(String(one))
        last = one
      }
    }
  }

  private static func character(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    return scalar == "\\" ? escaped(&rest) : scalar
  }

  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    guard scalar == "u" else { return scalar }
    let digits = String(rest.prefix(4))
    guard digits.utf8.count == 4, let number = UInt32(digits, radix: 16) else { return nil }
    rest = rest.dropFirst(4)
    return Unicode.Scalar(number)
  }
}
