import Evdev
import KeyboardCore
import Posix

/// The panels that the running keyboard reads: the named one or all touchscreens, as they come and go.
struct PanelSet: ~Copyable {
  private(set) var panels: [Panel] = []
  private var watch: PanelWatch?
  private var opened: UInt32 = 0
  /// nil: every touchscreen.
  private let wanted: String?
  private var screen: ScreenOptions
  /// What the options say; nil: what udev says of each panel.
  private let calibration: Calibration?
  private let filters: TouchFilterSettings
  /// Of panels that have been there, by their names: one that comes back is mapped as before.
  private var known: [String: PanelCalibration] = [:]
  private let finder = PanelFinder()

  /// - Parameters:
  ///   - wanted: a node, or nil for every touchscreen.
  ///   - mayWait: a panel that is not there yet is waited for.
  init(
    _ wanted: String?, screen: ScreenOptions, calibration: Calibration?, filters: TouchFilterSettings, mayWait: Bool
  ) throws(AppError) {
    self.wanted = wanted
    self.screen = screen
    self.calibration = calibration
    self.filters = filters
    watch = try? PanelWatch()
    do throws(EvdevError) {
      if let wanted {
        try open(wanted)
      } else {
        for path in try finder.touchscreens() { try open(path) }
      }
    } catch {
      switch error {
      case .noTouchscreen, .noDevice:
        guard mayWait, watch != nil else { throw AppError(error.status, error.description) }
        Output.error("\(error.description); waiting for it")
      case .noUinput, .noAccess, .notInputDevice, .gone, .system:
        throw AppError(error.status, error.description)
      }
    }
    guard !panels.isEmpty || mayWait else {
      throw AppError(.unavailable, "no touchscreen can be read")
    }
  }

  var isEmpty: Bool { panels.isEmpty }

  /// Touches that are read from now on are mapped to this screen.
  mutating func map(to screen: ScreenOptions) {
    self.screen = screen
    for panel in panels { panel.map(to: screen) }
  }

  /// When the filters of a panel want to be woken, if they do.
  var deadline: Instant? { panels.lazy.compactMap { $0.deadline }.min() }

  /// The earliest time of a release that is held back; what is due then or later has to wait for it.
  var heldSince: Instant? { panels.lazy.compactMap { $0.heldSince }.min() }

  /// For `Poller`; nil where hot-plug cannot be watched.
  var watchDescriptor: Int32? {
    switch watch {
    case .some(let watch): watch.raw
    case .none: nil
    }
  }

  /// Opens what has come.
  mutating func lookForChanges() {
    do {
      while let change = try watch?.next() {
        switch change {
        case .appeared(let path): appeared(path)
        case .disappeared: break
        case .lost: for path in finder.nodes() { appeared(path) }
        }
      }
    } catch {
      Output.error("panels that are plugged in from now on are not noticed: \(error)")
      watch = nil
    }
  }

  mutating func remove(_ panel: Panel) {
    panels.removeAll { $0 === panel }
    known[panel.name] = panel.calibration
    guard Files.exists(panel.path) else {
      Output.error("\(panel.name) (\(panel.path)) is gone")
      return
    }
    // One that came back under the same name before this was noticed has been announced already.
    Output.error(
      "\(panel.name) (\(panel.path)) is gone, or may no longer be read: keypane doctor machine says whether it can be")
    appeared(panel.path)
  }

  private mutating func appeared(_ path: String) {
    if panels.contains(where: { $0.path == path }) { return }
    if let wanted, wanted != path { return }
    if wanted == nil {
      // A node that cannot be opened yet appears again when its permissions are set.
      guard let probe = try? EvdevPanel(path: path), PanelFinder.judge(probe.description) == .touchscreen else {
        return
      }
    }
    try? open(path)
  }

  private mutating func open(_ path: String) throws(EvdevError) {
    let (given, known, screen) = (calibration, known, screen)
    let made = try Panel(path: path, number: opened, screen: screen, filters: filters) { name in
      PanelCalibration(node: path, given: given, known: known[name], screen: screen)
    }
    guard let panel = made else { return }
    opened &+= 1
    panels.append(panel)
    Output.error("reading \(panel.name) (\(path)), \(panel.calibration.calibration.says)")
  }
}
