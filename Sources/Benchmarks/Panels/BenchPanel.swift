import KeyboardCore
import Recording

/// A made-up panel on the axis ranges of real ones, and the events that it sends of fingers.
enum BenchPanel: CaseIterable {
  /// ABS_X and ABS_Y with BTN_TOUCH, one finger.
  case singleTouch
  /// Protocol A with BTN_TOUCH, contacts without ids.
  case listed
  /// Protocol A with ABS_MT_TRACKING_ID, an empty SYN_MT_REPORT for no contact.
  case listedWithIDs
  /// Protocol B with ten slots.
  case slotted

  /// For the table.
  var name: String {
    switch self {
    case .singleTouch: "single touch"
    case .listed: "protocol A"
    case .listedWithIDs: "protocol A with ids"
    case .slotted: "protocol B"
    }
  }

  /// More than one finger can be told.
  var isMultiTouch: Bool { self != .singleTouch }

  /// What the panel says of itself.
  var device: DeviceDescription {
    typealias Abs = EventCode.Abs
    let axes: [AxisRange]
    switch self {
    case .singleTouch:
      axes = [AxisRange(code: Abs.x, minimum: 0, maximum: 4095), AxisRange(code: Abs.y, minimum: 0, maximum: 4095)]
    case .listed:
      axes = Self.positions(1023, 599)
    case .listedWithIDs:
      axes = Self.positions(16383, 9599) + [AxisRange(code: Abs.mtTrackingID, minimum: 0, maximum: 65535)]
    case .slotted:
      axes =
        [AxisRange(code: Abs.mtSlot, minimum: 0, maximum: 9)] + Self.positions(32767, 32767)
        + [AxisRange(code: Abs.mtTrackingID, minimum: 0, maximum: 65535)]
    }
    let keys = self == .listedWithIDs ? [] : [EventCode.Key.btnTouch]
    return DeviceDescription(
      name: "Bench \(name)", bus: 3, properties: CodeSet([EventCode.Property.direct]),
      codes: [
        EventType.syn: CodeSet([0, 1, 2, 3] as [UInt16]), EventType.key: CodeSet(keys),
        EventType.abs: CodeSet(axes.map(\.code)),
      ], axes: axes)
  }

  private static func positions(_ x: Int32, _ y: Int32) -> [AxisRange] {
    [
      AxisRange(code: EventCode.Abs.mtPositionX, minimum: 0, maximum: x),
      AxisRange(code: EventCode.Abs.mtPositionY, minimum: 0, maximum: y),
    ]
  }

  /// A recording of the panel under these fingers.
  func recording(of steps: [FingerStep], screen: KeySize) -> Recording {
    var sender = PanelSender(self, screen: screen)
    for step in steps { sender.send(step) }
    return Recording(device: device, events: sender.events)
  }
}
