import CEvdev
import KeyboardCore

/// What a tracker must be told of a panel that others may have used before it was opened.
///
/// The kernel reports changes only. A finger that is down already would be missed, a slot's next contact may come
/// without the axis that is as it was in the last one, and events speak of the slot that was chosen last.
enum OpeningEvents {
  /// One frame of events that lead from a panel at rest, all positions 0, slot 0, to the present state; none where that
  /// is what it is.
  static func events(of device: OpaquePointer, at time: Instant) -> [InputEvent] {
    var events: [InputEvent] = []
    func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
      events.append(InputEvent(time: time, type: type, code: code, value: value))
    }
    let slots = unsafe libevdev_get_num_slots(device)
    if slots > 0 {
      unsafe addSlots(of: device, slots, add)
    }
    typealias Abs = EventCode.Abs
    for code in [Abs.x, Abs.y, Abs.z, Abs.rx, Abs.ry, Abs.rz, Abs.pressure, Abs.distance] {
      let value = unsafe libevdev_get_event_value(device, UInt32(EventType.abs), UInt32(code))
      if value != 0 { add(EventType.abs, code, value) }
    }
    for code in [EventCode.Key.btnTouch, EventCode.Key.btnLeft]
    where unsafe libevdev_get_event_value(device, UInt32(EventType.key), UInt32(code)) != 0 {
      add(EventType.key, code, 1)
    }
    if !events.isEmpty { add(EventType.syn, EventCode.Syn.report, 0) }
    return events
  }

  private static func addSlots(of device: OpaquePointer, _ count: Int32, _ add: (UInt16, UInt16, Int32) -> Void) {
    var chosen: Int32 = 0
    func choose(_ slot: Int32) {
      if slot != chosen { add(EventType.abs, EventCode.Abs.mtSlot, slot) }
      chosen = slot
    }
    func value(_ slot: Int32, _ code: UInt16) -> Int32 {
      unsafe libevdev_get_slot_value(device, UInt32(slot), UInt32(code))
    }
    let tracks = unsafe libevdev_has_event_code(device, UInt32(EV_ABS), UInt32(ABS_MT_TRACKING_ID)) == 1
    for slot in 0..<count {
      let id = value(slot, EventCode.Abs.mtTrackingID)
      let x = value(slot, EventCode.Abs.mtPositionX)
      let y = value(slot, EventCode.Abs.mtPositionY)
      let isDown = tracks && id >= 0
      if !isDown && x == 0 && y == 0 { continue }
      choose(slot)
      if isDown { add(EventType.abs, EventCode.Abs.mtTrackingID, id) }
      add(EventType.abs, EventCode.Abs.mtPositionX, x)
      add(EventType.abs, EventCode.Abs.mtPositionY, y)
      for code in [EventCode.Abs.mtTouchMajor, EventCode.Abs.mtToolType, EventCode.Abs.mtDistance] {
        guard unsafe libevdev_has_event_code(device, UInt32(EV_ABS), UInt32(code)) == 1 else { continue }
        if value(slot, code) != 0 { add(EventType.abs, code, value(slot, code)) }
      }
    }
    choose(unsafe libevdev_get_current_slot(device))
  }
}
