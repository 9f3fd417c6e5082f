/// Numbers in a file, the lowest byte first.
enum LittleEndian {
  static func bytes(_ number: UInt16) -> [UInt8] { bytes(UInt64(number), count: 2) }
  static func bytes(_ number: UInt32) -> [UInt8] { bytes(UInt64(number), count: 4) }
  static func bytes(_ number: UInt64) -> [UInt8] { bytes(number, count: 8) }

  private static func bytes(_ number: UInt64, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }

  static func number16(_ bytes: ArraySlice<UInt8>) -> UInt16 { UInt16(truncatingIfNeeded: number64(bytes)) }
  static func number32(_ bytes: ArraySlice<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: number64(bytes)) }
  static func number64(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
