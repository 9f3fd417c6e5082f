/// Event codes by their type. Source: linux/input-event-codes.h.
public enum EventCode {
  /// Codes of EV_SYN.
  public enum Syn {
    /// SYN_REPORT: the events since the last one belong together and are complete.
    public static let report: UInt16 = 0
    /// SYN_CONFIG: named by the kernel, but not sent.
    public static let config: UInt16 = 1
    /// SYN_MT_REPORT: a contact of a protocol A panel is complete.
    public static let mtReport: UInt16 = 2
    /// SYN_DROPPED: the reader's buffer ran over, and events up to the next SYN_REPORT are worthless.
    public static let dropped: UInt16 = 3
  }

  /// Codes of EV_KEY that tell what touches a device; those of a keyboard are in `KeyCode`.
  public enum Key {
    /// BTN_LEFT: a mouse's button, and contact on some old single-touch panels.
    public static let btnLeft: UInt16 = 0x110
    /// BTN_TOOL_PEN: a pen is near; a drawing tablet has it.
    public static let btnToolPen: UInt16 = 0x140
    /// BTN_TOOL_FINGER: one finger is there; touchpads have it.
    public static let btnToolFinger: UInt16 = 0x145
    /// BTN_STYLUS: the button on a pen.
    public static let btnStylus: UInt16 = 0x14b
    /// BTN_TOUCH: 1 while anything touches the surface.
    public static let btnTouch: UInt16 = 0x14a
  }

  /// Codes of EV_ABS; those with `mt` speak of one contact of several.
  public enum Abs {
    /// ABS_X: across, of the only contact or of the oldest.
    public static let x: UInt16 = 0x00
    /// ABS_Y: down, of the only contact or of the oldest.
    public static let y: UInt16 = 0x01
    /// ABS_Z: across, where a panel's contact comes from a part of the device that found ABS_X taken (linux hid-input).
    public static let z: UInt16 = 0x02
    /// ABS_RX: the next free axis behind ABS_Z.
    public static let rx: UInt16 = 0x03
    /// ABS_RY: the next one behind ABS_RX.
    public static let ry: UInt16 = 0x04
    /// ABS_RZ: the next one behind ABS_RY.
    public static let rz: UInt16 = 0x05
    /// ABS_PRESSURE: how hard the panel is pressed, in units of its own; 0 is not at all.
    public static let pressure: UInt16 = 0x18
    /// ABS_DISTANCE: how far the only contact is above the surface; 0 is on it.
    public static let distance: UInt16 = 0x19
    /// ABS_MT_SLOT: the slot that the events after it speak of (protocol B).
    public static let mtSlot: UInt16 = 0x2f
    /// ABS_MT_TOUCH_MAJOR: the longer diameter of the touched area, in panel units.
    public static let mtTouchMajor: UInt16 = 0x30
    /// ABS_MT_POSITION_X: across, of one contact.
    public static let mtPositionX: UInt16 = 0x35
    /// ABS_MT_POSITION_Y: down, of one contact.
    public static let mtPositionY: UInt16 = 0x36
    /// ABS_MT_TOOL_TYPE: `MT_TOOL_…`, finger, pen or palm.
    public static let mtToolType: UInt16 = 0x37
    /// ABS_MT_TRACKING_ID: the number of a contact while it lasts; -1 when it has left its slot.
    public static let mtTrackingID: UInt16 = 0x39
    /// ABS_MT_PRESSURE: how hard one contact presses, in the panel's own units.
    public static let mtPressure: UInt16 = 0x3a
    /// ABS_MT_DISTANCE: how far one contact is above the surface; 0 is on it.
    public static let mtDistance: UInt16 = 0x3b
    /// The number of axis codes, `ABS_CNT`.
    public static let count = 0x40
  }

  /// Codes of device properties, `INPUT_PROP_…`.
  public enum Property {
    /// INPUT_PROP_POINTER: it moves a pointer elsewhere, as touchpads do.
    public static let pointer: UInt16 = 0x00
    /// INPUT_PROP_DIRECT: what is touched is what is shown there, as on touchscreens.
    public static let direct: UInt16 = 0x01
    /// INPUT_PROP_BUTTONPAD: a touchpad that is its own button.
    public static let buttonPad: UInt16 = 0x02
    /// INPUT_PROP_ACCELEROMETER: its axes tell how it is held, not where it is touched.
    public static let accelerometer: UInt16 = 0x06
  }
}
