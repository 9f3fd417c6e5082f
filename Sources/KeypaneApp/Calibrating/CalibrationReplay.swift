import Display
import KeyboardCore
import Posix
import Recording

/// Calibrates by a recording, without a display, in the recording's own time.
struct CalibrationReplay: ~Copyable {
  private var session: CalibrationSession
  private let take: Take
  private var pictures: Pictures?

  init(_ take: Take, crosses: Int, screen: ScreenOptions, pictures: consuming Pictures?) {
    self.take = take
    self.pictures = pictures
    session = CalibrationSession(
      panel: take.panel, targets: CalibrationTargets(crosses, on: screen.size), rotation: screen.panelRotation,
      start: take.recording.events.first?.time ?? .zero)
  }

  /// - Throws: where nothing comes of it.
  mutating func run() throws(AppError) -> CalibrationResult {
    var tracker = TouchTracker(panel: take.panel)
    var frame = TouchFrame()
    try pictures?.changed(session)
    for event in take.recording.events where !session.isOver {
      guard tracker.handle(event, into: &frame) else { continue }
      while let deadline = session.deadline, deadline < frame.time {
        if session.wake(at: deadline) { try pictures?.changed(session) }
      }
      if session.handle(frame) { try pictures?.changed(session) }
    }
    try pictures?.finish(session)
    let file = take.recording.places.eventsFile
    let count = session.targets.points.count
    switch session.stage {
    case .done:
      if let result = session.result { return result }
      throw AppError(.software, "\(file): there is no result")
    case .failed(let failure): throw AppError(.data, "\(file): \(failure.says)")
    case .target, .check:
      var reason = "the touches end before all \(count) crosses and the check have been touched"
      reason += "; \(session.measuredCount) have been"
      if let complaint = session.complaint { reason += ", and: \(complaint.says)" }
      throw AppError(.data, "\(file): \(reason)")
    }
  }

  /// A picture for every change into a folder, the last one into a file.
  struct Pictures: ~Copyable {
    private var canvas: Canvas
    private let painter: CalibrationPainter
    private let scale: Double
    private let appearance: KeyboardAppearance
    private let folder: String?
    private let file: String?
    private var count = 0

    /// Of what is asked for; nil where nothing is.
    static func wanted(
      _ arguments: Arguments, screen: ScreenOptions, appearance: KeyboardAppearance
    ) throws(AppError) -> Pictures? {
      guard arguments.has("pictures") || arguments.has("picture") else { return nil }
      return try Pictures(arguments, screen: screen, appearance: appearance)
    }

    private init(_ arguments: Arguments, screen: ScreenOptions, appearance: KeyboardAppearance) throws(AppError) {
      let artist = try CalibrationPainter(assets: DataFolder(arguments).assets, theme: screen.theme)
      if let folder = arguments.value("pictures") {
        do { try Files.makeFolder(folder) } catch { throw .unwritable(error, folder) }
      }
      if let file = arguments.value("picture") { try PicturePath.check(file, option: "picture") }
      let area = try Canvas(wholeOf: screen.size)
      folder = arguments.value("pictures")
      file = arguments.value("picture")
      painter = artist
      scale = screen.scale
      self.appearance = appearance
      canvas = area
    }

    mutating func changed(_ session: CalibrationSession) throws(AppError) {
      guard let folder else { return }
      count += 1
      let digits = String(count)
      try write(session, "\(folder)/\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits).png")
    }

    mutating func finish(_ session: CalibrationSession) throws(AppError) {
      if let file { try write(session, file) }
    }

    private mutating func write(_ session: CalibrationSession, _ path: String) throws(AppError) {
      do {
        try painter.draw(CalibrationPicture(session, scale: scale, appearance: appearance), on: &canvas)
        try canvas.writePNG(to: path)
      } catch {
        throw AppError(error)
      }
    }
  }
}
