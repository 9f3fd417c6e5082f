/// A character reference in an attribute's value: `&amp;`, `&#64;`, `&#x40;`.
struct HTMLCharacterReference {
  /// What it stands for, as UTF-8.
  let text: [UInt8]
  /// How many bytes it takes.
  let length: Int

  /// U+FFFD, which stands for what cannot be a character.
  static let replacement: [UInt8] = [0xef, 0xbf, 0xbd]

  /// Reads the reference that begins with the `&` at a place; nil where it stands for itself.
  init?(in bytes: [UInt8], at start: Int) {
    guard start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == 0x23 {
      self.init(number: bytes, at: start)
    } else {
      self.init(named: bytes, at: start)
    }
  }

  private init?(number bytes: [UInt8], at start: Int) {
    var position = start + 2
    let isHexadecimal = position < bytes.count && ASCII.lowercased(bytes[position]) == 0x78
    if isHexadecimal { position += 1 }
    let first = position
    var value: UInt32 = 0
    while position < bytes.count, let digit = Self.digit(bytes[position], isHexadecimal: isHexadecimal) {
      // Beyond the last character all numbers are alike.
      if value < 0x11_0000 { value = value * (isHexadecimal ? 16 : 10) + digit }
      position += 1
    }
    guard position > first else { return nil }
    if position < bytes.count, bytes[position] == 0x3b { position += 1 }
    self.init(text: Self.utf8(value), length: position - start)
  }

  private init(text: [UInt8], length: Int) {
    self.text = text
    self.length = length
  }

  private init?(named bytes: [UInt8], at start: Int) {
    var end = start + 1
    while end < bytes.count, end - start <= Self.longestName, ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) {
      end += 1
    }
    guard end > start + 1 else { return nil }
    guard end < bytes.count, bytes[end] == 0x3b else {
      self.init(legacy: bytes, from: start, to: end)
      return
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    guard let text = Self.named[name] else { return nil }
    self.init(text: Array(text.utf8), length: end + 1 - start)
  }

  /// Names from before the semicolon was required. In a value they stand for themselves before `=`, letters and digits:
  /// `?a=1&lt=2`.
  private init?(legacy bytes: [UInt8], from start: Int, to end: Int) {
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    guard Self.withoutSemicolon.contains(name), let text = Self.named[name] else { return nil }
    guard end == bytes.count || bytes[end] != 0x3d else { return nil }
    self.init(text: Array(text.utf8), length: end - start)
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    if ASCII.isDigit(byte) { return UInt32(byte - 0x30) }
    let small = ASCII.lowercased(byte)
    return isHexadecimal && small >= 0x61 && small <= 0x66 ? UInt32(small - 0x61 + 10) : nil
  }

  private static func utf8(_ value: UInt32) -> [UInt8] {
    let mapped = value >= 0x80 && value < 0xa0 ? UInt32(windows1252[Int(value - 0x80)]) : value
    guard mapped != 0, let scalar = Unicode.Scalar(mapped) else { return replacement }
    return Array(String(Character(scalar)).utf8)
  }

  private static let longestName = 16

  private static let withoutSemicolon = ["amp", "AMP", "lt", "LT", "gt", "GT", "quot", "QUOT", "nbsp", "copy", "reg"]

  /// Names of the standard for the characters of ASCII, blanks and dashes, and those that stand in forms.
  private static let named: [String: String] = [
    "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\"", "apos": "'",
    "Tab": "\t", "NewLine": "\n", "excl": "!", "num": "#", "dollar": "$", "percnt": "%", "lpar": "(", "rpar": ")",
    "ast": "*", "midast": "*", "plus": "+", "comma": ",", "period": ".", "sol": "/", "colon": ":", "semi": ";",
    "equals": "=", "quest": "?", "commat": "@", "lsqb": "[", "lbrack": "[", "bsol": "\\", "rsqb": "]", "rbrack": "]",
    "Hat": "^", "lowbar": "_", "UnderBar": "_", "grave": "`", "DiacriticalGrave": "`", "lcub": "{", "lbrace": "{",
    "verbar": "|", "vert": "|", "VerticalLine": "|", "rcub": "}", "rbrace": "}", "nbsp": "\u{a0}",
    "NonBreakingSpace": "\u{a0}", "shy": "\u{ad}", "hyphen": "\u{2010}", "dash": "\u{2010}", "ndash": "\u{2013}",
    "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201c}", "rdquo": "\u{201d}",
    "laquo": "\u{ab}", "raquo": "\u{bb}", "hellip": "\u{2026}", "copy": "\u{a9}", "reg": "\u{ae}", "deg": "\u{b0}",
    "cent": "\u{a2}", "pound": "\u{a3}", "yen": "\u{a5}", "euro": "\u{20ac}", "sect": "\u{a7}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200c}", "zwj": "\u{200d}",
  ]

  /// What numbers from 128 to 159 stand for: the standard reads them as that code page.
  private static let windows1252: [UInt16] = [
    0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d, 0x017d,
    0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,
    0x017e, 0x0178,
  ]
}
