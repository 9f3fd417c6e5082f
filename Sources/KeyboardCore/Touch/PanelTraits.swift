/// What a device declares that changes how its contacts are read.
public struct PanelTraits: Hashable, Sendable {
  /// ABS_MT_TRACKING_ID is there: it alone tells when a contact of protocol B begins and ends.
  public var tracksContacts = true
  /// BTN_TOUCH is there.
  public var hasTouchButton = true
  /// The least value of ABS_MT_DISTANCE or ABS_DISTANCE; a contact that is further away only hovers.
  public var touchingDistance: Int32 = 0
  /// Units a millimetre of ABS_MT_TOUCH_MAJOR; 0: it is told in the units of the position.
  public var sizeResolution: Int32 = 0

  /// A panel with everything that its protocol allows.
  public init() {}

  /// What a device declares.
  public init(_ device: DeviceDescription) {
    typealias Abs = EventCode.Abs
    tracksContacts = device.axis(Abs.mtTrackingID) != nil
    hasTouchButton = device.has(type: EventType.key, code: EventCode.Key.btnTouch)
    let distance = device.axis(Abs.mtPositionX) != nil ? device.axis(Abs.mtDistance) : device.axis(Abs.distance)
    touchingDistance = max(0, distance?.minimum ?? 0)
    sizeResolution = device.axis(Abs.mtTouchMajor)?.resolution ?? 0
  }
}
