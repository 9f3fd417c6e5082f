/// The domain of a site, in the one spelling that the store has for it.
public enum SiteName {
  /// The domain of `https://login.example.com:8443/path`, or of `login.example.com`; nil for what is neither.
  ///
  /// Letters of ASCII become small; a port, a user and a last dot are left out. Longer names than 253 bytes are none
  /// (RFC 1035, section 2.3.4).
  public static func domain(of text: String) -> String? {
    var rest = Substring(text)
    if let scheme = rest.firstRange(of: "://") {
      let name = rest[..<scheme.lowerBound].lowercased()
      guard name == "https" || name == "http" else { return nil }
      rest = rest[scheme.upperBound...]
    }
    rest = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != "\\" }
    if let at = rest.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    if rest.hasPrefix("[") {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      let address = rest[rest.index(after: rest.startIndex)..<end]
      return address.isEmpty || !address.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." })
        ? nil : address.lowercased()
    }
    if let colon = rest.lastIndex(of: ":") {
      guard rest[rest.index(after: colon)...].allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
      rest = rest[..<colon]
    }
    if rest.hasSuffix(".") { rest.removeLast() }
    let labels = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard rest.utf8.count <= 253, labels.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(isOfName) }) else {
      return nil
    }
    return rest.lowercased()
  }

  /// Letters, digits and hyphens; underlines are met in practice; other scripts are left to whoever compares.
  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: scalar.value > 0x9f && !scalar.properties.isWhitespace
    }
  }
}
