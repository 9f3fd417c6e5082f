import Forms
import KeyboardCore
import Posix

/// Plays a session into a simulator, in the session's own time.
struct SessionPlayer: ~Copyable {
  var simulator: Simulator
  private let session: SessionFile
  private let screen: KeySize
  /// What the fingers are on; nil: on the keys themselves.
  private var line: PanelLine?
  /// Where each finger is, or was last.
  private var points: [Int: KeyPoint] = [:]
  /// Each touch has an id of its own.
  private var ids: [Int: UInt32] = [:]
  private var nextID: UInt32 = 1
  /// The time of what happened last.
  private(set) var now = Instant.zero
  /// The fingers that the keyboard knows of.
  private(set) var contacts: Set<UInt32> = []
  private var touches = KeyTouchFrame()

  /// - Parameter data: where layouts are, and Examples, whose forms a session may take; its own lie beside it.
  init(_ session: SessionFile, data: DataFolder, library: LayoutLibrary? = nil) throws(AppError) {
    if let missing = session.needs.first(where: { !Files.exists("\(data.path)/\($0)") }) {
      throw AppError(.noInput, "\(session.name) needs \(data.path)/\(missing), which is not there")
    }
    let options = try SessionOptions(session)
    let form = try Self.form(session, options, data: data)
    var simulator = try Simulator(
      form: form, focus: options.focus, screen: options.screen, field: options.field,
      showsLastCharacter: options.showsLastCharacter, data: data, library: library,
      keymap: options.keymap(), typing: options.typing, policy: options.policy,
      desk: SessionDesk.desk(session, options, data: data), start: .zero)
    if !session.texts.isEmpty {
      for id in session.texts.keys.sorted() where !form.fields.contains(where: { $0.id == id }) {
        let near = TraitNames.didYouMean(id, among: form.fields.map(\.id)).map { "; did you mean \($0)?" } ?? ""
        throw AppError(
          .data, "\(session.name):\(session.textLines[id] ?? 1): texts: the form has no field “\(id)”\(near)")
      }
      try simulator.fill(session.texts, focus: simulator.form.focused)
    }
    try self.init(session, options, in: simulator)
  }

  /// Plays it into a simulator that has just been made, or started over, for the session's options.
  init(_ session: SessionFile, _ options: SessionOptions, in simulator: consuming Simulator) throws(AppError) {
    let line = try session.panel.map { (model) throws(AppError) in
      try PanelLine(model, screen: options.screen, calibration: options.calibration, filters: options.filters)
    }
    self.session = session
    screen = options.screen.size
    self.line = line
    self.simulator = simulator
  }

  /// Plays everything; a release that is held back then comes to the keyboard, as it would a moment later.
  mutating func play() throws(AppError) {
    for step in session.steps { try play(step) }
    try line?.flush(into: &simulator, contacts: &contacts)
  }

  /// Plays what happens next.
  mutating func play(_ step: SessionStep) throws(AppError) {
    try wake(before: step.time)
    now = step.time
    try happen(step)
    // A release that was held back may have held up what was due since.
    try wake(before: now)
  }

  private mutating func happen(_ step: SessionStep) throws(AppError) {
    switch step.event {
    case .wait: break
    case .touch(let phase, let finger, let place, let isLost):
      if let place { points[finger] = try point(place, line: step.line) }
      if phase == .began, case .point(let point) = place, !isOnScreen(point) {
        throw AppError(
          .data,
          "\(session.name):\(step.line): \(SessionPlace.point(point).text) is not on the screen of"
            + " \(screen.width)x\(screen.height)")
      }
      guard let point = points[finger] else { return }
      if line == nil { return try touch(phase, finger, point) }
      try line?.touch(phase, finger, point, at: now, isLost: isLost, into: &simulator, contacts: &contacts)
    case .dropped: try line?.drop(at: now, into: &simulator, contacts: &contacts)
    case .unplug: try line?.unplug(at: now, into: &simulator, contacts: &contacts)
    case .plug: line?.plug()
    case .becomes(let before, let after): try simulator.program(writes: before, after)
    case .told(let before, let after): simulator.program(tells: before, after, at: now)
    case .message(let text): try simulator.receive(message: text, at: now)
    case .sessionEnd: try simulator.endSession()
    }
  }

  /// Does what is due until then.
  mutating func wake(before time: Instant) throws(AppError) {
    var last: Instant?
    while let deadline = Self.earlier(deadline, line?.deadline), deadline < time {
      if let last, deadline <= last {
        let time = simulator.milliseconds(last)
        throw AppError(.software, "\(session.name): what was due at \(time) is due for ever")
      }
      last = deadline
      // What the keyboard has to do at the same time comes behind the end of a touch that was held back.
      if let due = line?.deadline, due <= deadline {
        try line?.wake(at: due, into: &simulator, contacts: &contacts)
      }
      if let due = self.deadline, due <= deadline { try simulator.wake(at: due) }
    }
  }

  /// When the simulator has something to do. While the end of a touch is held back nothing happens that would come after
  /// it.
  var deadline: Instant? {
    guard let due = simulator.deadline else { return nil }
    return line?.heldSince.map { due < $0 ? due : nil } ?? due
  }

  private static func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// The simulator, for another session.
  consuming func close() -> Simulator { simulator }

