import CSDL
import Glibc

/// Draws the icons of `Assets/icons` and keeps what it has drawn.
struct Icons {
  /// The folder of the SVG files.
  private let folder: String
  private var drawn: [Key: Coverage] = [:]
  private var known: [String: Bool] = [:]

  private struct Key: Hashable {
    var name: String
    var size: Int
  }

  init(folder: String) {
    self.folder = folder
  }

  /// Whether there is an icon of that name; other names than plain words have none.
  mutating func has(_ name: String) -> Bool {
    if let known = known[name] { return known }
    let isPlain = !name.isEmpty && name.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 }
    let isThere = unsafe access("\(folder)/\(name).svg", R_OK) == 0
    let found = isPlain && isThere
    known[name] = found
    return found
  }

  /// The icon `name` as a square of `size` pixels. Throws where its file is missing or not an SVG.
  mutating func icon(_ name: String, size: Int) throws(DisplayError) -> Coverage {
    let key = Key(name: name, size: size)
    if let known = drawn[key] { return known }
    let edge = Int32(min(max(size, 1), 4096))
    let path = "\(folder)/\(name).svg"
    guard let file = unsafe SDL_RWFromFile(path, "rb") else {
      throw DisplayError(.missingInput, "the icon \(path) is missing: give the folder of Keypane's data with --data")
    }
    defer { _ = unsafe SDL_RWclose(file) }
    let surface = try unsafe unwrap(
      IMG_LoadSizedSVG_RW(file, edge, edge), .missingInput, "cannot read the icon \(path)")
    defer { unsafe SDL_FreeSurface(surface) }
    let shape = unsafe Coverage(alphaOf: surface)
    drawn[key] = shape
    return shape
  }
}
