import KeyboardCore
import Recording

/// Plays takes into a simulator, in their own time.
struct Replayer {
  /// From the end of one recording to the beginning of the next: no two taps of different recordings are a double tap.
  private static let pause = Interval.milliseconds(1000)

  private(set) var contacts = 0
  private(set) var frames = 0
  private(set) var warnings: [String] = []
  private var now = Instant.zero

  /// Plays one take.
  /// - Parameter changed: called whenever something is to be seen that was not there before.
  mutating func play(
    _ take: Take, into simulator: inout Simulator, screen: ScreenOptions, calibration: CalibrationMatrix = .identity,
    changed: (inout Simulator) throws(AppError) -> Void
  ) throws(AppError) {
    var tracker = TouchTracker(panel: take.panel)
    let transform = PanelTransform(
      panel: take.panel, screen: screen.size, rotation: screen.rotation, calibration: calibration)
    var frame = TouchFrame()
    var touches = KeyTouchFrame()
    let events = take.recording.events
    // What waits for a repeat does not get it from the pause between two recordings.
    try simulator.forgetFingers()
    let base = frames == 0 ? now : now + Self.pause
    guard let first = events.first?.time else { return }
    var last = base
    for event in events {
      var event = event
      // A clock that was set back in the middle does not turn time around.
      event.time = max(last, base + (event.time - first))
      last = event.time
      if tracker.handle(event, into: &frame) {
        try wake(&simulator, before: event.time, changed: changed)
        transform.map(frame, into: &touches)
        try simulator.handle(touches)
        if simulator.takeNeedsDisplay() { try changed(&simulator) }
      }
    }
    tracker.cancel(at: last, into: &frame)
    transform.map(frame, into: &touches)
    try simulator.handle(touches)
    if simulator.takeNeedsDisplay() { try changed(&simulator) }
    now = last
    contacts += tracker.contactCount
    frames += tracker.frameCount
    warn(of: tracker.oddities, unfinished: frame.contacts.count, in: take)
  }

  /// Repeats happen at their own time, so that pictures of them are made too.
  private func wake(
    _ simulator: inout Simulator, before time: Instant, changed: (inout Simulator) throws(AppError) -> Void
  ) throws(AppError) {
    while let deadline = simulator.deadline, deadline < time {
      try simulator.wake(at: deadline)
      if simulator.takeNeedsDisplay() { try changed(&simulator) }
    }
  }

  private mutating func warn(of oddities: TouchOddities, unfinished: Int, in take: Take) {
    let file = take.recording.places.eventsFile
    if unfinished > 0 {
      warnings.append("\(file): \(unfinished) contact(s) never ended; they were given up and typed nothing")
    }
    if oddities.droppedFrames > 0 {
      warnings.append("\(file): the panel lost events \(oddities.droppedFrames) time(s) (SYN_DROPPED)")
    }
    if oddities.badSlots > 0 {
      warnings.append("\(file): \(oddities.badSlots) event(s) name a slot that the panel does not have; ignored")
    }
    if oddities.eventsWithoutReport > 0 {
      warnings.append(
        "\(file): \(oddities.eventsWithoutReport) event(s) after the last SYN_REPORT were not played")
    }
  }
}
