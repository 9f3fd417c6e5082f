/// A page's text in UTF-8, whatever its file is written in.
struct PageText {
  let bytes: [UInt8]
  /// The name of the page's encoding where it is not known and the text is therefore not understood.
  private(set) var unknown: String?

  /// A byte order mark counts most, then what the page declares, then whether the bytes are UTF-8; what is none
  /// otherwise is Windows-1252, the Web's default. U+0000 becomes U+FFFD, as HTML wants it.
  init(_ file: [UInt8]) {
    var bytes: [UInt8]
    if file.starts(with: [0xff, 0xfe]) {
      bytes = Array(Self.utf16(file.dropFirst(2)) { low, high in UInt16(low) | UInt16(high) << 8 }.utf8)
    } else if file.starts(with: [0xfe, 0xff]) {
      bytes = Array(Self.utf16(file.dropFirst(2)) { high, low in UInt16(low) | UInt16(high) << 8 }.utf8)
    } else if file.starts(with: [0xef, 0xbb, 0xbf]) {
      bytes = Array(String(decoding: file.dropFirst(3), as: UTF8.self).utf8)
    } else {
      (bytes, unknown) = Self.declared(file)
    }
    if bytes.contains(0) { bytes = bytes.flatMap { $0 == 0 ? [0xef, 0xbf, 0xbd] : [$0] } }
    self.bytes = bytes
  }

  private static func declared(_ file: [UInt8]) -> (bytes: [UInt8], unknown: String?) {
    let declaration = PageDeclaration(file[...], PageScan(file))
    let isUTF8 = String(validating: file, as: UTF8.self) != nil
    switch declaration.encoding {
    case .utf8: return (Array(String(decoding: file, as: UTF8.self).utf8), nil)
    case .windows1252: return (Array(windows1252(file[...]).utf8), nil)
    case .legacy(let name):
      guard let decoder = PageDecoder(name) else { return (file, name) }
      return (decoder.decode(file[...]), nil)
    case nil:
      // Bytes that are UTF-8 hardly ever are anything else, but for encodings of seven bits, which use escapes.
      if isUTF8, declaration.unknown == nil || !file.contains(0x1b) { return (file, nil) }
      return (Array(windows1252(file[...]).utf8), declaration.unknown)
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, _ unit: (UInt8, UInt8) -> UInt16) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  private static func windows1252(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let code = (0x80...0x9f).contains(byte) ? codes[Int(byte) - 0x80] : UInt16(byte)
      text.append(Unicode.Scalar(code) ?? "\u{fffd}")
    }
    return String(text)
  }

  /// 0x80 to 0x9f of Windows-1252; places that it leaves free stay what they are.
  private static let codes: [UInt16] = [
    0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,
    0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
    0x0153, 0x9d, 0x017e, 0x0178,
  ]
}
