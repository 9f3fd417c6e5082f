/// What stands in the QuickType bar, and the fingers on it.
///
/// Items are for the text as it stood when they were offered: what is typed since is counted, so that an item that is
/// touched in the same moment still takes the place of what it should.
public struct OfferBar: Sendable {
  /// More are not offered.
  public static let capacity = 3

  /// In the order in which they are offered; at most three.
  public private(set) var items: [BarItem] = []
  /// Where each of them is touched and seen, in keyboard units.
  public private(set) var cells: [KeyRect] = []
  /// The whole bar; empty where the field has none.
  public let frame: KeyRect
  /// The first item stands at the right.
  public let isFromTheRight: Bool

  var fingers: [BarFinger] = []
  /// How many characters longer the text has become since the offer; nil: it is another one.
  private var growth: Int? = 0
  /// One has been chosen: nothing more of this offer can be.
  private var isSpent = false

  init(frame: KeyRect, isFromTheRight: Bool) {
    self.frame = frame
    self.isFromTheRight = isFromTheRight
    items.reserveCapacity(Self.capacity)
    cells.reserveCapacity(Self.capacity)
    fingers.reserveCapacity(4)
  }

  /// Offers something else. A finger on an item that stays what it is and where it is stays on it; under any other finger
  /// nothing may change into something that it did not touch.
  /// - Returns: whether something else is to be seen.
  mutating func offer(_ offered: [BarItem]) -> Bool {
    growth = 0
    isSpent = false
    let count = frame.isEmpty ? 0 : min(offered.count, Self.capacity)
    if items.count == count, items[...] == offered[..<count] { return false }
    for index in fingers.indices {
      guard let item = fingers[index].item else { continue }
      if items.count != count || !items[item].isMeantBy(offered[item]) { fingers[index].item = nil }
    }
    items.removeAll(keepingCapacity: true)
    items.append(contentsOf: offered[..<count])
    place()
    return true
  }

  /// What a finger there would choose; nil: nothing, where there is no item or one that is only read.
  func item(at point: KeyPoint) -> Int? {
    guard !isSpent, let index = cells.firstIndex(where: { $0.contains(point) }), items[index].isChoosable
    else { return nil }
    return index
  }

  /// The item is chosen: nothing else of this offer is.
  /// - Returns: what is to happen; nil: nothing, for the text is another one than it was offered for.
  mutating func choose(_ index: Int) -> BarItem.Choice? {
    guard !isSpent else { return nil }
    isSpent = true
    guard case .insert(let text, let replaced) = items[index].choice else { return items[index].choice }
    guard let growth else { return replaced == 0 ? .insert(text, replacing: 0) : nil }
    return .insert(text, replacing: max(0, replaced + growth))
  }

  /// The text becomes another one.
  /// - Parameter isComposed: what is typed may become fewer characters.
  mutating func follow(_ command: KeyCommand, isComposed: Bool) {
    switch command {
    case .insert(let text): grow(by: text.count, isComposed)
    case .replace(let count, let text): grow(by: text.count - count, isComposed)
    case .deleteBackward: grow(by: -1, isComposed)
    case .deleteWordBackward, .returnKey, .keystroke, .chord: growth = nil
    case .hide, .nextKeyboard, .keyboard, .emoji, .search, .choose: break
    }
  }

  private mutating func grow(by characters: Int, _ isComposed: Bool) {
    growth = isComposed ? nil : growth.map { $0 + characters }
  }

  /// Items share the bar: all are equally wide, but for one that is only read, which has the room of two.
  private mutating func place() {
    cells.removeAll(keepingCapacity: true)
    let parts = items.reduce(0) { $0 + $1.parts }
    var before = 0
    for item in items {
      let left = frame.width * before / parts
      before += item.parts
      let right = frame.width * before / parts
      cells.append(
        KeyRect(
          x: isFromTheRight ? frame.maxX - right : frame.x + left, y: frame.y, width: right - left,
          height: frame.height))
    }
  }
}

extension BarItem {
  /// Of the room in the bar.
  fileprivate var parts: Int { isChoosable ? 1 : 2 }
}
