/// Undoes what `ENCODING` and `CHARSET` say of a value.
enum VCardEncoding {
  /// Why a value cannot be read.
  struct Fault: Error {
    /// A sentence without its place.
    var reason: String
  }

  /// The value in UTF-8. Version 4.0 knows nothing else; in 3.0 `ENCODING=b` and, from older programs, `CHARSET` may say
  /// otherwise.
  static func utf8(_ property: VCardProperty) throws(Fault) -> [UInt8] {
    let text = try inUTF8(property)
    if hasControls(text) { throw Fault(reason: "\(property.name) has a control character") }
    return text
  }

  /// Whether there are control characters but ends of lines and tabs in UTF-8: U+0000 to U+001F, U+007F to U+009F.
  static func hasControls(_ text: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F { return true }
      if last == 0xC2 && byte < 0xA0 && byte != 0x85 { return true }
      last = byte
    }
    return false
  }

  private static func inUTF8(_ property: VCardProperty) throws(Fault) -> [UInt8] {
    let bytes = try decoded(property)
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes }
    let charset = property.parameter("CHARSET")?.uppercased() ?? "UTF-8"
    switch charset {
    case "UTF-8", "UTF8":
      guard String(validating: bytes, as: UTF8.self) != nil else {
        let remedy =
          property.parameter("CHARSET") == nil ? ", or say what it is, as in \(property.name);CHARSET=ISO-8859-1" : ""
        throw Fault(reason: "\(property.name) is not UTF-8: save the file as UTF-8" + remedy)
      }
      return bytes
    case "ISO-8859-1", "ISO_8859-1", "LATIN1", "LATIN-1": return fromLatin1(bytes)
    case "WINDOWS-1252", "CP1252": return try fromWindows1252(bytes, property.name)
    default:
      throw Fault(reason: "\(property.name) is in a character set that is not read: save the file as UTF-8")
    }
  }

  private static func decoded(_ property: VCardProperty) throws(Fault) -> [UInt8] {
    switch property.parameter("ENCODING")?.uppercased() {
    case nil, "8BIT", "7BIT": return property.value
    case "B", "BASE64":
      guard let bytes = Base64.decoded(property.value) else {
        throw Fault(reason: "\(property.name) is not what ENCODING=b promises")
      }
      return bytes
    case "QUOTED-PRINTABLE":
      throw Fault(reason: "\(property.name) is quoted-printable, as in vCard 2.1: export the card as vCard 3.0 or 4.0")
    default: throw Fault(reason: "\(property.name) is in an encoding that is not known: 3.0 knows b")
    }
  }

  private static func fromLatin1(_ bytes: [UInt8]) -> [UInt8] {
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return Array(text.utf8)
  }

  /// Source: Unicode's CP1252.TXT. Five places are empty.
  private static func fromWindows1252(_ bytes: [UInt8], _ name: String) throws(Fault) -> [UInt8] {
    let upper = Array("€\u{0}‚ƒ„…†‡ˆ‰Š‹Œ\u{0}Ž\u{0}\u{0}‘’“”•–—˜™š›œ\u{0}žŸ".unicodeScalars)
    var text = ""
    for byte in bytes {
      let scalar = (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte)
      if scalar == "\0" { throw Fault(reason: "\(name) is not Windows-1252") }
      text.unicodeScalars.append(scalar)
    }
    return Array(text.utf8)
  }
}
