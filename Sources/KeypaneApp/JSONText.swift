import FoundationEssentials
import Posix

/// JSON as the program prints it: keys in order, so that the same result is the same text.
enum JSONText {
  /// One document and a line end.
  static func encode(_ value: some Encodable, pretty: Bool = false) throws(AppError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return Array(try encoder.encode(value)) + [0x0a]
    } catch {
      throw AppError(.software, "the result cannot be written as JSON")
    }
  }
  /// A document a line.
  static func lines(_ values: [some Encodable]) throws(AppError) -> [UInt8] {
    var bytes: [UInt8] = []
    for value in values { bytes += try encode(value) }
    return bytes
  }
}

/// Two values as one JSON object that has the members of both.
struct Joined<First: Encodable, Second: Encodable>: Encodable {
  var first: First
  var second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func encode(to encoder: any Encoder) throws {
    try first.encode(to: encoder)
    try second.encode(to: encoder)
  }
}
