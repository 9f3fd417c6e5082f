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

  /// A further tap: the last tap's text and the one that takes its place; nil where it is another key's, or too late.
  mutating func tapped(
    plane: Int, key: Int, of layoutKey: LayoutKey, at time: Instant, within timeout: Interval
  ) -> (replaced: String, text: String)? {
    guard plane == self.plane, key == self.key, time - last <= timeout else { return nil }
    last = time
    let replaced = text(of: layoutKey)
    index = (index + 1) % (layoutKey.multiTap.count + 1)
    return (replaced, text(of: layoutKey))
  }

  /// What the key types now.
  private func text(of layoutKey: LayoutKey) -> String {
    if index == 0 { return isShifted ? layoutKey.shiftedOutput : layoutKey.output }
    let option = layoutKey.multiTap[index - 1]
    return isShifted ? option.shiftedOutput : option.output
  }
}
