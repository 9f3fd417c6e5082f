/// Repeated taps on one key, each of which puts the key's next output in place of the last one.
struct MultiTap: Sendable, Hashable {
  private let plane: Int
  private let key: Int
  private let isShifted: Bool
  /// 0 is the key's own output.
  private(set) var index = 0
  private var last: Instant

  init(plane: Int, key: Int, isShifted: Bool, at time: Instant) {
    self.plane = plane
    self.key = key
    self.isShifted = isShifted
    last = time
  }

  /// A further tap: the text that takes the place of the last one; nil where it is another key's, or too late.
  mutating func tapped(
    plane: Int, key: Int, of layoutKey: LayoutKey, at time: Instant, within timeout: Interval
  ) -> String? {
    guard plane == self.plane, key == self.key, time - last <= timeout else { return nil }
    last = time
    index = (index + 1) % (layoutKey.multiTap.count + 1)
    if index == 0 { return isShifted ? layoutKey.shiftedOutput : layoutKey.output }
    let option = layoutKey.multiTap[index - 1]
    return isShifted ? option.shiftedOutput : option.output
  }
}
