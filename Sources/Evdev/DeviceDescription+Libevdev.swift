import CEvdev
import KeyboardCore

extension DeviceDescription {
  /// Reads everything that libevdev knows of a device.
  init(of device: OpaquePointer) {
    self.init(
      name: unsafe libevdev_get_name(device).map { unsafe String(cString: $0) } ?? "",
      bus: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_bustype(device)),
      vendor: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_vendor(device)),
      product: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_product(device)),
      version: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_version(device)),
      properties: CodeSet(
        (UInt16(0)..<UInt16(INPUT_PROP_CNT)).filter { unsafe libevdev_has_property(device, UInt32($0)) == 1 }))
    var types = CodeSet()
    for type in UInt16(0)..<UInt16(EV_CNT) where unsafe libevdev_has_event_type(device, UInt32(type)) == 1 {
      types.insert(type)
      if type != EventType.syn { codes[type] = unsafe Self.codes(of: device, type) }
    }
    // As the kernel numbers it: the codes of type 0 are the types themselves (EVIOCGBIT(0)).
    codes[EventType.syn] = types
    for code in codes[EventType.abs]?.codes ?? [] {
      guard let range = unsafe libevdev_get_abs_info(device, UInt32(code))?.pointee else { continue }
      axes.append(
        AxisRange(
          code: code, minimum: range.minimum, maximum: range.maximum, fuzz: range.fuzz, flat: range.flat,
          resolution: range.resolution, value: range.value))
    }
    for code in codes[EventType.led]?.codes ?? [] {
      leds[code] = unsafe libevdev_get_event_value(device, UInt32(EventType.led), UInt32(code)) != 0
    }
    for code in codes[EventType.sw]?.codes ?? [] {
      switches[code] = unsafe libevdev_get_event_value(device, UInt32(EventType.sw), UInt32(code)) != 0
    }
  }

  private static func codes(of device: OpaquePointer, _ type: UInt16) -> CodeSet {
    let highest = libevdev_event_type_get_max(UInt32(type))
    guard highest >= 0 else { return CodeSet() }
    return CodeSet(
      (UInt16(0)...UInt16(highest)).filter { unsafe libevdev_has_event_code(device, UInt32(type), UInt32($0)) == 1 })
  }
}
