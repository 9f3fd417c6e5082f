import Forms
import KeyboardCore
import Speech

/// What came of a session, in lines that people read: what stands in the fields, what was typed, what is shown and held.
///
/// Of secure fields it tells how much was typed and when, never what.
enum SessionReport {
  /// Plays a session to its end and tells what came of it.
  static func lines(of player: inout SessionPlayer) throws(AppError) -> [String] {
    try player.play()
    let pressed = pressedKeys(player.simulator)
    let drawn = try player.simulator.formPicture()
    try player.end()
    let simulator = Transcript(player.simulator)
    var lines = fields(simulator)
    lines += form(player.simulator, simulator, drawn)
    lines += typed(player.simulator, simulator)
    lines += player.panelReport
    if !pressed.isEmpty { lines.append("pressed at the end: \(pressed.joined(separator: " "))") }
    if !simulator.held.isEmpty { lines.append("held: \(simulator.held.joined(separator: " "))") }
    if simulator.submitted { lines.append("submitted") }
    lines += player.simulator.desk.store.summary.map { "stored: \($0)" }
    return lines + player.simulator.warnings.map { "warning: \($0)" }
  }

  /// The keys that fingers hold.
  private static func pressedKeys(_ simulator: borrowing Simulator) -> [String] {
    guard let keyboard = simulator.shownKeyboard else { return [] }
    let keys = keyboard.plan.planes[keyboard.plane].keys
    let items = keyboard.bar.items.indices.filter { keyboard.isHeld(item: $0) }.map { BarKey.item($0) }
    return keys.indices.filter(keyboard.isPressed).map {
      keyboard.traits.isSecure ? Transcript.redacted : keys[$0].key.id
    } + items
  }

  private static func fields(_ transcript: Transcript) -> [String] {
    let fields = transcript.fields.sorted { $0.key < $1.key }
    var lines = fields.map { id, text in
      fields.count == 1 ? "text: \(SessionStep.line(text))" : "\(id): \(SessionStep.line(text))"
    }
    if fields.count > 1 { lines.append("focus: \(transcript.focused ?? "none")") }
    return lines
  }

  private static func typed(_ simulator: borrowing Simulator, _ transcript: Transcript) -> [String] {
    var lines = [
      "actions: "
        + list(transcript.actions.map { "\($0.field.map { "\($0)/" } ?? "")\($0.key)@\($0.t)" }),
      "strokes: " + list(transcript.strokes.map { ($0.down ? "+" : "-") + $0.key }),
    ]
    if simulator.shownKeyboard?.plan.layout == StaffPad.layout {
      lines.append("keyboard: staff pad")
    } else if let keyboard = simulator.keyboard {
      let plane = keyboard.plan.planes[keyboard.plane].id
      lines.append("keyboard: \(keyboard.traits.keyboardType.name) \(plane), shift \(keyboard.shift.state)")
    } else {
      lines.append("keyboard: none")
    }
    if let items = simulator.shownKeyboard?.bar.items, !items.isEmpty {
      lines.append("bar: " + items.map(describe).joined(separator: " | "))
    }
    if let said = simulator.speech?.texts { lines.append("said: \(said.joined(separator: " | "))") }
    if let words = simulator.staffWords { lines.append("staff: \(words)") }
    return lines
  }

  /// What is to be said of the form beside its texts.
  private static func form(
    _ simulator: borrowing Simulator, _ transcript: Transcript, _ drawn: FormPicture
  ) -> [String] {
    var lines: [String] = []
    for field in simulator.form.form.fields.map(\.id).sorted() {
      let selection = simulator.form.selection(of: field)
      if !selection.isEmpty {
        lines.append("selected \(field): \(selection.lowerBound)-\(selection.upperBound)")
      } else if simulator.form.focused == field, selection.lowerBound != simulator.form.text(of: field).count {
        lines.append("cursor \(field): \(selection.lowerBound)")
      }
      if let number = transcript.numbers[field] { lines.append("number \(field): \(number)") }
      if let message = transcript.messages[field] { lines.append("message \(field): \(message)") }
    }
    for field in drawn.fields where !field.isPlaceholder && field.text != transcript.fields[field.id] {
      lines.append("shown \(field.id): \(field.text)")
    }
    if let tip = drawn.tip { lines.append("whole text: \(tip.lines.map(\.text).joined(separator: "|"))") }
    if let button = drawn.button { lines.append("submit: \(button.isEnabled ? "enabled" : "disabled")") }
    return lines
  }

  /// `Title (detail) [icon]`.
  private static func describe(_ item: BarItem) -> String {
    SessionStep.line(item.title) + (item.detail.isEmpty ? "" : " (\(SessionStep.line(item.detail)))")
      + (item.icon.map { " [\($0.rawValue)]" } ?? "")
  }

  /// Long lists lose their middle.
  private static func list(_ words: [String]) -> String {
    if words.count <= 40 { return words.joined(separator: " ") }
    return (words.prefix(6) + ["… \(words.count) in all …"] + words.suffix(2)).joined(separator: " ")
  }
}
