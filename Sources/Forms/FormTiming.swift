import KeyboardCore

/// The times of a form. They are times of the touches themselves, so that a replay is exact.
public struct FormTiming: Sendable, Hashable {
  /// How long a secure field shows the last character that was typed, where that is allowed. No time of a real phone is
  /// public; long enough to check one's finger, too short to read a password over a shoulder.
  public var lastCharacter = Interval.milliseconds(1000)
  /// Two touches of one place are a double touch if less than this time is between their beginnings; as for shift.
  public var doubleTouch = Interval.milliseconds(300)
  /// A finger that rests this long on a field, or a pointer above it, asks for the whole text.
  public var longTouch = Interval.milliseconds(500)

  /// The times as they stand above.
  public init() {}
}
