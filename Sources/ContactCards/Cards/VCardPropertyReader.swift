/// Reads one line: `[group "."] name *(";" parameter) ":" value`.
struct VCardPropertyReader {
  /// The most parameters of a property: the RFCs know a dozen.
  static let mostParameters = 100

  private let line: VCardLine
  private let file: String
  private var position = 0

  private init(_ line: VCardLine, file: String) {
    self.line = line
    self.file = file
  }

  /// The property that a line is.
  /// - Parameter version: nil before the card has said it.
  static func read(
    _ line: VCardLine, version: VCardVersion?, file: String
  ) throws(ContactCardError) -> VCardProperty {
    var reader = VCardPropertyReader(line, file: file)
    return try reader.property(version)
  }

  private mutating func property(_ version: VCardVersion?) throws(ContactCardError) -> VCardProperty {
    var group: String?
    var name = try self.name("the name of a property")
    if take(".") {
      group = name.lowercased()
      name = try self.name("the name of a property")
    }
    var parameters: [VCardParameter] = []
    while take(";") {
      if parameters.count == Self.mostParameters {
        throw error("\(name) has more than \(Self.mostParameters) parameters")
      }
      parameters.append(try parameter(version))
    }
    guard take(":") else { throw error("expected : behind \(name)") }
    return VCardProperty(
      line: line.number, group: group, name: name.uppercased(), parameters: parameters,
      value: Array(line.bytes[position...]))
  }

  private mutating func parameter(_ version: VCardVersion?) throws(ContactCardError) -> VCardParameter {
    let name = try self.name("the name of a parameter")
    guard take("=") else {
      throw error("the parameter \(name) has no value: vCard 2.1 writes so, 3.0 and 4.0 write TYPE=\(name)")
    }
    var values: [String] = []
    repeat { values.append(try parameterValue(name, version)) } while take(",")
    return VCardParameter(name: name.uppercased(), values: values)
  }

  private mutating func parameterValue(_ name: String, _ version: VCardVersion?) throws(ContactCardError) -> String {
    let isQuoted = take("\"")
    let start = position
    while position < line.bytes.count {
      let byte = line.bytes[position]
      if byte == UInt8(ascii: "\"") || !isQuoted && (byte == 0x2C || byte == 0x3A || byte == 0x3B) { break }
      position += 1
    }
    let bytes = Array(line.bytes[start..<position])
    if isQuoted && !take("\"") { throw error("a quotation mark without a second one in \(name)") }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw error("the parameter \(name) is not UTF-8") }
    if VCardEncoding.hasControls(bytes) { throw error("the parameter \(name) has a control character") }
    return version == .four ? Self.uncircumflexed(text) : text
  }

  /// RFC 6868: `^n`, `^'` and `^^`; any other circumflex stands for itself.
  private static func uncircumflexed(_ text: String) -> String {
    if !text.contains("^") { return text }
    var plain = ""
    var isEscape = false
    for character in text {
      if isEscape {
        switch character {
        case "n": plain.append("\n")
        case "'": plain.append("\"")
        case "^": plain.append("^")
        default:
          plain.append("^")
          plain.append(character)
        }
        isEscape = false
      } else if character == "^" {
        isEscape = true
      } else {
        plain.append(character)
      }
    }
    return isEscape ? plain + "^" : plain
  }

  private mutating func name(_ what: String) throws(ContactCardError) -> String {
    let start = position
    while position < line.bytes.count, Self.isNameByte(line.bytes[position]) { position += 1 }
    if position == start { throw error("expected \(what)") }
    if position - start > 64 { throw error("\(what) is longer than 64 characters") }
    return String(decoding: line.bytes[start..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
    default: false
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard position < line.bytes.count, line.bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private func error(_ reason: String) -> ContactCardError {
    ContactCardError(file: file, line: line.number, reason: reason)
  }
}
