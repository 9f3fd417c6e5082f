import Forms
import KeyboardCore

/// What the program behind the form does by itself.
extension Simulator {
  /// The program writes into the field that has the focus, and puts its cursor between the two texts.
  mutating func program(writes before: String, _ after: String) throws(AppError) {
    guard let id = form.focused else { return }
    if !form.setText(of: id, to: before + after) { return warn("\(id): the text that a program writes is no number") }
    form.select(before.count..<before.count, of: id)
    needsDisplay = true
    tellKeyboardOfText()
    try serve()
  }
}
