import KeyboardCore

/// The rows of a picture in which some key has small letters under its label.
///
/// The digits of such a row move up, those without letters too, so that they stand on one line; other labels stay.
struct PadRows: Equatable {
  private var tops: Set<Int> = []
  /// The rows in which most keys have what a flick types above their label: the others' letters stand on the same line.
  private var topsOfTwo: Set<Int> = []

  init(_ picture: KeyboardPicture) {
    var counts: [Int: (of: Int, withTwo: Int)] = [:]
    for key in picture.keys where key.isSingle {
      counts[key.rect.y, default: (0, 0)].of += 1
      if !key.secondary.isEmpty { counts[key.rect.y, default: (0, 0)].withTwo += 1 }
    }
    for (top, count) in counts where 2 * count.withTwo > count.of { topsOfTwo.insert(top) }
    for key in picture.keys where !key.hint.isEmpty { tops.insert(key.rect.y) }
  }

  /// Whether a key's label stands under another one, or where there would be one.
  func lower(_ key: KeyCap) -> Bool {
    !key.secondary.isEmpty || (key.isSingle && topsOfTwo.contains(key.rect.y))
  }

  /// Whether a key's label stands where small letters leave it room.
  func lift(_ key: KeyCap) -> Bool {
    !key.hint.isEmpty || (tops.contains(key.rect.y) && key.label.count == 1 && key.label.first?.isNumber == true)
  }
}

extension KeyCap {
  /// One character stands on it.
  fileprivate var isSingle: Bool { style == .character && symbol == .text && label.count == 1 }
}
