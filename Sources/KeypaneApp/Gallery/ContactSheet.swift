import Display
import KeyboardCore

/// Pictures of one size side by side on one canvas: the page of the gallery that fits into a document.
struct ContactSheet: ~Copyable {
  /// Between two pictures, and around all of them, in pixels.
  static let margin = 24

  private var canvas: Canvas
  private let columns: Int
  private let cell: KeySize
  private var count = 0

  /// - Parameters:
  ///   - cell: the size of the largest picture; smaller ones stand at the foot of theirs.
  ///   - count: how many pictures there will be.
  init(columns: Int, cell: KeySize, count: Int) throws(DisplayError) {
    let rows = (count + columns - 1) / columns
    let size = KeySize(
      width: columns * (cell.width + Self.margin) + Self.margin,
      height: rows * (cell.height + Self.margin) + Self.margin)
    canvas = try Canvas(frame: KeyRect(x: 0, y: 0, width: size.width, height: size.height))
    canvas.clear(to: 0xFFFFFF)
    self.columns = columns
    self.cell = cell
  }

  /// Puts the next picture on the sheet, from left to right and from top to bottom.
  mutating func add(_ picture: borrowing Canvas) {
    let left = Self.margin + (count % columns) * (cell.width + Self.margin)
    let top = Self.margin + (count / columns) * (cell.height + Self.margin)
    canvas.copy(picture, to: KeyPoint(x: left, y: top + cell.height - picture.frame.height))
    count += 1
  }

  func write(to path: String) throws(DisplayError) {
    try canvas.writePNG(to: path)
  }
}