  /// Lets go of everything, as at the end of a recording.
  mutating func end() throws(AppError) {
    try line?.unplug(at: now, into: &simulator, contacts: &contacts)
    try simulator.cancel()
    contacts.removeAll()
  }

  /// What is to be said of the panel; nothing where there is none.
  var panelReport: [String] { line?.report ?? [] }

  private mutating func touch(_ phase: Contact.Phase, _ finger: Int, _ point: KeyPoint) throws(AppError) {
    if phase == .began {
      ids[finger] = nextID
      contacts.insert(nextID)
      nextID += 1
    }
    guard let id = ids[finger] else { return }
    if phase == .ended || phase == .cancelled { contacts.remove(id) }
    touches.time = now
    touches.touches = [KeyTouch(id: id, phase: phase, point: point)]
    try simulator.handle(touches)
  }

  private static func form(
    _ session: SessionFile, _ options: SessionOptions, data: DataFolder
  ) throws(AppError) -> Form {
    guard let name = session.form else {
      return Form(fields: [FormField(options.field)])
    }
    let folder = session.name.lastIndex(of: "/").map { session.name[...$0] } ?? ""
    let paths = ["\(folder)\(name).json", "\(data.path)/Examples/\(name).json"]
    guard let path = paths.first(where: Files.exists) else {
      throw AppError(
        .data, "\(session.name):\(session.optionsLine): there is no form \(name): neither \(paths[0]) nor \(paths[1])")
    }
    return try FormFile.read(path).form
  }

  // MARK: - Places

  private func isOnScreen(_ point: KeyPoint) -> Bool {
    (0..<screen.width).contains(point.x) && (0..<screen.height).contains(point.y)
  }

  private func point(_ place: SessionPlace, line: Int) throws(AppError) -> KeyPoint {
    if let point = try find(place) { return point }
    let reason =
      switch place {
      case .key(let id, _, _): reasonAgainst(key: id)
      case .bar(let item): reasonAgainst(item: item)
      case .field, .text, .label, .clear, .button, .submit, .point:
        "\(place.text) is not to be seen"
          + (simulator.shownKeyboard == nil
            ? "" : ": where the keyboard covers it, put that away first (tap 1 hide), or take a larger --screen")
      }
    throw AppError(.data, "\(session.name):\(line): \(reason)")
  }

  private func reasonAgainst(item: Int) -> String {
    guard let keyboard = simulator.shownKeyboard else { return "there is no keyboard, and no bar" }
    if keyboard.bar.frame.isEmpty { return "the keyboard has no bar" }
    return keyboard.bar.items.isEmpty ? "the bar offers nothing" : "the bar offers no item \(item)"
  }

  private func reasonAgainst(key id: String) -> String {
    guard let keyboard = simulator.shownKeyboard else { return "there is no keyboard, and no key “\(id)”" }
    let planes = keyboard.plan.planes
    let missing = "there is no key “\(id)” on the plane \(planes[keyboard.plane].id)"
    let targets = Set(planes.flatMap { plane in plane.keys.compactMap(\.plane) })
    let others = planes.indices.filter { targets.contains($0) && Self.find(id, on: planes[$0]) != nil }
      .map { planes[$0].id }
    if !others.isEmpty {
      return "\(missing); it is on \(others.joined(separator: ", ")): tap the key that shows it first"
    }
    let holders = planes[keyboard.plane].keys.filter { placed in
      placed.key.longPress.contains { $0.output == id || $0.shiftedOutput == id }
    }
    return holders.first.map { "\(missing); \($0.key.id) has it, held" } ?? missing
  }

  private static func find(_ id: String, on plane: PlacedPlane) -> PlacedKey? {
    plane.keys.first { $0.key.id == id } ?? plane.keys.first { $0.key.output == id }
      ?? plane.keys.first { $0.key.shiftedOutput == id }
  }

  private func find(_ place: SessionPlace) throws(AppError) -> KeyPoint? {
    switch place {
    case .point(let point): return point
    case .bar(let item):
      guard let cells = simulator.shownKeyboard?.bar.cells, cells.indices.contains(item - 1) else { return nil }
      return cells[item - 1].centre
    case .key(let id, let x, let y): return key(id, x: x, y: y)
    case .submit: return try simulator.formPicture().button?.rect.centre
    case .field(let id): return try drawn(id)?.box.centre
    case .label(let id): return try drawn(id)?.label?.rect.centre
    case .clear(let id): return try drawn(id)?.clearButton?.centre
    case .button(let id): return try drawn(id)?.trailingButton?.rect.centre
    case .text(let id, let count):
      let picture = try simulator.formPicture()
      let length = simulator.form.form.fields.contains { $0.id == id } ? simulator.form.text(of: id).count : -1
      guard count <= length else { return nil }
      return try picture.textLayout(of: id, ruler: simulator.letters.ruler())?.point(of: count)
    }
  }

  private func drawn(_ id: String) throws(AppError) -> FieldPicture? {
    try simulator.formPicture().fields.first { $0.id == id }
  }

  private func key(_ id: String, x: Int, y: Int) -> KeyPoint? {
    guard let keyboard = simulator.shownKeyboard,
      let cap = Self.find(id, on: keyboard.plan.planes[keyboard.plane])?.cap
    else { return nil }
    return x == 50 && y == 50
      ? cap.centre : KeyPoint(x: cap.x + cap.width * x / 100, y: cap.y + cap.height * y / 100)
  }
}
