import Display
import KeyboardCore

extension CalibrationPicture {
  /// What a session has to show.
  init(_ session: CalibrationSession, scale: Double, appearance: KeyboardAppearance) {
    self.init(screen: session.targets.screen, scale: scale)
    self.appearance = appearance
    let count = session.targets.points.count
    let finger: Target.State = session.isHeld ? .held : session.isTouched ? .touched : .current
    for (index, point) in session.targets.points.enumerated() {
      let isCurrent = session.stage == .target(index)
      targets.append(Target(point, isCurrent ? finger : session.isMeasured(index) ? .done : .waiting))
    }
    progress = (session.measuredCount, count + 1)
    switch session.stage {
    case .target(let index):
      title = "Calibrating the touch panel: cross \(index + 1) of \(count)"
      instruction = Self.instruction(session, "Hold one finger on the cross until it turns green")
    case .check:
      targets.append(Target(session.targets.check, finger))
      title = "Calibrating the touch panel: the check"
      instruction = Self.instruction(session, "Touch this cross as well, to see how well it went")
    case .done:
      targets.append(Target(session.targets.check, .done))
      progress = (count + 1, count + 1)
      title = "The touch panel is calibrated"
      instruction = "Touch the screen to end"
      if let check = session.result?.check { note = "The check was hit within \(check.text)" }
    case .failed(let failure):
      title = "The touch panel was not calibrated"
      note = failure.says
      noteIsComplaint = true
    }
    if let complaint = session.complaint {
      note = complaint.says
      noteIsComplaint = true
      if complaint == .missed, let distance = session.result?.check { note += " (by \(distance.text))" }
    }
    touch = session.checkTouch
  }

  private static func instruction(_ session: CalibrationSession, _ text: String) -> String {
    if session.isHeld { return "Now lift the finger" }
    return session.isTouched ? "Keep the finger there" : text
  }
}

extension CalibrationSession.Complaint {
  /// What to do otherwise.
  var says: String {
    switch self {
    case .tooShort: "That was too short: hold the finger on the cross"
    case .moved: "The finger moved: hold it still, and touch the cross again"
    case .severalFingers: "There was more than one finger: touch the cross again with one"
    case .samePlace: "That was the place of another cross: touch the one with the ring"
    case .unfitting: "This touch does not fit the others: touch the cross once more"
    case .missed: "The cross was missed: touch it once more"
    }
  }
}

extension CalibrationSession.Failure {
  /// Why there is no calibration.
  var says: String {
    switch self {
    case .noTouch: "nobody touched the panel for 30 seconds"
    case .unfitting: "the touches do not fit together, those that were done again neither"
    case .degenerate: "the panel tells nearly the same place, or one line, for all crosses"
    case .checkMissed: "the check was missed three times"
    }
  }
}

extension CalibrationDistance {
  /// `1.5 pixels (0.3 mm)`.
  var text: String {
    "\(pixels.decimals(1)) pixels" + (millimetres.map { " (\($0.decimals(1)) mm)" } ?? "")
  }
}
