import KeyboardCore

@testable import KeypaneApp

/// Makes a session that fails smaller, as long as it fails.
struct SessionShrinker {
  /// Whether a session still fails; asked often.
  let fails: (SessionFile) -> Bool

  /// A session of which no step can be taken away, and no option, without it passing.
  func shrink(_ session: SessionFile) -> SessionFile {
    var smallest = session
    var before: SessionFile
    repeat {
      before = smallest
      removeSteps(of: &smallest)
      removeOptions(of: &smallest)
      removePanel(of: &smallest)
    } while smallest != before
    return smallest
  }

  /// Half of them, a quarter, … and single ones.
  private func removeSteps(of session: inout SessionFile) {
    var length = max(1, session.steps.count / 2)
    while true {
      var start = 0
      while start < session.steps.count {
        var smaller = session
        smaller.steps.removeSubrange(start..<min(start + length, session.steps.count))
        smaller.steps = Self.possible(smaller)
        if smaller.steps.count < session.steps.count, fails(smaller) {
          session = smaller
        } else {
          start += length
        }
      }
      if length == 1 { return }
      length /= 2
    }
  }

  /// An option goes with its value.
  private func removeOptions(of session: inout SessionFile) {
    var index = 0
    while index < session.options.count {
      let end = session.options[(index + 1)...].firstIndex { $0.hasPrefix("--") } ?? session.options.count
      var smaller = session
      smaller.options.removeSubrange(index..<end)
      if fails(smaller) { session = smaller } else { index = end }
    }
  }

  private func removePanel(of session: inout SessionFile) {
    guard session.panel != nil else { return }
    var smaller = session
    smaller.panel = nil
    smaller.steps = Self.possible(smaller)
    if fails(smaller) { session = smaller }
  }

  /// Without what cannot happen any more: a finger that leaves and has not come down.
  static func possible(_ session: SessionFile) -> [SessionStep] {
    var touches = SessionTouches()
    return session.steps.filter { touches.objection(to: $0.event, panel: session.panel) == nil }
  }
}
