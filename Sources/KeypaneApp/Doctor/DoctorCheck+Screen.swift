import Display
import Evdev
import KeyboardCore
import Posix

/// What the keyboard is shown and touched on.
extension DoctorCheck {
  /// The display that `keypane run` would open.
  /// - Parameters:
  ///   - driver: nil: none is wanted.
  ///   - screen: is laid out for what is found.
  static func display(
    _ driver: Screen.Driver?, monitor: Monitor, screen options: inout ScreenOptions
  ) -> DoctorCheck {
    guard let driver else { return DoctorCheck("display", .ok, "none is wanted") }
    let display: DisplayState
    let name: String
    do {
      let screen = try Screen(driver: driver, monitor: monitor, within: patience)
      if let reason = screen.passedOver.first {
        return DoctorCheck("display", .warning, "\(reason); \(screen.driver) is taken", remedy: otherDisplay)
      }
      let look = KeyboardView.Look(options, monitor: monitor, volume: nil)
      display = DisplayState(size: screen.size, turn: screen.turn, picture: look.rotation(on: screen.size))
      name = screen.driver
    } catch {
      return DoctorCheck("display", .fail, AppError(error).reason, remedy: otherDisplay)
    }
    do throws(AppError) {
      try options.follow(display)
    } catch {
      return DoctorCheck("display", .fail, error.reason, remedy: "give the size with --screen WxH")
    }
    let turns = [
      display.turn == .none ? nil : "turned by \(display.turn.rawValue) by the window system",
      display.picture == .none ? nil : "the keyboard turned by \(display.picture.rawValue) on it",
    ].compactMap { $0 }
    let size = "\(name), \(display.size.width)x\(display.size.height)"
    guard display.size == options.size || display.picture.turned(options.size) == display.size else {
      return DoctorCheck(
        "display", .warning,
        "\(size) is not the \(options.size.width)x\(options.size.height) of --screen",
        remedy: "leave --screen out: keypane run takes the display's size")
    }
    if name == "x11", let mirrored = DisplayOutput.list().first(where: \.isMirrored) {
      return DoctorCheck(
        "display", .warning, "\(size): the picture on \(mirrored.name) is mirrored, touches are not",
        remedy: "xrandr --output \(mirrored.name) --reflect normal, or keypane calibrate on the mirrored picture")
    }
    return DoctorCheck("display", .ok, ([size] + turns).joined(separator: ", "))
  }

  /// A display that takes longer is not ready.
  private static let patience = Interval.milliseconds(2000)

  /// A display that is there, though this program was not told of it.
  private static var otherDisplay: String {
    if let socket = (try? Files.list("/tmp/.X11-unix"))?.first(where: { $0.hasPrefix("X") }) {
      return "DISPLAY=:\(socket.dropFirst()) keypane doctor"
    }
    if let folder = Environment.value("XDG_RUNTIME_DIR"),
      let socket = (try? Files.list(folder))?.first(where: { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") })
    {
      return "WAYLAND_DISPLAY=\(socket) keypane doctor"
    }
    return "start the window system, and this in it, or with its DISPLAY or WAYLAND_DISPLAY"
  }

  /// Each touchscreen, with the calibration and the turn that it would be read with.
  /// - Parameters:
  ///   - wanted: the node that is named; nil: every touchscreen.
  ///   - calibration: what the options say; nil: what udev says.
  static func panels(
    _ wanted: String?, folder: String, screen: ScreenOptions, calibration: Calibration?
  ) -> [DoctorCheck] {
    var checks: [DoctorCheck] = []
    let finder = PanelFinder(folder: folder)
    for finding in finder.survey() where wanted == nil || finding.path == wanted {
      switch finding.verdict {
      case .success(.touchscreen): checks.append(panel(finding.path, screen: screen, calibration: calibration))
      case .success(.no(let reason)):
        guard wanted != nil else { continue }
        checks.append(
          DoctorCheck(
            "panel", .warning, "\(finding.name) (\(finding.path)) \(reason)", remedy: "name another device with --panel"
          ))
      case .failure(let error):
        guard wanted != nil || isTouchscreen(finding.path) else { continue }
        checks.append(DoctorCheck("panel", .fail, says(error, finding.path), remedy: remedy(error)))
      }
    }
    if checks.isEmpty {
      let what = wanted.map { "there is no \($0)" } ?? "no touchscreen among the devices in \(folder)"
      checks.append(
        DoctorCheck(
          "panel", .warning, "\(what): keypane run waits until it is plugged in",
          remedy: "cat /proc/bus/input/devices # what the kernel has found"))
    }
    return checks
  }

  private static func panel(_ path: String, screen: ScreenOptions, calibration: Calibration?) -> DoctorCheck {
    do throws(EvdevError) {
      let opened = try Panel(path: path, number: 0, screen: screen, filters: TouchFilterSettings()) { _ in
        PanelCalibration(node: path, given: calibration, known: nil, screen: screen)
      }
      guard let panel = opened else {
        return DoctorCheck(
          "panel", .fail, "\(path) does not say where its edges are",
          remedy: "keypane record \(path) shows what it says")
      }
      return DoctorCheck("panel", .ok, "\(panel.name) (\(path)), \(use(panel.calibration, screen))")
    } catch {
      return DoctorCheck("panel", .fail, says(error, path), remedy: remedy(error))
    }
  }

  /// `calibrated by udev: 0 1 0 -1 0 1, which holds the display's turn; touches turned by 90`.
  static func use(_ calibration: PanelCalibration, _ screen: ScreenOptions) -> String {
    let turn = screen.panelRotation.subtracting(calibration.heldTurn)
    let held =
      calibration.heldTurn == .none ? "" : ", which holds the display's turn by \(calibration.heldTurn.rawValue)"
    return calibration.calibration.says + held + "; "
      + (turn == .none ? "touches not turned" : "touches turned by \(turn.rawValue)")
  }

  /// Whether a device that cannot be opened is one all the same.
  private static func isTouchscreen(_ path: String) -> Bool {
    guard let device = UdevDevice(node: path) else { return false }
    return device.property("ID_INPUT_TOUCHSCREEN") == "1"
  }

  private static func says(_ error: EvdevError, _ path: String) -> String {
    if case .noAccess = error { return "\(Accounts.userName(Accounts.user)) may not read the touchscreen \(path)" }
    return error.description
  }

  private static func remedy(_ error: EvdevError) -> String? {
    guard case .noAccess = error else { return nil }
    let join = "sudo usermod -aG keypane \(Accounts.userName(Accounts.user)) # and log in again"
    let apply = "sudo udevadm trigger --action=add --subsystem-match=input"
    return Files.exists("/usr/bin/setfacl") ? "\(apply) && \(join)" : "sudo apt install acl && \(apply)"
  }
}
