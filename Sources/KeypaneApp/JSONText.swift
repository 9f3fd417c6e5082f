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
}
