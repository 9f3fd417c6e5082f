/// A time of day.
struct ClockTime: Sendable, Hashable {
  /// 0 to 23; 24 only at 24:00.
  var hour: Int
  var minute: Int
  /// Nil: not said.
  var second: Int?

  /// Nil for a time that there is not.
  init?(hour: Int, minute: Int, second: Int? = nil) {
    guard (0...23).contains(hour) || (hour == 24 && minute == 0 && second ?? 0 == 0), (0...59).contains(minute),
      (0...59).contains(second ?? 0)
    else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The same in the afternoon or before it; nil where the hour is none of twelve.
  func inHalf(afternoon: Bool) -> ClockTime? {
    guard (1...12).contains(hour) else { return nil }
    return ClockTime(hour: hour % 12 + (afternoon ? 12 : 0), minute: minute, second: second)
  }
}
