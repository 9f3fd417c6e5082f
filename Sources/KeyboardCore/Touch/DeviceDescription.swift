/// What an input device says of itself: its names, the events it can send and the range of each axis.
///
/// Read from a recording's head or from the device (EVIOCGNAME, EVIOCGID, EVIOCGPROP, EVIOCGBIT, EVIOCGABS).
public struct DeviceDescription: Hashable, Sendable {
  /// What the device calls itself; any text, and not the same on every kernel.
  public var name: String
  /// `BUS_…`, how it is attached (linux/input.h); like the three after it 0 where the source does not tell.
  public var bus: UInt16
  /// The maker's number on that bus (`struct input_id`).
  public var vendor: UInt16
  /// The maker's number for the model.
  public var product: UInt16
  /// The model's revision, or the driver's.
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

  /// A device without name, numbers, events and axes, but for those that are given.
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

  /// Whether the device declares a code of an event type.
  public func has(type: UInt16, code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  /// The range of the axis `ABS_…`; nil where the device has none such.
  public func axis(_ code: UInt16) -> AxisRange? {
    axes.first { $0.code == code }
  }
}
