import KeyboardCore

/// Text in evemu's format while it grows.
struct EvemuText {
  private var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// `E: seconds.microseconds type code value` and a line end.
  mutating func append(_ event: InputEvent) {
    let time = event.time.microseconds
    precondition(time >= 0, "evemu text has no times before zero")
    append("E: ")
    append(decimal: time / 1_000_000, width: 1)
    bytes.append(Byte.point)
    append(decimal: time % 1_000_000, width: 6)
    bytes.append(Byte.space)
    append(hex: event.type, digits: 4)
    bytes.append(Byte.space)
    append(hex: event.code, digits: 4)
    bytes.append(Byte.space)
    append(decimal: Int64(event.value), width: 4)
    bytes.append(Byte.lineFeed)
  }

  /// A set of codes as lines of 8 bytes: all `count` rows that evemu writes, or more where the codes need them.
  mutating func append(rows codes: CodeSet, count: Int, _ start: String, _ type: UInt16? = nil) {
    let mask = codes.bytes
    for row in 0..<max(count, (mask.count + 7) / 8) {
      append(start)
      if let type { append(hex: type, digits: 2) }
      for index in row * 8..<row * 8 + 8 {
        bytes.append(Byte.space)
        append(hex: index < mask.count ? UInt16(mask[index]) : 0, digits: 2)
      }
      bytes.append(Byte.lineFeed)
    }
  }

  mutating func append(states: [UInt16: Bool], _ start: String) {
    for (code, isOn) in states.sorted(by: { $0.key < $1.key }) {
      append(start)
      append(hex: code, digits: 2)
      append(isOn ? " 1\n" : " 0\n")
    }
  }

  /// At least `digits` hexadecimal digits.
  mutating func append(hex number: UInt16, digits: Int) {
    for place in (0..<4).reversed() where place < digits || number >> UInt16(place * 4) != 0 {
      let digit = UInt8(number >> UInt16(place * 4) & 0xf)
      bytes.append(digit < 10 ? Byte.zero + digit : 0x61 + digit - 10)
    }
  }

  /// At least `width` characters, filled up with zeros after the sign, as `%04d` does.
  mutating func append(decimal number: Int64, width: Int) {
    var magnitude = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(Byte.zero + UInt8(magnitude % 10))
      magnitude /= 10
    } while magnitude > 0
    let digits = width - (number < 0 ? 1 : 0)
    while bytes.count - start < digits { bytes.append(Byte.zero) }
    if number < 0 { bytes.append(Byte.minus) }
    bytes[start...].reverse()
  }
}
