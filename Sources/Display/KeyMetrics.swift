import KeyboardCore

/// The sizes that a picture's keys are drawn with, in pixels; they follow the scale and the height of the keys.
///
/// The figures in points are those of current phones' keyboards with keys 42 points high.
struct KeyMetrics {
  /// Pixels a point.
  var unit: Double

  /// What the theme has chosen.
  var sizes = Theme.Sizes()

  init(scale: Double, sizes: Theme.Sizes = Theme.Sizes()) {
    self.sizes = sizes
    unit = min(max(scale.isFinite ? scale : 1, 0.25), 16)
  }

  func pixels(_ points: Double) -> Int {
    Int((points * unit).rounded())
  }

  /// What keys of this height are to a phone's, within reason: their letters grow and shrink by it.
  private func growth(_ height: Int) -> Double {
    min(max(Double(height) / (42 * unit), 0.5), 1.5)
  }

  /// Letters of narrow keys are small together, `I` as well as `W`.
  func letterLimit(keyWidth: Int) -> Int { max(leastText, keyWidth * 4 / 5) }

  private func size(_ points: Double, keyHeight: Int) -> Int {
    max(6, min(Int((points * growth(keyHeight) * unit).rounded()), keyHeight * 3 / 4))
  }

  func cornerRadius(keyHeight: Int) -> Int { pixels(sizes.keyRadius * max(1, growth(keyHeight))) }
  /// How far the key's lower line shows beneath it.
  var shadowDepth: Int { max(1, pixels(1)) }
  var separatorWidth: Int { max(1, pixels(1) / 2) }
  /// The smallest letters a label is shrunk to.
  var leastText: Int { max(6, pixels(9)) }
  /// The room kept free at either end of a label: words keep more than letters, and long ones more than short ones.
  func labelMargin(_ text: String) -> Int {
    switch text.count {
    case 0...1: max(1, pixels(2))
    case 2...5: max(1, pixels(4))
    default: max(1, pixels(7))
    }
  }

  /// The room kept free beside the ink of a letter.
  func letterMargin(keyWidth: Int) -> Int { max(1, min(pixels(3), keyWidth / 8)) }
  /// The room kept free above and beneath the ink of a label.
  func inkMargin(keyHeight: Int) -> Int { max(1, min(pixels(4), keyHeight / 10)) }
  /// Between a letter's ink and what stands above it, at least; pixels.
  static let leastGap = 2

  func letter(keyHeight: Int) -> Int { size(sizes.letter, keyHeight: keyHeight) }
  func lowercaseLetter(keyHeight: Int) -> Int { size(sizes.letter + 2, keyHeight: keyHeight) }
  /// A full stop or comma alone on its key: larger, so that it is seen at arm's length.
  func stop(keyHeight: Int) -> Int { size(sizes.letter + 7, keyHeight: keyHeight) }
  /// `space`, `return`, `ABC`, `.com`.
  func word(keyHeight: Int) -> Int { size(sizes.word, keyHeight: keyHeight) }
  func digitOverHint(keyHeight: Int) -> Int { size(sizes.letter + 1, keyHeight: keyHeight) }
  func hint(keyHeight: Int) -> Int { size(sizes.hint, keyHeight: keyHeight) }
  func hintTracking(keyHeight: Int) -> Int { size(sizes.hint, keyHeight: keyHeight) / 5 }
  func icon(keyHeight: Int) -> Int { size(sizes.icon, keyHeight: keyHeight) }
  /// Beside a secondary label: smaller than alone.
  func letterUnderSecondary(keyHeight: Int) -> Int { size(sizes.letter - 3, keyHeight: keyHeight) }
  func secondary(keyHeight: Int) -> Int { size(sizes.letter * 0.58, keyHeight: keyHeight) }
  func menuText(height: Int) -> Int { max(leastText, min(pixels(17), height * 3 / 5)) }
  var bubbleRadius: Int { pixels(sizes.bubbleRadius) }
  /// Around keys that have a border.
  var borderWidth: Int { max(1, pixels(1.5)) }
  /// From a cap's edge to the ring of a key under a finger, and the ring's width.
  var ringInset: Int { max(2, pixels(2)) }
  /// See `ringInset`.
  var ringWidth: Int { max(1, pixels(1.5)) }
  /// Around keys that cannot be used.
  var hairline: Int { max(1, pixels(1)) }
  /// Of the line under a modifier that stays.
  var lockLine: Int { max(2, pixels(2)) }
  /// Of the line along the lower edge of what is chosen.
  var choiceLine: Int { max(2, pixels(2)) }
  func bubbleLetter(headHeight: Int) -> Int { max(8, min(headHeight * 4 / 5, pixels(48))) }
}
