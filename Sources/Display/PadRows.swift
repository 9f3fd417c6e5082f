import KeyboardCore

/// The rows of a picture in which some key has small letters under its label.
///
/// All labels of such a row move up, those without letters too, so that the digits of the row stand on one line.
struct PadRows {
  private var tops: [Int] = []

  init(_ picture: KeyboardPicture) {
    for key in picture.keys where !key.hint.isEmpty && !tops.contains(key.rect.y) {
      tops.append(key.rect.y)
    }
  }

  func haveHints(at y: Int) -> Bool {
    tops.contains(y)
  }
}
