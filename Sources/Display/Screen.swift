import CSDL
import Glibc
import KeyboardCore
import Posix

/// SDL's connection to the display.
public struct Screen: ~Copyable {
  /// How pictures reach the display.
  public enum Driver: String, Sendable, CaseIterable {
    /// X11 where `DISPLAY` is set (Xwayland included), else Wayland where there is one, else the console's graphics card.
    case auto
    /// Nowhere: for tests.
    case dummy
    case x11
    /// SDL's own Wayland windows take the focus and hide under fullscreen ones: for the simulator only.
    case wayland
    /// The bare console, without a window system: for the simulator only.
    case kmsdrm
  }

  /// The name of the driver that SDL uses.
  public let driver: String
  /// The size of the monitor, in pixels.
  public let size: KeySize
  /// Where on the display, which may be several monitors, its upper left corner is.
  let origin: KeyPoint
  /// How far the window system has turned the picture on the monitor, clockwise; known on X11.
  public let turn: Rotation
  /// Displays that `auto` would have preferred, and why each is not taken: sentences.
  public let passedOver: [String]
  let connection = DisplayConnection()
  /// How long a display has to answer where nothing else is said.
  public static let patience = Interval.milliseconds(5000)

  /// Connects. Throws where there is no display of that kind, or no such monitor.
  /// - Parameters:
  ///   - orFirst: where there is no such monitor the first one is taken.
  ///   - time: how long it may take until the display answers; SDL's part is given the same once more.
  public init(
    driver: Driver = .auto, monitor: Monitor = .first, orFirst: Bool = false, within time: Interval = Screen.patience
  ) throws(DisplayError) {
    Self.keepSDLWithinItsBounds()
    let wanted = Self.candidates(driver)
    guard !wanted.isEmpty else {
      throw DisplayError(.unavailable, "there is no display: set DISPLAY (or WAYLAND_DISPLAY) to that of the screen")
    }
    var passedOver: [String] = []
    var isOpen = false
    for driver in wanted where !isOpen {
      if let reason = Self.open(driver, within: time, after: passedOver) {
        passedOver.append("cannot open the display (\(driver.rawValue)): \(reason)")
      } else {
        isOpen = true
      }
    }
    guard isOpen else {
      throw DisplayError(.unavailable, "\(passedOver.joined(separator: "; ")); set DISPLAY to that of the screen")
    }
    Patience.begin(Self.limit(time))
    defer { Patience.finish() }
    // SDL starts text input by itself, and input methods with it: we make text, we take none.
    SDL_StopTextInput()
    var bounds = SDL_Rect()
    guard unsafe SDL_GetDisplayBounds(0, &bounds) == 0 else {
      let reason = lastSDLError()
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw DisplayError(.unavailable, "cannot learn the size of the display: \(reason)")
    }
    let driver = unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) } ?? ""
    let frame: KeyRect
    let turn: Rotation
    do throws(DisplayError) {
      (frame, turn) = try monitor.place(
        among: driver == "x11" ? DisplayOutput.list() : [], orFirst: orFirst,
        first: KeyRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h)))
    } catch {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
    self.driver = driver
    self.passedOver = passedOver
    self.turn = turn
    origin = KeyPoint(x: frame.x, y: frame.y)
    size = KeySize(width: frame.width, height: frame.height)
  }

  deinit {
    // There is nobody to say goodbye to, and SDL might wait for an answer.
    if connection.hasEnded { return }
    Patience.begin()
    defer { Patience.finish() }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// - Parameter others: what is wrong with those that would have been preferred.
  /// - Returns: why not, a clause; nil: SDL uses it.
  private static func open(_ driver: Driver, within time: Interval, after others: [String]) -> String? {
    var greeted: UnixConnection?
    Patience.begin()
    let objection = objection(to: driver, within: time, held: &greeted)
    Patience.finish()
    if let objection { return objection }
    unsafe SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver.rawValue, SDL_HINT_OVERRIDE)
    Patience.begin(limit(time, after: others))
    let reason = SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 ? nil : lastSDLError()
    Patience.finish()
    greeted = nil
    return reason
  }

  /// What libraries are given for a display that has answered once.
  static func limit(_ time: Interval, after others: [String] = []) -> Patience.Limit {
    let reasons = others + ["the display does not answer any more"]
    return .end(after: time, saying: "\(reasons.joined(separator: "; ")); set DISPLAY to that of the screen")
  }

  private static func keepSDLWithinItsBounds() {
    // Without a session bus SDL would start one, two processes of 5 MB, where dbus-x11 is installed.
    if Environment.value("DBUS_SESSION_BUS_ADDRESS") == nil, !hasUserBus() {
      Environment.set("DBUS_SESSION_BUS_ADDRESS", to: "disabled:")
    }
    let hints = [
      // A finger is a finger, not a mouse as well.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // The poll loop has the signals.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      // Shared memory instead of a renderer, which would bring in OpenGL and might make the window anew.
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      // The bypass is for games; a compositor switched off by a keyboard window flickers.
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    ]
    for (name, value) in hints { unsafe SDL_SetHint(name, value) }
  }

  /// libdbus finds the bus of a systemd user session without the variable.
  private static func hasUserBus() -> Bool {
    guard let folder = Environment.value("XDG_RUNTIME_DIR") else { return false }
    return unsafe access(folder + "/bus", F_OK) == 0
  }
}
