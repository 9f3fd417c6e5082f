import KeyboardCore

/// One change of one finger on the screen.
struct FingerStep {
  var time: Instant
  /// 0 or 1: two thumbs.
  var finger: Int
  /// Began, moved or ended.
  var phase: Contact.Phase
  var point: KeyPoint
}
