import CSDL
import KeyboardCore
import Posix

/// What a window tells the program.
public enum WindowEvent: Sendable, Hashable {
  /// The window system asks the program to end.
  case quit
  /// The window's content is lost: present the whole canvas.
  case exposed
  /// The window has another size, in pixels: draw and present anew.
  case resized(KeySize)
  /// The display may have another size or turn: a `Screen` that is opened anew tells which. For keyboards on X11.
  case screenChanged
  /// The key Esc of a keyboard; told to windows that `takeKeys`.
  case escape
  /// A finger, or the mouse while its left button is down.
  case pointer(Pointer)
  /// The mouse is there, its left button up; nil: it has left the window.
  case hovered(KeyPoint?)

  /// One step of one finger.
  public struct Pointer: Sendable, Hashable {
    /// The same for all steps of a finger; 0 is the mouse.
    public var id: UInt64
    /// Never `cancelled`: window systems do not say so.
    public var phase: Contact.Phase
    /// On the screen; it may lie outside the window once the finger has left it.
    public var position: KeyPoint
  }
}

extension Window {
  /// The events that have arrived since the last call. It never waits. Throws once the display is gone.
  public mutating func events() throws(DisplayError) -> [WindowEvent] {
    Patience.begin()
    defer { Patience.finish() }
    var arrived: [WindowEvent] = []
    var event = unsafe SDL_Event()
    while unsafe SDL_PollEvent(&event) != 0 {
      if let told = unsafe read(&event) { arrived.append(told) }
    }
    if hasLostDisplay {
      throw DisplayError(
        .unavailable, "the display is gone: the X server has ended, or it has ended the connection")
    }
    return arrived
  }

  private mutating func read(_ event: UnsafeMutablePointer<SDL_Event>) -> WindowEvent? {
    switch unsafe SDL_EventType(rawValue: event.pointee.type) {
    case SDL_QUIT:
      return .quit
    case SDL_WINDOWEVENT:
      return unsafe read(event.pointee.window)
    case SDL_KEYDOWN:
      // SDLK_ESCAPE
      return unsafe event.pointee.key.keysym.sym == 27 ? .escape : nil
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let button = unsafe event.pointee.button
      // SDL_BUTTON_LEFT
      guard button.button == 1 else { return nil }
      let position = point(button.x, button.y, of: button.windowID)
      return .pointer(
        WindowEvent.Pointer(
          id: 0, phase: button.state == UInt8(SDL_PRESSED) ? .began : .ended, position: position))
    case SDL_MOUSEMOTION:
      let motion = unsafe event.pointee.motion
      // SDL_BUTTON_LMASK
      guard motion.state & 1 != 0 else { return .hovered(point(motion.x, motion.y, of: motion.windowID)) }
      return .pointer(
        WindowEvent.Pointer(id: 0, phase: .moved, position: point(motion.x, motion.y, of: motion.windowID)))
    case SDL_FINGERDOWN:
      return unsafe .pointer(pointer(event.pointee.tfinger, .began))
    case SDL_FINGERMOTION:
      return unsafe .pointer(pointer(event.pointee.tfinger, .moved))
    case SDL_FINGERUP:
      return unsafe .pointer(pointer(event.pointee.tfinger, .ended))
    case SDL_SYSWMEVENT:
      return unsafe readX11(event)
    default:
      // The other events of SDL, several hundred numbers: nothing to a keyboard.
      return nil
    }
  }

  private mutating func readX11(_ event: UnsafeMutablePointer<SDL_Event>) -> WindowEvent? {
    switch unsafe keypane_x11_read(window, event) {
    case KEYPANE_X11_SCREEN_CHANGED:
      return .screenChanged
    case KEYPANE_X11_COVERED:
      raise(at: Clock.monotonic())
    case KEYPANE_X11_UNCOVERED:
      uncovered()
    default:
      // An event of X that says nothing to a keyboard.
      break
    }
    return nil
  }

  private mutating func read(_ event: SDL_WindowEvent) -> WindowEvent? {
    // Of what reaches above it nothing is asked: it is drawn whenever it is shown.
    guard event.windowID == (unsafe SDL_GetWindowID(window)) else { return nil }
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED:
      return .exposed
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      let size = KeySize(width: Int(event.data1), height: Int(event.data2))
      guard size.width != displayed.width || size.height != displayed.height else { return nil }
      resized(to: size)
      return .resized(KeySize(width: frame.width, height: frame.height))
    case SDL_WINDOWEVENT_LEAVE:
      return .hovered(nil)
    case SDL_WINDOWEVENT_CLOSE:
      return .quit
    default:
      return nil
    }
  }

  /// Where one of the two windows is on the display.
  private func place(of id: UInt32) -> KeyRect {
    switch overhang {
    case .some(let window): window.id == id ? window.frame : displayed
    case .none: displayed
    }
  }

  /// Where on the screen a place of one of the windows is.
  private func point(_ x: Int32, _ y: Int32, of id: UInt32) -> KeyPoint {
    let shown = place(of: id)
    return turn.point(KeyPoint(x: shown.x + Int(x), y: shown.y + Int(y)))
  }

  /// SDL gives a finger's place as a share of the window.
  private func pointer(_ finger: SDL_TouchFingerEvent, _ phase: Contact.Phase) -> WindowEvent.Pointer {
    let shown = place(of: finger.windowID)
    return WindowEvent.Pointer(
      id: UInt64(bitPattern: Int64(finger.fingerId)) &+ 1, phase: phase,
      position: turn.point(
        KeyPoint(
          x: shown.x + Int(finger.x * Float(shown.width)), y: shown.y + Int(finger.y * Float(shown.height)))))
  }
}
