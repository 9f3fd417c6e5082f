/// The pop-up of a finger that holds a key: what it offers, where that stands, and what is selected.
struct OpenPopup: Sendable {
  /// What lifting the finger does.
  enum Choice: Sendable, Hashable {
    /// Types the key's own output.
    case base
    /// Types one of the key's options.
    case option(KeyOption)
    /// Shows another keyboard of those that the globe key lists.
    case language(Int)
    /// Shows the emoji keyboard.
    case emoji
  }

  /// The finger that it belongs to.
  let contact: UInt32
  /// In the order of the picture's items.
  let choices: [Choice]
  /// What is drawn.
  private(set) var picture: KeyPopup
  /// Where a finger may slide and still choose.
  private let reach: KeyRect
  /// Where the finger was when it opened, and how far it must go until its place chooses.
  private let start: KeyPoint
  private let slop: Int
  /// It has gone so far: its place chooses.
  private(set) var hasMoved = false

  /// What lifting the finger does now; nil: nothing.
  var selected: Choice? { picture.selected.map { choices[$0] } }

  /// The pop-up of a key, opened while the finger is at `start`, as `PopupPlan` places it.
  init(contact: UInt32, choices: [Choice], picture: KeyPopup, start: KeyPoint, unit: Int) {
    self.contact = contact
    self.choices = choices
    self.picture = picture
    self.start = start
    slop = unit / 4
    reach = picture.frame.union(picture.key).outset(horizontally: unit, vertically: unit)
  }

  /// The finger is at a point.
  /// - Returns: whether something else is selected now.
  mutating func follow(_ point: KeyPoint) -> Bool {
    if !hasMoved {
      guard abs(point.x - start.x) > slop || abs(point.y - start.y) > slop else { return false }
      hasMoved = true
    }
    let before = picture.selected
    picture.selected = item(at: point)
    return picture.selected != before
  }

  /// Marks one by its number; for flicks, where the path chooses.
  mutating func select(_ item: Int) -> Bool {
    defer { picture.selected = item }
    return picture.selected != item
  }

  /// The item whose column and row are nearest to the finger; below the pop-up, on the key, that is its lowest row.
  private func item(at point: KeyPoint) -> Int? {
    guard reach.contains(point) else { return nil }
    func distance(_ value: Int, _ from: Int, _ to: Int) -> Int {
      value < from ? from - value : value >= to ? value - to + 1 : 0
    }
    var best: (item: Int, distance: Int)?
    for (index, item) in picture.items.enumerated() {
      let rect = item.rect
      let away = distance(point.x, rect.x, rect.maxX) + distance(point.y, rect.y, rect.maxY)
      if away < best?.distance ?? .max { best = (index, away) }
    }
    return best?.item
  }
}
