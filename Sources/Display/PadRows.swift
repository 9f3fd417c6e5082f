import KeyboardCore

/// The rows of a picture in which some key has small letters under its label.
///
/// The digits of such a row move up, those without letters too, so that they stand on one line; other labels stay.
struct PadRows {
  private var tops: [Int] = []
  /// The rows in which some key has what a flick types above its label: the others' letters stand on the same line.
  private var topsOfTwo: [Int] = []

  init(_ picture: KeyboardPicture) {
    for key in picture.keys where !key.secondary.isEmpty && !topsOfTwo.contains(key.rect.y) {
      topsOfTwo.append(key.rect.y)
    }
    for key in picture.keys where !key.hint.isEmpty && !tops.contains(key.rect.y) {
      tops.append(key.rect.y)
    }
  }

  /// Whether a key's label stands under another one, or where there would be one.
  func lower(_ key: KeyCap) -> Bool {
    !key.secondary.isEmpty
      || (topsOfTwo.contains(key.rect.y) && key.style == .character && key.symbol == .text && key.label.count == 1)
  }

  /// Whether a key's label stands where small letters leave it room.
  func lift(_ key: KeyCap) -> Bool {
    !key.hint.isEmpty || (tops.contains(key.rect.y) && key.label.count == 1 && key.label.first?.isNumber == true)
  }
}
