extension TextEditor {
  /// Whether a text that is typed on a plane of numbers or symbols leads back to the letters: a blank behind anything
  /// typed there, unless two stand there already, and an apostrophe, which stands within words.
  func leavesNumbers(_ text: String) -> Bool {
    guard settings.returnsToLetters else { return false }
    switch text {
    case " ": return hasTypedOnPlane && !(context.before.last == " " && context.before.scalar(1) == " ")
    case "'", "’": return true
    default: return false
    }
  }
}
