import CSDL
import Glibc
import KeyboardCore

extension Canvas {
  /// Writes the canvas as a PNG file. A file of that name is replaced only when the new one is complete.
  public func writePNG(to path: String) throws(DisplayError) {
    let unfinished = path + ".unfinished"
    // SDL does not say why it could not open a file, but the system does.
    errno = 0
    guard unsafe IMG_SavePNG(surface, unfinished) == 0 else {
      let reason = errno == 0 ? lastSDLError() : unsafe String(cString: strerror(errno))
      unsafe unlink(unfinished)
      throw DisplayError(.cannotCreate, "cannot write \(path): \(reason)")
    }
    guard unsafe rename(unfinished, path) == 0 else {
      let reason = unsafe String(cString: strerror(errno))
      unsafe unlink(unfinished)
      throw DisplayError(.cannotCreate, "cannot write \(path): \(reason)")
    }
  }

  /// Reads a PNG file, to compare drawings with it; its upper left corner is at (0, 0).
  public init(readingPNG path: String) throws(DisplayError) {
    let picture = try unsafe unwrap(IMG_Load(path), .missingInput, "cannot read \(path)")
    defer { unsafe SDL_FreeSurface(picture) }
    let surface = try unsafe unwrap(
      SDL_ConvertSurfaceFormat(picture, SDL_PIXELFORMAT_ARGB8888.rawValue, 0), .unavailable, "cannot read \(path)")
    unsafe self.init(adopting: surface)
  }
}
