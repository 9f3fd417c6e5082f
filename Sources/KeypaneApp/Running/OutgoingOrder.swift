import FieldFeed
import KeyboardCore

/// Keeps texts that no key types in their place among strokes: a text goes when all strokes before it are out, strokes
/// behind it wait for it.
struct OutgoingOrder {
  /// What waits for its turn.
  enum Item {
    case strokes([KeyStroke])
    case text(String)
  }

  private var waiting: [Item] = []

  /// Whether nothing waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Nobody wants what waits any more.
  mutating func drop() { waiting.removeAll() }

  /// Puts something behind what waits.
  mutating func append(_ item: Item) { waiting.append(item) }

  /// The next one whose turn it is; nil: none, or strokes before a text are not out yet.
  /// - Parameter strokesAreOut: whether no stroke is on its way.
  mutating func next(strokesAreOut: Bool) -> Item? {
    guard let first = waiting.first else { return nil }
    if case .text = first, !strokesAreOut { return nil }
    return waiting.removeFirst()
  }
}
