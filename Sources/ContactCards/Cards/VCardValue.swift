/// What a property's value says: character sets, encodings and escapes undone.
struct VCardValue {
  /// The longest value that is taken, in bytes: nobody's name is longer.
  static let longest = 64 << 10

  private let bytes: [UInt8]
  private let property: VCardProperty
  private let file: String

  /// Text in UTF-8, escapes still in it.
  init(_ property: VCardProperty, file: String) throws(ContactCardError) {
    self.property = property
    self.file = file
    if property.value.count > Self.longest {
      throw ContactCardError(
        file: file, line: property.line, reason: "\(property.name) is longer than \(Self.longest) bytes")
    }
    do throws(VCardEncoding.Fault) {
      bytes = try VCardEncoding.utf8(property)
    } catch {
      throw ContactCardError(file: file, line: property.line, reason: error.reason)
    }
  }

  /// A single text in one line. Commas and semicolons that are not escaped stand for themselves.
  func text() throws(ContactCardError) -> String {
    Self.oneLine(try split([])[0][0])
  }

  /// A single text, line by line.
  func lines() throws(ContactCardError) -> [String] {
    Self.lines(try split([])[0][0])
  }

  /// Texts with commas between them, each in one line.
  func list() throws(ContactCardError) -> [String] {
    try split([0x2C])[0].map(Self.oneLine)
  }

  /// Components with semicolons between them, each a list.
  func components(most: Int) throws(ContactCardError) -> [[String]] {
    let components = try split([0x2C, 0x3B])
    if components.count > most { throw error("\(property.name) has more than \(most) parts") }
    return components
  }

  /// What stands in the file, without escapes of its own: a URI, a date.
  func raw() -> String {
    Self.oneLine(String(decoding: bytes, as: UTF8.self))
  }

  /// Lines that say something, without blanks around them.
  static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { oneLine(String($0)) }.filter { !$0.isEmpty }
  }

  /// Ends of lines and tabs as blanks, none of them at either end: what goes into a field of one line.
  static func oneLine(_ text: String) -> String {
    var line = ""
    for character in text {
      let isBlank = character.isNewline || character == "\t" || character == " "
      if isBlank && line.isEmpty { continue }
      line.append(isBlank ? " " : character)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// At semicolons, then at commas, where they are among the separators and not escaped.
  private func split(_ separators: [UInt8]) throws(ContactCardError) -> [[String]] {
    var components: [[String]] = [[]]
    var text: [UInt8] = []
    var isEscape = false
    func end() {
      components[components.count - 1].append(String(decoding: text, as: UTF8.self))
      text = []
    }
    for byte in bytes {
      if isEscape {
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(0x0A)
        case UInt8(ascii: "\\"), 0x2C, 0x3A, 0x3B: text.append(byte)
        default: throw error("\(property.name) has a backslash that escapes nothing: write it as \\\\")
        }
        isEscape = false
      } else if byte == UInt8(ascii: "\\") {
        isEscape = true
      } else if separators.contains(byte) {
        end()
        if byte == 0x3B { components.append([]) }
      } else {
        text.append(byte)
      }
    }
    if isEscape { throw error("\(property.name) ends with a backslash that escapes nothing: write it as \\\\") }
    end()
    return components
  }

  private func error(_ reason: String) -> ContactCardError {
    ContactCardError(file: file, line: property.line, reason: reason)
  }
}
