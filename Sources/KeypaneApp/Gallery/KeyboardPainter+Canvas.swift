import Display
import KeyboardCore

extension KeyboardPainter {
  /// A canvas with the whole of a picture, what hangs over the keyboard's frame included, on the colour of the screen.
  func canvas(of picture: KeyboardPicture) throws(DisplayError) -> Canvas {
    var canvas = try Canvas(frame: picture.frame.union(overhang(of: picture)))
    canvas.clear(to: screenColour(of: picture))
    try draw(picture, on: &canvas)
    try drawOverhang(of: picture, on: &canvas)
    return canvas
  }
}
