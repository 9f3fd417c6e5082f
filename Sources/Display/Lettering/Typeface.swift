import CSDL
import Synchronization

/// An opened font of SDL2_ttf, at one size at a time.
@safe struct Typeface: ~Copyable {
  /// Outlives the font: a field is given up after `deinit` has run.
  private let library: FontLibrary
  private let font: OpaquePointer
  private var size: Int32

  /// The size chosen last, in pixels an em.
  var pixels: Int { Int(size) }

  /// Opens a file.
  init(_ path: String) throws(DisplayError) {
    let library = try FontLibrary()
    let opened = unsafe FontLibrary.lock.withLock { _ in unsafe TTF_OpenFont(path, 16) }
    let font = try unsafe unwrap(opened, .missingInput, "cannot read the font \(path)")
    unsafe TTF_SetFontHinting(font, TTF_HINTING_NONE)
    self.library = library
    size = 16
    unsafe self.font = unsafe font
  }

  deinit {
    FontLibrary.lock.withLock { _ in unsafe TTF_CloseFont(font) }
  }

  /// Chooses the size in pixels an em.
  mutating func setSize(_ pixels: Int) {
    let wanted = Int32(min(max(pixels, 1), 2000))
    guard wanted != size else { return }
    unsafe TTF_SetFontSize(font, wanted)
    size = wanted
  }

  func provides(_ scalar: Unicode.Scalar) -> Bool {
    unsafe TTF_GlyphIsProvided32(font, scalar.value) != 0
  }

  /// How far a glyph reaches above the baseline, in pixels.
  func height(of scalar: Unicode.Scalar) -> Int {
    var top: Int32 = 0
    guard unsafe TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil) == 0 else { return 0 }
    return Int(top)
  }

  /// How far the pen moves over a text, in pixels.
  func advance(of text: String) -> Int {
    var width: Int32 = 0
    shape(for: text)
    guard unsafe TTF_SizeUTF8(font, text, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  /// SDL2_ttf does not look at a text to see how it is written; without being told it joins no Arabic letters.
  private func shape(for text: String) {
    let script = WritingScript(of: text)
    unsafe TTF_SetFontDirection(font, script.isFromTheRight ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    unsafe TTF_SetFontScriptName(font, script.rawValue)
  }

  /// The text as a shape; the baseline lies `ascent` below its upper edge.
  func draw(_ text: String) throws(DisplayError) -> (shape: Coverage, ascent: Int) {
    // Where an accent of a capital is higher than the font says its letters are, SDL2_ttf makes the surface higher.
    let highest =
      WritingScript(of: text) == .fromTheLeft ? text.unicodeScalars.map { height(of: $0) }.max() ?? 0 : 0
    let ascent = unsafe max(Int(TTF_FontAscent(font)), highest)
    guard let surface = try unsafe render(text) else { return (Coverage(width: 0, height: 0), ascent) }
    defer { unsafe SDL_FreeSurface(surface) }
    return (unsafe Coverage(alphaOf: surface), ascent)
  }

  /// The text in the font's own colours, without the room around it.
  func drawPicture(_ text: String) throws(DisplayError) -> ColourPicture {
    guard let surface = try unsafe render(text) else { return ColourPicture(width: 0, height: 0, pixels: []) }
    defer { unsafe SDL_FreeSurface(surface) }
    return unsafe ColourPicture(of: surface).trimmed()
  }

  /// The text on a transparent surface of 32 bits a pixel; nil where it has no width, which SDL2_ttf refuses.
  private func render(_ text: String) throws(DisplayError) -> UnsafeMutablePointer<SDL_Surface>? {
    guard advance(of: text) > 0 else { return nil }
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    return try unsafe unwrap(TTF_RenderUTF8_Blended(font, text, white), .unavailable, "cannot draw '\(text)'")
  }
}

extension Coverage {
  /// The opacity of a surface of 32 bits a pixel, as SDL2_ttf and SDL2_image make them.
  init(alphaOf surface: UnsafeMutablePointer<SDL_Surface>) {
    let shift = unsafe surface.pointee.format.pointee.Ashift
    var shape = unsafe Coverage(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    for y in 0..<shape.height {
      let line = unsafe (surface.pointee.pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<shape.width {
        shape.bytes[y * shape.width + x] = unsafe UInt8(truncatingIfNeeded: line[x] >> UInt32(shift))
      }
    }
    self = shape
  }
}
