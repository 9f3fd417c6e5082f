import CSystemd

/// Reads what a message carries, whatever it is.
enum BusReader {
  /// Containers in containers; the protocol allows 64.
  private static let deepest = 64

  /// The values of a message, or of a container that has been entered.
  static func values(_ message: OpaquePointer, depth: Int = 0) -> [BusValue] {
    var found: [BusValue] = []
    while let value = unsafe value(message, depth: depth) { found.append(value) }
    return found
  }

  /// The next value; nil at the end, and where the message cannot be read.
  private static func value(_ message: OpaquePointer, depth: Int) -> BusValue? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard unsafe sd_bus_message_peek_type(message, &type, &contents) > 0, depth < deepest else { return nil }
    switch UInt8(bitPattern: type) {
    case UInt8(ascii: "a"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "e"), UInt8(ascii: "r"):
      return unsafe container(message, type, contents, depth: depth).map { .list($0) }
    case UInt8(ascii: "v"):
      guard let members = unsafe container(message, type, contents, depth: depth) else { return nil }
      return members.first ?? .other
    default:
      return unsafe basic(message, type)
    }
  }

  private static func container(
    _ message: OpaquePointer, _ type: CChar, _ contents: UnsafePointer<CChar>?, depth: Int
  ) -> [BusValue]? {
    guard unsafe sd_bus_message_enter_container(message, type, contents) > 0 else { return nil }
    let members = unsafe values(message, depth: depth + 1)
    guard unsafe sd_bus_message_exit_container(message) >= 0 else { return nil }
    return members
  }

  private static func basic(_ message: OpaquePointer, _ type: CChar) -> BusValue? {
    func read<Value: BitwiseCopyable>(_ zero: Value) -> Value? {
      var value = zero
      let result = unsafe withUnsafeMutablePointer(to: &value) { unsafe sd_bus_message_read_basic(message, type, $0) }
      return result > 0 ? value : nil
    }
    func signed(_ number: Int64) -> BusValue { number < 0 ? .negative(number) : .unsigned(UInt64(number)) }
    switch UInt8(bitPattern: type) {
    case UInt8(ascii: "s"), UInt8(ascii: "g"): return unsafe text(message, type).map { .string($0) }
    case UInt8(ascii: "o"): return unsafe text(message, type).map { .path($0) }
    case UInt8(ascii: "b"): return read(Int32(0)).map { .bool($0 != 0) }
    case UInt8(ascii: "y"): return read(UInt8(0)).map { .unsigned(UInt64($0)) }
    case UInt8(ascii: "q"): return read(UInt16(0)).map { .unsigned(UInt64($0)) }
    case UInt8(ascii: "u"): return read(UInt32(0)).map { .unsigned(UInt64($0)) }
    case UInt8(ascii: "t"): return read(UInt64(0)).map { .unsigned($0) }
    case UInt8(ascii: "n"): return read(Int16(0)).map { signed(Int64($0)) }
    case UInt8(ascii: "i"): return read(Int32(0)).map { signed(Int64($0)) }
    case UInt8(ascii: "x"): return read(Int64(0)).map { signed($0) }
    case UInt8(ascii: "d"): return read(Double(0)).map { .double($0) }
    // A descriptor is the message's own and is closed with it.
    case UInt8(ascii: "h"): return read(Int32(0)).map { _ in .other }
    default: return nil
    }
  }

  private static func text(_ message: OpaquePointer, _ type: CChar) -> String? {
    var start: UnsafePointer<CChar>?
    guard unsafe withUnsafeMutablePointer(to: &start, { unsafe sd_bus_message_read_basic(message, type, $0) }) > 0,
      let start = unsafe start
    else { return nil }
    return unsafe String(cString: start)
  }
}
