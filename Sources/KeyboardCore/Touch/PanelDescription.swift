/// How a touch panel speaks: what `TouchTracker` and `PanelTransform` need to know of a device.
public struct PanelDescription: Sendable, Hashable {
  /// The kernel's ways of reporting contacts. Source: Documentation/input/multi-touch-protocol.rst.
  public enum TouchProtocol: Sendable, Hashable {
    /// One contact on ABS_X and ABS_Y; `button` says that it is there.
    case singleTouch(button: UInt16)
    /// One contact on ABS_X and ABS_Y that is there while ABS_PRESSURE is above zero.
    case singleTouchByPressure
    /// Every frame lists all contacts, each closed by SYN_MT_REPORT.
    case multiTouchA
    /// Frames list changes of numbered slots; `slots` is their count.
    case multiTouchB(slots: Int)
  }

  /// Which events tell of contacts.
  public var touchProtocol: TouchProtocol
  /// The range across, in panel units, of the axis that the protocol uses.
  public var x: AxisRange
  /// The range down, in panel units, of the axis that the protocol uses.
  public var y: AxisRange
  /// Further axes of a single-touch panel that tell the same as `x` and `y`: a device of several parts (HID collections)
  /// sends a contact on the pair of the part that saw it. Source: linux drivers/hid/hid-input.c, which gives a usage
  /// that is taken the next free code.
  public var alternate: AxisPair?
  /// What else the protocol leaves open.
  public var traits: PanelTraits

  /// Puts a description together unchecked: both ranges must have a width.
  public init(
    touchProtocol: TouchProtocol, x: AxisRange, y: AxisRange, alternate: AxisPair? = nil,
    traits: PanelTraits = PanelTraits()
  ) {
    self.touchProtocol = touchProtocol
    self.x = x
    self.y = y
    self.alternate = alternate
    self.traits = traits
  }

  /// More slots than this are not kept: no panel has them, and a damaged description may claim millions.
  public static let maximumSlots = 256

  /// Reads the protocol and the axes off a description.
  /// - Throws: `PanelError` where the device cannot be a panel.
  public init(_ device: DeviceDescription) throws(PanelError) {
    typealias Abs = EventCode.Abs
    traits = PanelTraits(device)
    let multiX = device.axis(Abs.mtPositionX)
    let multiY = device.axis(Abs.mtPositionY)
    if let multiX, let multiY {
      x = try Self.checked(multiX)
      y = try Self.checked(multiY)
      if let slot = device.axis(Abs.mtSlot) {
        touchProtocol = .multiTouchB(slots: min(max(Int(slot.maximum), 0) + 1, Self.maximumSlots))
      } else {
        touchProtocol = .multiTouchA
      }
      return
    }
    guard let (first, other) = Self.singleAxes(of: device) else { throw .noPosition }
    x = try Self.checked(first.x)
    y = try Self.checked(first.y)
    alternate = other
    if device.has(type: EventType.key, code: EventCode.Key.btnTouch) {
      touchProtocol = .singleTouch(button: EventCode.Key.btnTouch)
    } else if device.has(type: EventType.key, code: EventCode.Key.btnLeft) {
      touchProtocol = .singleTouch(button: EventCode.Key.btnLeft)
    } else if device.axis(Abs.pressure) != nil {
      touchProtocol = .singleTouchByPressure
    } else {
      throw .noContact
    }
  }

  /// Whether a device has a pair of axes that tell one contact's position.
  public static func hasSinglePosition(_ device: DeviceDescription) -> Bool { singleAxes(of: device) != nil }

  /// The first two axes that a single contact's position may come on, and the two after them where they are the same.
  private static func singleAxes(
    of device: DeviceDescription
  ) -> (first: (x: AxisRange, y: AxisRange), other: AxisPair?)? {
    typealias Abs = EventCode.Abs
    let axes = [Abs.x, Abs.y, Abs.z, Abs.rx, Abs.ry, Abs.rz].compactMap(device.axis)
    guard axes.count >= 2 else { return nil }
    var other: AxisPair?
    if axes.count >= 4, axes[2].hasRange(of: axes[0]), axes[3].hasRange(of: axes[1]) {
      other = AxisPair(x: axes[2].code, y: axes[3].code)
    }
    return ((axes[0], axes[1]), other)
  }

  private static func checked(_ axis: AxisRange) throws(PanelError) -> AxisRange {
    if axis.maximum <= axis.minimum { throw .emptyRange(axis) }
    return axis
  }
}
