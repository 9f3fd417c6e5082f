import KeyboardCore

/// A made-up panel: what it says of itself. `PanelModelSender` is what it sends of fingers.
struct PanelModel: Sendable, Hashable {
  /// How it tells of fingers. Source: Documentation/input/multi-touch-protocol.rst.
  enum Kind: String, Sendable, CaseIterable {
    /// ABS_X and ABS_Y with BTN_TOUCH; it sees one finger.
    case single
    /// The same with ABS_PRESSURE instead of a button.
    case pressure
    /// Protocol A, an empty SYN_MT_REPORT where there is no finger.
    case listed
    /// Protocol A with BTN_TOUCH.
    case listedWithButton = "listed-with-button"
    /// Protocol A with ABS_MT_TRACKING_ID.
    case listedWithIDs = "listed-with-ids"
    /// Protocol B with BTN_TOUCH.
    case slotted
  }

  var name = "Made-up panel"
  var kind: Kind
  /// The range across, in panel units.
  var x: ClosedRange<Int32>
  /// The range down, in panel units.
  var y: ClosedRange<Int32>
  /// Units a millimetre, on both axes; 0: the panel does not tell.
  var resolution: Int32 = 0
  /// Of protocol B.
  var slots = 10

  /// What the kernel would tell of it.
  var device: DeviceDescription {
    typealias Abs = EventCode.Abs
    var axes: [AxisRange] = []
    var keys: [UInt16] = []
    func add(_ code: UInt16, _ range: ClosedRange<Int32>, resolution: Int32 = 0) {
      axes.append(
        AxisRange(code: code, minimum: range.lowerBound, maximum: range.upperBound, resolution: resolution))
    }
    switch kind {
    case .single, .pressure:
      add(Abs.x, x, resolution: resolution)
      add(Abs.y, y, resolution: resolution)
      if kind == .single { keys = [EventCode.Key.btnTouch] } else { add(Abs.pressure, 0...255) }
    case .listed, .listedWithButton, .listedWithIDs:
      add(Abs.mtPositionX, x, resolution: resolution)
      add(Abs.mtPositionY, y, resolution: resolution)
      if kind == .listedWithButton { keys = [EventCode.Key.btnTouch] }
      if kind == .listedWithIDs { add(Abs.mtTrackingID, 0...65535) }
    case .slotted:
      add(Abs.x, x, resolution: resolution)
      add(Abs.y, y, resolution: resolution)
      add(Abs.mtSlot, 0...Int32(slots - 1))
      add(Abs.mtPositionX, x, resolution: resolution)
      add(Abs.mtPositionY, y, resolution: resolution)
      add(Abs.mtTrackingID, 0...65535)
      keys = [EventCode.Key.btnTouch]
    }
    return DeviceDescription(
      name: name, bus: 0x18, properties: CodeSet([EventCode.Property.direct]),
      codes: [
        EventType.syn: CodeSet(kind == .slotted ? [0, 1, 3] : [0, 1, 2, 3] as [UInt16]), EventType.key: CodeSet(keys),
        EventType.abs: CodeSet(axes.map(\.code)),
      ], axes: axes)
  }

  /// Where on the panel a point of the turned picture is.
  /// - Parameter screen: before rotation, in pixels.
  func position(of point: KeyPoint, screen: KeySize, _ rotation: Rotation) -> PanelPoint {
    let across = (Double(point.x) + 0.5) / Double(screen.width)
    let down = (Double(point.y) + 0.5) / Double(screen.height)
    let (u, v): (Double, Double) =
      switch rotation {
      case .none: (across, down)
      case .quarter: (1 - down, across)
      case .half: (1 - across, 1 - down)
      case .threeQuarters: (down, 1 - across)
      }
    return PanelPoint(x: Self.unit(u, x), y: Self.unit(v, y))
  }

  /// No finger is felt beside the panel.
  private static func unit(_ part: Double, _ range: ClosedRange<Int32>) -> Int32 {
    let length = Double(range.upperBound) - Double(range.lowerBound)
    let unit = Double(range.lowerBound) + (min(max(part, 0), 1) * length).rounded()
    return Int32(unit)
  }
}
