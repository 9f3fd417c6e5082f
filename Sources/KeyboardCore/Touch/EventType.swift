/// The event types that matter here. Source: linux/input-event-codes.h.
public enum EventType {
  /// EV_SYN: marks between events, see `EventCode.Syn`.
  public static let syn: UInt16 = 0x00
  /// EV_KEY: keys and buttons, being touched included.
  public static let key: UInt16 = 0x01
  /// EV_REL: movements, as of a mouse.
  public static let rel: UInt16 = 0x02
  /// EV_ABS: positions on an axis, see `EventCode.Abs`.
  public static let abs: UInt16 = 0x03
  /// EV_MSC: what fits nowhere else, such as scan codes and hardware times.
  public static let msc: UInt16 = 0x04
  /// EV_SW: switches, such as a laptop's lid.
  public static let sw: UInt16 = 0x05
  /// EV_LED: lights, such as that of Caps Lock.
  public static let led: UInt16 = 0x11
  /// EV_REP: the delay and the rate at which the kernel repeats held keys.
  public static let rep: UInt16 = 0x14
}
