import CSDL
import KeyboardCore
import Posix

/// A window that shows a canvas. It owns the connection to the display.
@safe public struct Window: ~Copyable {
  /// How a window behaves towards others.
  public enum Kind: Sendable, Hashable {
    /// Never takes the focus, stays above all others, fullscreen ones too; without a frame. X11 only (or dummy).
    case keyboard
    /// An ordinary window with a title.
    case simulator
  }

  /// Chosen when the window was made.
  public let kind: Kind
  /// The part of the screen that the window shows, before rotation; positions of events are within it.
  public private(set) var frame: KeyRect
  /// Between `show` and `hide`.
  public private(set) var isShown = false
  let screen: Screen
  let window: OpaquePointer
  /// How the window shows the screen.
  private(set) var turn: Turn
  /// What reaches above it.
  var overhang: Overhang?
  /// How often the window may still be raised at once: two windows that both want to be on top must not fight for ever.
  private var raises = Allowance(5, oneMoreEach: .milliseconds(1000))
  /// When a covered window may be raised again: call `raise(at:)` then. Nil while there is nothing to raise.
  public private(set) var raiseDeadline: Instant?

  /// Makes the window, hidden.
  ///
  /// `frame` is in pixels of the monitor; a simulator's window is placed by the window manager and shows positions
  /// from `frame`'s corner on. `rotation` is how far the picture is turned clockwise on the display, `frame` is before
  /// that. Throws where the display has no such windows.
  public init(
    _ kind: Kind, on screen: consuming Screen, frame: KeyRect, title: String, rotation: Rotation = .none
  ) throws(DisplayError) {
    guard kind == .simulator || screen.driver == "x11" || screen.driver == "dummy" else {
      throw DisplayError(
        .unavailable,
        "windows of SDL's driver \(screen.driver) take the focus: the keyboard needs X11 or Xwayland (set DISPLAY)")
    }
    guard !frame.isEmpty else {
      throw DisplayError(.unavailable, "cannot make a window of \(frame.width)x\(frame.height) pixels")
    }
    let flags: UInt32
    let place: (x: Int32, y: Int32)
    let turn: Turn
    let turned: KeyRect
    switch kind {
    case .keyboard:
      turn = Turn(rotation: rotation, screen: rotation.turned(screen.size))
      turned = turn.rect(frame)
      // A pop-up menu's window is override-redirect: no window manager handles it, none gives it the focus.
      flags =
        SDL_WINDOW_POPUP_MENU.rawValue | SDL_WINDOW_BORDERLESS.rawValue | SDL_WINDOW_SKIP_TASKBAR.rawValue
        | SDL_WINDOW_ALWAYS_ON_TOP.rawValue
      place = (Int32(screen.origin.x + turned.x), Int32(screen.origin.y + turned.y))
    case .simulator:
      turn = Turn(rotation: rotation, screen: KeySize(width: frame.width, height: frame.height))
      turned = turn.rect(KeyRect(x: 0, y: 0, width: frame.width, height: frame.height))
      flags = SDL_WINDOW_RESIZABLE.rawValue
      // SDL_WINDOWPOS_UNDEFINED is a macro that Swift does not see.
      place = (0x1FFF_0000, 0x1FFF_0000)
    }
    Patience.begin(Screen.limit(Screen.patience))
    defer { Patience.finish() }
    let window = try unsafe unwrap(
      SDL_CreateWindow(
        title, place.x, place.y, Int32(turned.width), Int32(turned.height), flags | SDL_WINDOW_HIDDEN.rawValue),
      .unavailable, "cannot make a window")
    unsafe screen.connection.watch(from: window)
    if kind == .keyboard, unsafe keypane_x11_watch(window) {
      SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    }
    self.kind = kind
    self.frame = frame
    self.turn = turn
    self.screen = screen
    unsafe self.window = unsafe window
  }

  deinit {
    if hasLostDisplay { return }
    Patience.begin()
    defer { Patience.finish() }
    unsafe SDL_DestroyWindow(window)
  }

  /// The size of the display before rotation, in pixels.
  public var screenSize: KeySize { turn.rotation.turned(screen.size) }

  /// How far the picture is turned, clockwise, by us.
  public var rotation: Rotation { turn.rotation }

  /// How far the window system has turned the picture on the monitor, clockwise; known on X11.
  public var displayTurn: Rotation { screen.turn }

  /// Has keys of a keyboard sent to the window while it is shown, without taking the focus: `WindowEvent.escape`.
  public func takeKeys() {
    if hasLostDisplay { return }
    Patience.begin()
    defer { Patience.finish() }
    // Where another program has them, that one keeps them.
    _ = unsafe keypane_x11_grab_keyboard(window)
  }

  /// There is no window any more; `events` tells.
  var hasLostDisplay: Bool { screen.connection.hasEnded }

  /// The X connection's descriptor, to be polled for reading; nil where the driver has none.
  ///
  /// Xlib may have read events already: call `events()` before every poll, whatever the poll said before.
  public var descriptor: Int32? {
    let number = unsafe keypane_x11_descriptor(window)
    return number >= 0 ? number : nil
  }

