import KeyboardCore

/// Panels of every kind that no recording is there of.
enum MadeUpPanels {
  private typealias Abs = EventCode.Abs
  private typealias Key = EventCode.Key

  static let all: [PanelSample] = [
    panel("single touch, resistive", [(Abs.x, 0, 4095), (Abs.y, 0, 4095)], [Key.btnTouch]),
    panel("single touch, negative ranges", [(Abs.x, -2048, 2047), (Abs.y, -300, 900)], [Key.btnTouch]),
    panel("single touch on ABS_Z and ABS_RX", [(Abs.z, 0, 4095), (Abs.rx, 0, 4095)], [Key.btnTouch]),
    panel("single touch on ABS_RX and ABS_RY", [(Abs.rx, 0, 1023), (Abs.ry, 0, 767)], [Key.btnTouch]),
    panel(
      "several parts, contact on the second",
      [(Abs.x, 0, 4095), (Abs.y, 0, 4095), (Abs.z, 0, 4095), (Abs.rx, 0, 4095)], [Key.btnTouch, Key.btnLeft],
      [.secondPair]),
    panel("contact is BTN_LEFT", [(Abs.x, 0, 2047), (Abs.y, 0, 2047)], [Key.btnLeft]),
    panel("no button, pressure only", [(Abs.x, 0, 1023), (Abs.y, 0, 1023), (Abs.pressure, 0, 255)], []),
    panel(
      "single touch, hover before touch", [(Abs.x, 0, 4095), (Abs.y, 0, 4095), (Abs.distance, 0, 63)], [Key.btnTouch],
      [.hovers]),
    panel("protocol A, nothing but positions", positions(799, 479), []),
    panel("protocol A with BTN_TOUCH", positions(9600, 7200), [Key.btnTouch]),
    panel("protocol A with tracking ids", positions(240, 320) + [(Abs.mtTrackingID, 0, 15)], []),
    panel("protocol A without SYN_MT_REPORT", positions(1023, 599), [Key.btnTouch], [.barePositions]),
    panel("protocol A, frames of MSC_TIMESTAMP only", positions(799, 479), [Key.btnTouch], [.stampsFrames]),
    panel(
      "protocol A that uses slots", positions(799, 479) + [(Abs.mtTrackingID, 0, 65535)], [Key.btnTouch],
      [.undeclaredSlots]),
    panel(
      "protocol A with ids only, that uses slots", positions(1279, 799) + [(Abs.mtTrackingID, 0, 255)], [],
      [.undeclaredSlots]),
    slotted("protocol B, 10 slots", 9, 1279, 799),
    slotted("protocol B, no BTN_TOUCH", 9, 1279, 799, keys: []),
    slotted("protocol B, 60 slots", 59, 32767, 32767),
    slotted("protocol B, 2 slots", 1, 4095, 4095),
    slotted("protocol B, tracking id always 0", 9, 1280, 800, keys: [], [.onlyIDZero]),
    slotted("protocol B, one unit too far", 9, 1279, 799, [.overshoots]),
    slotted("protocol B, frames of MSC_TIMESTAMP only", 9, 16384, 9600, [.stampsFrames]),
    slotted("protocol B, keys on the same node", 9, 719, 1279, keys: [Key.btnTouch, 158, 172, 217], [.hasKeys]),
    panel(
      "protocol B, hover before touch", slots(9) + positions(4095, 4095) + ids + [(Abs.mtDistance, 0, 1)],
      [Key.btnTouch], [.hovers]),
    panel(
      "protocol B, negative ranges",
      slots(9) + [(Abs.mtPositionX, -32768, 32767), (Abs.mtPositionY, -500, -100)] + ids, [Key.btnTouch]),
    panel("protocol B, no tracking id", slots(4) + positions(1279, 799), [Key.btnTouch]),
    panel(
      "protocol B, no tracking id, pressure", slots(4) + positions(1279, 799) + [(Abs.mtPressure, 0, 255)], []),
    resolved("protocol B with a resolution", 9, 4095, 4095, resolution: (13, 24)),
  ]

  private static let ids: [(UInt16, Int32, Int32)] = [(EventCode.Abs.mtTrackingID, 0, 65535)]

  private static func slots(_ last: Int32) -> [(UInt16, Int32, Int32)] { [(EventCode.Abs.mtSlot, 0, last)] }

  private static func positions(_ x: Int32, _ y: Int32) -> [(UInt16, Int32, Int32)] {
    [(EventCode.Abs.mtPositionX, 0, x), (EventCode.Abs.mtPositionY, 0, y)]
  }

  private static func slotted(
    _ name: String, _ last: Int32, _ x: Int32, _ y: Int32, keys: [UInt16] = [EventCode.Key.btnTouch],
    _ habits: Set<PanelSample.Habit> = []
  ) -> PanelSample {
    panel(name, slots(last) + positions(x, y) + ids, keys, habits)
  }

  private static func resolved(
    _ name: String, _ last: Int32, _ x: Int32, _ y: Int32, resolution: (Int32, Int32)
  ) -> PanelSample {
    var sample = slotted(name, last, x, y)
    var device = sample.device
    for index in device.axes.indices {
      if device.axes[index].code == EventCode.Abs.mtPositionX { device.axes[index].resolution = resolution.0 }
      if device.axes[index].code == EventCode.Abs.mtPositionY { device.axes[index].resolution = resolution.1 }
    }
    sample = PanelSample(name: name, device: device)
    return sample
  }

  static func panel(
    _ name: String, _ axes: [(UInt16, Int32, Int32)], _ keys: [UInt16], _ habits: Set<PanelSample.Habit> = []
  ) -> PanelSample {
    let device = DeviceDescription(
      name: name, properties: CodeSet([EventCode.Property.direct]),
      codes: [EventType.key: CodeSet(keys), EventType.abs: CodeSet(axes.map(\.0))],
      axes: axes.map { AxisRange(code: $0.0, minimum: $0.1, maximum: $0.2) })
    return PanelSample(name: name, device: device, habits: habits)
  }
}
