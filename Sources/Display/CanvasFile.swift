import CSDL
import KeyboardCore
import Posix

extension Canvas {
  /// Writes the canvas as a PNG file, as `Files.write` does: a file of that name is replaced only by the whole new one.
  public func writePNG(to path: String) throws(DisplayError) {
    let bytes = try png()
    do throws(SystemError) {
      try Files.write(path, bytes)
    } catch {
      throw DisplayError(
        error.isNotPermitted ? .notPermitted : .cannotCreate, "cannot write \(path): \(error.reason)")
    }
  }

  /// The canvas as the content of a PNG file.
  private func png() throws(DisplayError) -> [UInt8] {
    // Lines that do not compress are stored: a filter byte a line, and less than a sixty-fourth for blocks and chunks.
    let raw = (frame.width * 4 + 1) * frame.height
    let room = raw + raw / 64 + 65536
    var isMade = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      guard let memory = unsafe SDL_RWFromMem(buffer.baseAddress, Int32(buffer.count)) else { return }
      isMade = unsafe IMG_SavePNG_RW(surface, memory, 0) == 0
      if isMade { count = unsafe Int(SDL_RWtell(memory)) }
      unsafe SDL_RWclose(memory)
    }
    guard isMade, bytes.count < room else { throw DisplayError(.unavailable, "cannot make a PNG: \(lastSDLError())") }
    return bytes
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
