import CSDL
import Glibc
import Posix

/// Draws the icons of `Assets/icons` and keeps what it has drawn.
struct Icons {
  /// In bytes; a larger file is no icon.
  private static let largest = 1 << 20
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
    let bytes = try Self.read(path)
    let loaded = unsafe bytes.withUnsafeBytes { content -> UnsafeMutablePointer<SDL_Surface>? in
      guard let memory = unsafe SDL_RWFromConstMem(content.baseAddress, Int32(content.count)) else { return nil }
      defer { _ = unsafe SDL_RWclose(memory) }
      return unsafe IMG_LoadSizedSVG_RW(memory, edge, edge)
    }
    let surface = try unsafe unwrap(loaded, .missingInput, "cannot read the icon \(path)")
    defer { unsafe SDL_FreeSurface(surface) }
    let shape = unsafe Coverage(alphaOf: surface)
    drawn[key] = shape
    return shape
  }

  /// SDL would take a folder for an endless file.
  private static func read(_ path: String) throws(DisplayError) -> [UInt8] {
    do throws(SystemError) {
      return try Files.read(path, limit: largest)
    } catch {
      guard error.isMissing else { throw DisplayError(.missingInput, "cannot read the icon \(path): \(error.reason)") }
      throw DisplayError(.missingInput, "the icon \(path) is missing: give the folder of Keypane's data with --data")
    }
  }
}
