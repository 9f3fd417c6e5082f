import KeyboardCore
import Posix

/// Where a replay's pictures go: one for every change into a folder, the last one into a file, or nowhere.
struct PictureSink: ~Copyable {
  private var painter: ScreenPainter?
  private let folder: String?
  private let file: String?
  /// How far pictures are turned on the display.
  private let rotation: Rotation
  /// The pictures written so far; nil where none are asked for.
  private(set) var paths: [String]?

  init(_ arguments: Arguments, screen: ScreenOptions, _ simulator: borrowing Simulator) throws(AppError) {
    folder = arguments.value("pictures")
    file = arguments.value("picture")
    rotation = screen.pictureRotation
    if let file { try PicturePath.check(file, option: "picture") }
    guard folder != nil || file != nil else {
      painter = nil
      return
    }
    paths = []
    painter = try ScreenPainter(screen: screen.size, simulator)
    if let folder {
      do { try Files.makeFolder(folder) } catch { throw .unwritable(error, folder) }
    }
  }

  /// Takes a picture of the change.
  mutating func changed(_ simulator: inout Simulator) throws(AppError) {
    guard let folder, painter != nil else { return }
    _ = try painter?.paint(simulator)
    let digits = String((paths?.count ?? 0) + 1)
    let path = "\(folder)/\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits).png"
    try painter?.write(to: path, turned: rotation)
    paths?.append(path)
  }

  /// Takes the last picture.
  mutating func finish(_ simulator: inout Simulator) throws(AppError) {
    guard let file, painter != nil else { return }
    _ = try painter?.paint(simulator)
    try painter?.write(to: file, turned: rotation)
    paths?.append(file)
  }
}
