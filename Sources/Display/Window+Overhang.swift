import CSDL
import KeyboardCore
import Posix

extension Window {
  /// Shows what a picture draws above its frame, in a window of its own; hides that where it draws nothing there.
  public mutating func showOverhang(of picture: KeyboardPicture, _ painter: KeyboardPainter) throws(DisplayError) {
    let area = painter.overhang(of: picture)
    guard kind == .keyboard, !area.isEmpty, !hasLostDisplay else { return hideOverhang() }
    let upright = try painter.overhangCanvas(of: picture)
    let place = turn.rect(area)
    let canvas = try upright.canvas.turned(area, by: turn.rotation)
    let mask = mask(of: upright.covered, area: area, width: place.width, height: place.height)
    Patience.begin()
    defer { Patience.finish() }
    if !(overhang?.fits(place) ?? false) {
      overhang = try Overhang(frame: place, origin: screen.origin, connection: screen.connection)
      // Whatever else a client asks of the root window takes the place of what it asked before, and SDL asks for every
      // window that it makes: the display's changes would not be told any more.
      _ = unsafe keypane_x11_watch(window)
    }
    try overhang?.show(canvas, at: place, mask: mask)
  }

  /// Takes it off the screen.
  public mutating func hideOverhang() {
    Patience.begin()
    defer { Patience.finish() }
    if !hasLostDisplay { overhang?.hide() }
  }

  /// The bits of the pixels that are covered, turned as the picture is; every line begins a byte, its first bit the
  /// lowest.
  private func mask(of covered: [Bool], area: KeyRect, width: Int, height: Int) -> [UInt8] {
    let part = Turn(rotation: turn.rotation, screen: KeySize(width: area.width, height: area.height))
    let stride = (width + 7) / 8
    var bits = [UInt8](repeating: 0, count: stride * height)
    for y in 0..<height {
      for x in 0..<width {
        let point = part.point(KeyPoint(x: x, y: y))
        if covered[point.y * area.width + point.x] { bits[y * stride + x / 8] |= 1 << UInt8(x % 8) }
      }
    }
    return bits
  }
}
