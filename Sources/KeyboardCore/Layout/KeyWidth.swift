/// How wide the keys of a keyboard are together where the screen has room for more, in points.
///
/// A standard key is the size of a thumb, from a phone's 36 points to 110. How large a point is on a panel nobody knows;
/// on common ones of 7 to 22 inches the usual key is 9 to 22 millimetres wide.
struct KeyWidth {
  /// What they grow to in a keyboard along the whole lower edge.
  let widest: Double
  /// What they have in a keyboard that stands somewhere.
  let usual: Double
  /// What they have at two thumbs.
  let split: Double

  /// Of rows of so many standard keys. Rows of few, as pads have them, have wider ones; rows of more than eleven have
  /// narrower ones: no keyboard is wider than that of a tablet.
  init(columns: Double) {
    let count = min(columns, 11)
    if columns > 6 {
      (widest, usual, split) = (count * 110, count * 88, count * 64)
    } else {
      (widest, usual, split) = (count * 200, count * 120, count * 120)
    }
  }
}
