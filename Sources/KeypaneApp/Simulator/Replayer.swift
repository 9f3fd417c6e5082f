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
  /// - Parameters:
  ///   - calibration: nil: what udev said where the take was recorded, as `keypane run` has it.
  ///   - changed: called whenever something is to be seen that was not there before.
  mutating func play(
    _ take: Take, into simulator: inout Simulator, screen: ScreenOptions, calibration: CalibrationMatrix? = nil,
    filters settings: TouchFilterSettings = TouchFilterSettings(),
    changed: (inout Simulator) throws(AppError) -> Void
  ) throws(AppError) {
    var tracker = TouchTracker(panel: take.panel)
    let transform = PanelTransform(
      panel: take.panel, screen: screen.size, rotation: screen.rotation,
      calibration: calibration ?? recordedCalibration(of: take))
    var filters = TouchFilters(settings, scale: TouchScale(transform, screen: screen.size, scale: screen.scale))
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
        try wake(&simulator, &filters, before: event.time, changed: changed)
        transform.map(frame, into: &touches)
        filters.take(touches)
        try hand(from: &filters, to: &simulator, changed: changed)
      }
    }
    // A panel that tells no ends has nothing more to tell of a contact that has ended.
    if let end = filters.silentAt {
      last = max(last, end + Interval(microseconds: 1))
      try wake(&simulator, &filters, before: last, changed: changed)
    }
    tracker.cancel(at: last, into: &frame)
    transform.map(frame, into: &touches)
    filters.take(touches)
    filters.flush()
    try hand(from: &filters, to: &simulator, changed: changed)
    now = last
    contacts += tracker.contactCount
    frames += tracker.frameCount
    warn(of: tracker.oddities, unfinished: frame.contacts.count { !$0.endsUntold }, in: take)
    let file = take.recording.places.eventsFile
    warnings += TouchReport.lines(filters.counts).map { "\(file): \($0)" }
  }

  /// What cannot be understood is ignored, as libinput has it.
  private mutating func recordedCalibration(of take: Take) -> CalibrationMatrix {
    guard let text = take.recording.calibration else { return .identity }
    if let matrix = CalibrationMatrix(text) { return matrix }
    warnings.append(
      "\(take.recording.places.descriptionFile): udev's LIBINPUT_CALIBRATION_MATRIX “\(text)” is not six numbers; "
        + "it is ignored")
    return .identity
  }

  /// What comes out of the filters happens to the simulator.
  private func hand(
    from filters: inout TouchFilters, to simulator: inout Simulator,
    changed: (inout Simulator) throws(AppError) -> Void
  ) throws(AppError) {
    var touches = KeyTouchFrame()
    while filters.next(into: &touches) {
      try simulator.handle(touches)
      if simulator.takeNeedsDisplay() { try changed(&simulator) }
    }
  }

  /// Repeats happen at their own time, so that pictures of them are made too. While a release is held back nothing
  /// happens that would come after it.
  private func wake(
    _ simulator: inout Simulator, _ filters: inout TouchFilters, before time: Instant,
    changed: (inout Simulator) throws(AppError) -> Void
  ) throws(AppError) {
    while true {
      let limit = min(time, filters.heldSince ?? time)
      if let deadline = simulator.deadline, deadline < min(limit, filters.deadline ?? limit) {
        try simulator.wake(at: deadline)
        if simulator.takeNeedsDisplay() { try changed(&simulator) }
      } else if let deadline = filters.deadline, deadline < time {
        filters.wake(at: deadline)
        try hand(from: &filters, to: &simulator, changed: changed)
      } else {
        return
      }
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
