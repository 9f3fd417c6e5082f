import KeyboardCore

/// Which fingers of a session are down: no finger comes down twice, and none moves or leaves that is not there.
struct SessionTouches {
  /// Times are from 0 to this, in milliseconds: more than a week.
  static let latest: Int64 = 1_000_000_000
  /// More than this does not happen in one session.
  static let mostSteps = 20_000
  /// The numbers that fingers may have.
  static let fingers: ClosedRange<Int64> = 0...99

  private var down: Set<Int> = []

  /// Takes what happens next.
  /// - Returns: why it cannot happen; nil where it can.
  mutating func objection(to event: SessionStep.Event, panel: PanelModel?) -> String? {
    switch event {
    case .touch(let phase, let finger, _, let isLost):
      if isLost, panel == nil { return "lost events need a panel" }
      switch phase {
      case .began:
        if !down.insert(finger).inserted { return "finger \(finger) is down already" }
      case .moved:
        if !down.contains(finger) { return "finger \(finger) is not down" }
      case .ended:
        if down.remove(finger) == nil { return "finger \(finger) is not down" }
      case .cancelled:
        if panel != nil { return "no panel tells that a finger is given up; pull it out: unplug" }
        if down.remove(finger) == nil { return "finger \(finger) is not down" }
      }
      return nil
    case .dropped, .unplug, .plug: return panel == nil ? "there is no panel: name one with a line panel" : nil
    case .wait, .becomes, .told, .message, .sessionEnd: return nil
    }
  }
}
