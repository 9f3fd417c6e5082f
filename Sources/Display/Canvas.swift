import CSDL
import KeyboardCore

/// The pixels of a part of the screen, in memory, with the few primitives that a keyboard is drawn with.
///
/// Positions are those of the screen (`KeyPoint`), wherever the canvas lies on it. Nothing is drawn outside `clip`.
/// Pixels are ARGB8888 and always opaque, so that they go to a window or a file as they are.
@safe public struct Canvas: ~Copyable {
  /// The part of the screen that the canvas holds.
  public let frame: KeyRect
  /// Where drawing shows; always within `frame`.
  private(set) var clip: KeyRect
  let surface: UnsafeMutablePointer<SDL_Surface>
  /// Quarter circles by their radius, made once.
  private var corners: [Int: Coverage] = [:]
  /// Corners of outlines, made once.
  private var bows: [Bow: Coverage] = [:]

  private struct Bow: Hashable {
    var radius: Int
    var line: Int
  }

  /// The longest edge, in pixels: that of the largest X11 and SDL windows.
  public static let longestEdge = 16384
  /// The most pixels: 256 MiB.
  public static let mostPixels = 1 << 26

  /// An opaque black canvas. Throws where the size is not positive or beyond the limits.
  public init(frame: KeyRect) throws(DisplayError) {
    guard !frame.isEmpty, frame.width <= Self.longestEdge, frame.height <= Self.longestEdge,
      frame.width * frame.height <= Self.mostPixels
    else {
      throw DisplayError(
        .unavailable,
        "cannot draw \(frame.width)x\(frame.height) pixels: a canvas has 1x1 to \(Self.mostPixels) pixels, "
          + "no edge longer than \(Self.longestEdge)")
    }
    let surface = try unsafe unwrap(
      SDL_CreateRGBSurfaceWithFormat(
        0, Int32(frame.width), Int32(frame.height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue),
      .unavailable, "cannot make a canvas")
    unsafe SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE)
    unsafe SDL_FillRect(surface, nil, 0xFF00_0000)
    self.frame = frame
    clip = frame
    unsafe self.surface = unsafe surface
  }

  /// Adopts a surface of the right format.
  init(adopting surface: UnsafeMutablePointer<SDL_Surface>) {
    frame = unsafe KeyRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    clip = frame
    unsafe self.surface = unsafe surface
  }

  deinit {
    unsafe SDL_FreeSurface(surface)
  }

  /// Draws with the clip narrowed to `rect`.
  mutating func clipped<Failure: Error>(
    to rect: KeyRect, _ draw: (inout Canvas) throws(Failure) -> Void
  ) throws(Failure) {
    let before = clip
    clip = clip.intersection(rect)
    defer { clip = before }
    if !clip.isEmpty { try draw(&self) }
  }

  /// Fills a rectangle with sharp corners.
  mutating func fill(_ rect: KeyRect, _ colour: Colour) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    if colour.opacity >= 256 {
      var area = SDL_Rect(
        x: Int32(visible.x - frame.x), y: Int32(visible.y - frame.y), w: Int32(visible.width), h: Int32(visible.height))
      unsafe SDL_FillRect(surface, &area, colour.pixel)
    } else {
      for y in visible.y..<visible.maxY {
        let line = unsafe row(y)
        for x in visible.x - frame.x..<visible.maxX - frame.x {
          unsafe line[x] = Colour.mix(colour.rgb, over: line[x], share: colour.opacity)
        }
      }
    }
  }

  /// Fills a rectangle whose corners are quarter circles of `radius` pixels, as far as they fit.
  mutating func fill(_ rect: KeyRect, radius: Int, _ colour: Colour) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard radius > 0 else { return fill(rect, colour) }
    let corner = cornerCoverage(radius: radius)
    fill(KeyRect(x: rect.x + radius, y: rect.y, width: rect.width - 2 * radius, height: radius), colour)
    fill(KeyRect(x: rect.x, y: rect.y + radius, width: rect.width, height: rect.height - 2 * radius), colour)
    fill(KeyRect(x: rect.x + radius, y: rect.maxY - radius, width: rect.width - 2 * radius, height: radius), colour)
    for right in [false, true] {
      for bottom in [false, true] {
        let x = right ? rect.maxX - radius : rect.x
        let y = bottom ? rect.maxY - radius : rect.y
        stamp(corner, x: x, y: y, colour, mirrored: right, upsideDown: bottom)
      }
    }
  }

  private mutating func cornerCoverage(radius: Int) -> Coverage {
    if let known = corners[radius] { return known }
    let made = Coverage.corner(radius: radius)
    corners[radius] = made
    return made
  }

  /// The upper left corner of an outline: as large as its radius or its line, whichever is greater.
  mutating func bowCoverage(radius: Int, line: Int) -> Coverage {
    let key = Bow(radius: radius, line: line)
    if let known = bows[key] { return known }
    let made = Coverage.bow(radius: radius, line: line)
    bows[key] = made
    return made
  }

  /// What of a rectangle can be drawn.
  func clippedArea(x: Int, y: Int, width: Int, height: Int) -> KeyRect {
    KeyRect(x: x, y: y, width: width, height: height).intersection(clip)
  }

  /// Colours the pixels under a shape whose upper left corner lies at (`x`, `y`).
  mutating func stamp(
    _ shape: Coverage, x: Int, y: Int, _ colour: Colour, mirrored: Bool = false, upsideDown: Bool = false
  ) {
    let visible = KeyRect(x: x, y: y, width: shape.width, height: shape.height).intersection(clip)
    guard !visible.isEmpty else { return }
    unsafe shape.bytes.withUnsafeBufferPointer { bytes in
      for line in visible.y..<visible.maxY {
        let shapeRow = upsideDown ? shape.height - 1 - (line - y) : line - y
        let pixels = unsafe row(line)
        var source = shapeRow * shape.width + (mirrored ? shape.width - 1 - (visible.x - x) : visible.x - x)
        let step = mirrored ? -1 : 1
        for column in visible.x - frame.x..<visible.maxX - frame.x {
          let share = unsafe UInt32(bytes[source])
          source += step
          // 255 becomes 256, so that a full share covers entirely.
          let weight = ((share &+ (share >> 7)) &* colour.opacity) >> 8
          if weight == 0 { continue }
          unsafe pixels[column] =
            weight >= 256 ? colour.pixel : Colour.mix(colour.rgb, over: pixels[column], share: weight)
        }
      }
    }
  }

  /// The pixel at a place of the screen, `0xAARRGGBB`; nil outside the canvas.
  public func pixel(at point: KeyPoint) -> UInt32? {
    guard frame.contains(point) else { return nil }
    return unsafe row(point.y)[point.x - frame.x]
  }

  /// The pixels of one line of the screen, beginning at the canvas's left edge.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    let start = unsafe surface.pointee.pixels + (y - frame.y) * Int(surface.pointee.pitch)
    return unsafe start.assumingMemoryBound(to: UInt32.self)
  }
}