  /// Shows the window on top; a keyboard's without taking the focus.
  public mutating func show() {
    if hasLostDisplay { return }
    Patience.begin()
    defer { Patience.finish() }
    if kind == .simulator || !(unsafe keypane_x11_map_raised(window)) {
      unsafe SDL_ShowWindow(window)
    }
    isShown = true
  }

  /// Takes the window off the screen.
  public mutating func hide() {
    if hasLostDisplay { return }
    Patience.begin()
    defer { Patience.finish() }
    hideOverhang()
    unsafe SDL_HideWindow(window)
    isShown = false
    raiseDeadline = nil
  }

  /// Brings a window that is covered back on top, where it may be raised already; else at `raiseDeadline`.
  public mutating func raise(at now: Instant) {
    guard isShown, !hasLostDisplay else { return }
    guard raises.take(at: now) else {
      raiseDeadline = raises.refill
      return
    }
    raiseDeadline = nil
    Patience.begin()
    defer { Patience.finish() }
    _ = unsafe keypane_x11_map_raised(window)
  }

  /// The whole window is seen.
  mutating func uncovered() {
    raiseDeadline = nil
  }

  /// Moves and resizes the window; what it showed is to be presented anew.
  public mutating func move(to frame: KeyRect) {
    guard frame != self.frame, !frame.isEmpty, !hasLostDisplay else { return }
    Patience.begin()
    defer { Patience.finish() }
    let place = turn.rect(frame)
    if frame.width != self.frame.width || frame.height != self.frame.height {
      unsafe SDL_SetWindowSize(window, Int32(place.width), Int32(place.height))
    }
    if kind == .keyboard {
      unsafe SDL_SetWindowPosition(window, Int32(screen.origin.x + place.x), Int32(screen.origin.y + place.y))
    }
    self.frame = frame
  }

  /// Copies the damaged rectangles of a canvas to the window.
  ///
  /// Rectangles are in pixels of the screen; what lies outside the canvas or the window is left as it is.
  public mutating func present(_ canvas: borrowing Canvas, damage: [KeyRect]) throws(DisplayError) {
    guard !damage.isEmpty, !hasLostDisplay else { return }
    Patience.begin()
    defer { Patience.finish() }
    let target = try unsafe unwrap(SDL_GetWindowSurface(window), .unavailable, "cannot draw in the window")
    var updated: [SDL_Rect] = []
    updated.reserveCapacity(damage.count)
    for rect in damage {
      let visible = rect.intersection(canvas.frame).intersection(frame)
      guard !visible.isEmpty else { continue }
      var place: SDL_Rect
      if turn.rotation == .none {
        var source = SDL_Rect(
          x: Int32(visible.x - canvas.frame.x), y: Int32(visible.y - canvas.frame.y), w: Int32(visible.width),
          h: Int32(visible.height))
        place = SDL_Rect(x: Int32(visible.x - frame.x), y: Int32(visible.y - frame.y), w: source.w, h: source.h)
        try unsafe Self.copy(canvas.surface, &source, to: target, &place)
      } else {
        let turned = try canvas.turned(visible, by: turn.rotation)
        let corner = turn.rect(visible)
        var source = SDL_Rect(x: 0, y: 0, w: Int32(turned.frame.width), h: Int32(turned.frame.height))
        place = SDL_Rect(
          x: Int32(corner.x - displayed.x), y: Int32(corner.y - displayed.y), w: source.w, h: source.h)
        try unsafe Self.copy(turned.surface, &source, to: target, &place)
      }
      // SDL has cut the rectangle to the window's surface.
      if place.w > 0, place.h > 0 { updated.append(place) }
    }
    guard !updated.isEmpty else { return }
    guard unsafe SDL_UpdateWindowSurfaceRects(window, updated, Int32(updated.count)) == 0 else {
      throw DisplayError(.unavailable, "cannot show the window: \(lastSDLError())")
    }
  }

  /// Where the window is on the display.
  var displayed: KeyRect { turn.rect(frame) }

  private static func copy(
    _ source: UnsafeMutablePointer<SDL_Surface>, _ part: UnsafeMutablePointer<SDL_Rect>,
    to target: UnsafeMutablePointer<SDL_Surface>, _ place: UnsafeMutablePointer<SDL_Rect>
  ) throws(DisplayError) {
    guard unsafe SDL_UpperBlit(source, part, target, place) == 0 else {
      throw DisplayError(.unavailable, "cannot draw in the window: \(lastSDLError())")
    }
  }

  /// Presents the whole canvas.
  public mutating func present(_ canvas: borrowing Canvas) throws(DisplayError) {
    try present(canvas, damage: [canvas.frame])
  }

  /// The window has another size now.
  mutating func resized(to size: KeySize) {
    let size = turn.rotation.turned(size)
    frame.width = size.width
    frame.height = size.height
    if kind == .simulator { turn.screen = size }
  }
}
