/// The keyboard's times. No times of real iOS are public; these are those of its careful imitators.
public struct KeyboardTiming: Sendable, Hashable {
  /// Two presses of shift within this time are a double tap.
  public var doubleTap = Interval.milliseconds(300)
  /// From the press of a key until it shows what else it has, and until the space bar moves the cursor.
  public var longPress = Interval.milliseconds(500)
  /// Between two taps of a multi-tap key that put one character in the other's place.
  public var multiTap = Interval.milliseconds(1000)
  /// From the press of delete to its first repeat.
  public var repeatDelay = Interval.milliseconds(500)
  /// Between repeats.
  public var repeatInterval = Interval.milliseconds(100)
  /// From the press of delete until its repeats take whole words.
  public var wordDeleteAfter = Interval.milliseconds(3000)
  /// A key that is held longer than this repeats no more: no one deletes for so long, the contact is stuck.
  public var repeatLimit = Interval.milliseconds(60_000)

  /// The times as they stand above.
  public init() {}
}
