import CSDL
import KeyboardCore
import Posix

/// The window of what reaches above a keyboard's window: a second one, so that the keyboard's own is neither moved nor
/// resized while fingers are on it.
///
/// It has the shape of what it shows; where the X server cannot shape windows it is the rectangle around it. It never
/// takes the focus.
@safe struct Overhang: ~Copyable {
  private let window: OpaquePointer
  private let size: KeySize
  /// On the monitor.
  private(set) var frame: KeyRect
  /// Of the monitor, on the display.
  private let origin: KeyPoint
  private(set) var isShown = false
  private var shape: [UInt8] = []

  private let connection: DisplayConnection

  /// Hidden, on the monitor's `frame`.
  init(frame: KeyRect, origin: KeyPoint, connection: DisplayConnection) throws(DisplayError) {
    let flags =
      SDL_WINDOW_POPUP_MENU.rawValue | SDL_WINDOW_BORDERLESS.rawValue | SDL_WINDOW_SKIP_TASKBAR.rawValue
      | SDL_WINDOW_ALWAYS_ON_TOP.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let made = try unsafe unwrap(
      SDL_CreateWindow(
        "Keypane", Int32(origin.x + frame.x), Int32(origin.y + frame.y), Int32(frame.width), Int32(frame.height),
        flags), .unavailable, "cannot make a window")
    // SDL counts its users: whichever ends first, its windows end before it does.
    SDL_InitSubSystem(SDL_INIT_VIDEO)
    self.connection = connection
    self.origin = origin
    unsafe window = unsafe made
    size = KeySize(width: frame.width, height: frame.height)
    self.frame = frame
  }

  /// SDL's number of the window, which its events carry.
  var id: UInt32 { unsafe SDL_GetWindowID(window) }

  func fits(_ frame: KeyRect) -> Bool { frame.width == size.width && frame.height == size.height }

  /// Shows a canvas of the window's size at a place. `mask` has a bit for every pixel, as XBM files have them.
  mutating func show(_ canvas: borrowing Canvas, at place: KeyRect, mask: [UInt8]) throws(DisplayError) {
    if place != frame {
      unsafe keypane_x11_move(window, Int32(origin.x + place.x), Int32(origin.y + place.y))
      frame = place
    }
    if mask != shape {
      unsafe mask.withUnsafeBufferPointer { bits in
        guard let start = bits.baseAddress else { return }
        _ = unsafe keypane_x11_shape(window, start, UInt32(size.width), UInt32(size.height))
      }
      shape = mask
    }
    if !isShown {
      if !(unsafe keypane_x11_map_raised(window)) { unsafe SDL_ShowWindow(window) }
      isShown = true
    }
    let target = try unsafe unwrap(SDL_GetWindowSurface(window), .unavailable, "cannot draw in the window")
    guard unsafe SDL_UpperBlit(canvas.surface, nil, target, nil) == 0, unsafe SDL_UpdateWindowSurface(window) == 0
    else {
      throw DisplayError(.unavailable, "cannot draw in the window: \(lastSDLError())")
    }
  }

  mutating func hide() {
    guard isShown else { return }
    // SDL would wait for the answer.
    if !(unsafe keypane_x11_unmap(window)) { unsafe SDL_HideWindow(window) }
    isShown = false
  }

  deinit {
    if connection.hasEnded { return }
    Patience.begin()
    defer { Patience.finish() }
    unsafe SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }
}

/// What an overhang shows.
struct OverhangPicture: ~Copyable {
  let canvas: Canvas
  /// Row by row: the pixels that belong to it.
  let covered: [Bool]
}

extension KeyboardPainter {
  /// The overhang of a picture as a canvas of its own, and which pixels of it are covered.
  ///
  /// What lies behind it is not known: its soft shadow becomes a line around it.
  func overhangCanvas(of picture: KeyboardPicture) throws(DisplayError) -> OverhangPicture {
    let area = overhang(of: picture)
    var canvas = try Canvas(frame: area)
    var other = try Canvas(frame: area)
    let ground = artwork.theme.palette(picture.appearance).ground.rgb
    canvas.clear(to: ground)
    // What the two differ in shows through; the second ground differs from the first by half of every channel.
    other.clear(to: ground ^ 0x808080)
    try drawOverhang(of: picture, on: &canvas)
    try drawOverhang(of: picture, on: &other)
    var covered: [Bool] = []
    covered.reserveCapacity(area.width * area.height)
    for y in area.y..<area.maxY {
      let (one, two) = unsafe (canvas.row(y), other.row(y))
      for x in 0..<area.width {
        let difference = unsafe abs(Int((one[x] >> 8) & 0xFF) - Int((two[x] >> 8) & 0xFF))
        covered.append(difference < 106)
      }
    }
    return OverhangPicture(canvas: canvas, covered: covered)
  }
}
