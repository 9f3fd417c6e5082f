import Evdev
import KeyboardCore
import Testing

/// Which devices `--panel auto` takes, by descriptions modelled on real ones.
@Suite struct PanelFinderTests {
  /// A device in short.
  struct Device: CustomTestStringConvertible {
    var name: String
    var properties: [UInt16] = []
    var keys: [UInt16] = []
    var axes: [UInt16] = []
    var hasRel = false
    var bus: UInt16 = 3
    var vendor: UInt16 = 0
    var product: UInt16 = 0
    var testDescription: String { name }

    var description: DeviceDescription {
      var codes: [UInt16: CodeSet] = [EventType.abs: CodeSet(axes)]
      if !keys.isEmpty { codes[EventType.key] = CodeSet(keys) }
      if hasRel { codes[EventType.rel] = CodeSet([0, 1]) }
      return DeviceDescription(
        name: name, bus: bus, vendor: vendor, product: product, properties: CodeSet(properties), codes: codes,
        axes: axes.map { AxisRange(code: $0, minimum: 0, maximum: 4095) })
    }
  }

  static let xy: [UInt16] = [EventCode.Abs.x, EventCode.Abs.y]
  static let multi: [UInt16] = [EventCode.Abs.mtPositionX, EventCode.Abs.mtPositionY, EventCode.Abs.mtTrackingID]
  static let slotted = xy + [EventCode.Abs.mtSlot] + multi
  static let touch = EventCode.Key.btnTouch

  @Test(arguments: [
    Device(name: "maXTouch, protocol B", properties: [1], keys: [touch], axes: slotted),
    Device(name: "infra-red frame without BTN_TOUCH", properties: [1], axes: slotted),
    Device(name: "goodix without ABS_X and BTN_TOUCH", properties: [1], axes: [EventCode.Abs.mtSlot] + multi),
    Device(name: "N-Trig, protocol A, not direct", keys: [touch], axes: xy + multi),
    Device(name: "eGalax, protocol B, not direct", keys: [touch], axes: slotted),
    Device(name: "ADS7846, resistive", keys: [touch], axes: xy + [EventCode.Abs.pressure]),
    Device(name: "single touch that calls itself a mouse", properties: [1], keys: [EventCode.Key.btnLeft], axes: xy),
    Device(name: "Wacom finger", properties: [1], keys: [touch, EventCode.Key.btnToolFinger], axes: slotted),
    Device(name: "touchscreen with a home key", properties: [1], keys: [172, touch], axes: slotted),
    Device(name: "st1232, protocol A, contacts and nothing else", axes: multi),
  ])
  func touchscreen(device: Device) {
    #expect(PanelFinder.judge(device.description) == .touchscreen)
  }

  @Test(arguments: [
    (Device(name: "keyboard", keys: [1, 2, 30]), "tells no positions"),
    (Device(name: "mouse", keys: [EventCode.Key.btnLeft], hasRel: true), "tells no positions"),
    (
      Device(name: "tablet", properties: [1], keys: [EventCode.Key.btnToolPen, touch], axes: xy),
      "is a pen tablet"
    ),
    (Device(name: "stylus", keys: [EventCode.Key.btnStylus, touch], axes: xy), "is a pen tablet"),
    (
      Device(name: "touchpad", properties: [0], keys: [touch, EventCode.Key.btnToolFinger], axes: slotted),
      "moves a pointer"
    ),
    (
      Device(name: "clickpad", properties: [0, 2], keys: [touch, EventCode.Key.btnToolFinger], axes: slotted),
      "is a touchpad"
    ),
    (
      Device(name: "old touchpad", keys: [touch, EventCode.Key.btnToolFinger], axes: xy + [EventCode.Abs.pressure]),
      "is a touchpad"
    ),
    (Device(name: "accelerometer", properties: [6], axes: xy + [2]), "is an accelerometer"),
    (
      Device(name: "joystick", keys: [0x120], axes: xy),
      "says neither that it is a screen (INPUT_PROP_DIRECT) nor when it is touched (BTN_TOUCH)"
    ),
    (
      Device(name: "cover with mouse", keys: [30, EventCode.Key.btnLeft], axes: slotted, hasRel: true),
      "says neither that it is a screen (INPUT_PROP_DIRECT) nor when it is touched (BTN_TOUCH)"
    ),
    (Device(name: KeyboardIdentity.name, properties: [1], keys: [touch], axes: slotted), "is our own keyboard"),
    (
      Device(
        name: "renamed", properties: [1], keys: [touch], axes: slotted, bus: KeyboardIdentity.bus,
        vendor: KeyboardIdentity.vendor, product: KeyboardIdentity.product),
      "is our own keyboard"
    ),
  ])
  func other(device: Device, reason: String) {
    #expect(PanelFinder.judge(device.description) == .no(reason))
  }

  @Test("a folder that is missing holds no panels")
  func missing() {
    let finder = PanelFinder(folder: "/nonexistent/input")
    #expect(finder.nodes().isEmpty)
    #expect(throws: EvdevError.noTouchscreen(folder: "/nonexistent/input")) { _ = try finder.touchscreens() }
  }
}
