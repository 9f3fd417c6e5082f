/// A page's text in UTF-8, whatever its file is written in.
struct PageText {
  let bytes: [UInt8]

  /// UTF-16 where a byte order mark says so; what is no UTF-8 otherwise is Windows-1252, the Web's default.
  ///
  /// Names of other encodings are not obeyed: attributes are ASCII anyway. U+0000 becomes U+FFFD, as HTML wants it.
  init(_ file: [UInt8]) {
    let text: String
    if file.starts(with: [0xff, 0xfe]) {
      text = Self.utf16(file.dropFirst(2)) { low, high in UInt16(low) | UInt16(high) << 8 }
    } else if file.starts(with: [0xfe, 0xff]) {
      text = Self.utf16(file.dropFirst(2)) { high, low in UInt16(low) | UInt16(high) << 8 }
    } else {
      let file = file.starts(with: [0xef, 0xbb, 0xbf]) ? file.dropFirst(3) : file[...]
      if String(validating: file, as: UTF8.self) != nil || Self.saysUTF8(file) {
        text = String(decoding: file, as: UTF8.self)
      } else {
        text = Self.windows1252(file)
      }
    }
    let bytes = Array(text.utf8)
    self.bytes = bytes.contains(0) ? bytes.flatMap { $0 == 0 ? [0xef, 0xbf, 0xbd] : [$0] } : bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, _ unit: (UInt8, UInt8) -> UInt16) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  /// A page whose head names UTF-8 is UTF-8 with a mistake in it.
  private static func saysUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    return head.contains("charset=utf-8") || head.contains("charset=\"utf-8") || head.contains("charset='utf-8")
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
