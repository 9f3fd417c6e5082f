/// What an input device says of itself: its names, the events it can send and the range of each axis.
///
/// Read from a recording's head or from the device (EVIOCGNAME, EVIOCGID, EVIOCGPROP, EVIOCGBIT, EVIOCGABS).
public struct DeviceDescription: Hashable, Sendable {
  public var name: String
  public var bus: UInt16
  public var vendor: UInt16
  public var product: UInt16
  public var version: UInt16
  /// `INPUT_PROP_…` bits.
  public var properties: CodeSet
  /// The codes that the device can send, by event type; a type without codes may be present with an empty set.
  public var codes: [UInt16: CodeSet]
  /// In ascending order of code.
  public var axes: [AxisRange]
  /// The state of the LEDs that are declared, where the source tells it (evemu 1.3 `L:`), by LED code.
  public var leds: [UInt16: Bool]
  /// The state of the switches that are declared, where the source tells it (evemu 1.3 `S:`), by switch code.
  public var switches: [UInt16: Bool]

  public init(
    name: String = "", bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0,
    properties: CodeSet = CodeSet(), codes: [UInt16: CodeSet] = [:], axes: [AxisRange] = [],
    leds: [UInt16: Bool] = [:], switches: [UInt16: Bool] = [:]
  ) {
    self.name = name
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
    self.properties = properties
    self.codes = codes
    self.axes = axes
    self.leds = leds
    self.switches = switches
  }

  public func has(type: UInt16, code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  public func axis(_ code: UInt16) -> AxisRange? {
    axes.first { $0.code == code }
  }
}

/// The range of one absolute axis (`struct input_absinfo`), in panel units.
public struct AxisRange: Hashable, Sendable {
  /// `ABS_…`.
  public var code: UInt16
  public var minimum: Int32
  public var maximum: Int32
  public var fuzz: Int32
  public var flat: Int32
  /// Units a millimetre; 0 where the device does not know.
  public var resolution: Int32
  /// The position when the description was made; recordings do not tell it.
  public var value: Int32

  public init(
    code: UInt16, minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0, value: Int32 = 0
  ) {
    self.code = code
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
    self.value = value
  }
}

/// A set of event codes, kept as the kernel's bit mask: bit `code % 8` of byte `code / 8`, without trailing zero bytes.
public struct CodeSet: Hashable, Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public init(bytes: [UInt8]) {
    self.bytes = bytes
    trim()
  }

  public init(_ codes: some Sequence<UInt16>) {
    for code in codes { insert(code) }
  }

  public func contains(_ code: UInt16) -> Bool {
    let byte = Int(code) / 8
    return byte < bytes.count && bytes[byte] & (1 << (code % 8)) != 0
  }

  public mutating func insert(_ code: UInt16) {
    let byte = Int(code) / 8
    while bytes.count <= byte { bytes.append(0) }
    bytes[byte] |= 1 << (code % 8)
  }

  public mutating func remove(_ code: UInt16) {
    let byte = Int(code) / 8
    guard byte < bytes.count else { return }
    bytes[byte] &= ~(1 << (code % 8))
    trim()
  }

  public var isEmpty: Bool { bytes.isEmpty }

  /// The codes in ascending order.
  public var codes: [UInt16] {
    var found: [UInt16] = []
    for (index, byte) in bytes.enumerated() where byte != 0 {
      for bit in 0..<8 where byte & (1 << UInt8(bit)) != 0 {
        found.append(UInt16(index * 8 + bit))
      }
    }
    return found
  }

  private mutating func trim() {
    while bytes.last == 0 { bytes.removeLast() }
  }
}
