import Forms
import KeyboardCore
import Posix

@testable import KeypaneApp

/// A session file: a field, timed touches by key name, and what comes of them.
///
///     # What it shows, in a sentence.
///     field --content-type emailAddress
///     0 down 1 k
///     80 up 1
///     ---
///     text: k
///     actions: k
///
/// Touches are `MILLISECONDS down|move FINGER KEY`, `MILLISECONDS up|cancel FINGER` or `MILLISECONDS wait`. KEY is a key's
/// id on the plane that is shown then, with `@X,Y` behind it another place than its middle, in hundredths of the cap from
/// its upper left corner (`h@150,50` is half a key to the right of it), or a place of the form: `field:ID`, `text:ID@N`
/// (behind N characters of its text), `label:ID`, `clear:ID`, `button:ID` (at its trailing end) or `submit`.
///
/// `form NAME OPTIONS` instead of `field` takes a form of Examples, or one that lies beside the sessions. `texts ID=TEXT`
/// fills fields in before the first touch. Below the line stands what came of it; cursors and selections where they are not
/// at the end, numbers, messages and the texts that are seen (`shown`) where there are such.
struct Session {
  private var head: [String] = []
  private var options: [String] = []
  private var form: Form?
  private var texts: [String: String] = [:]
  private var touches: [[Substring]] = []
  private(set) var expected: [String] = []

  init(_ text: String) throws {
    var isBelow = false
    for line in text.split(separator: "\n") {
      if line == "---" {
        isBelow = true
      } else if isBelow {
        expected.append(String(line))
      } else {
        head.append(String(line))
        try read(line)
      }
    }
  }

  private mutating func read(_ line: Substring) throws {
    if line.hasPrefix("#") { return }
    let words = line.split(separator: " ")
    switch words.first {
    case "field": options = words.dropFirst().map(String.init)
    case "form":
      let folders = ["Examples", "Tests/KeypaneAppTests/Sessions"].map { "\(Checkout.path)/\($0)/\(words[1]).json" }
      form = try FormFile.read(folders.first(where: Files.exists)!).form
      options = words.dropFirst(2).map(String.init)
    case "texts":
      let text = line.dropFirst(6).split(separator: "=", maxSplits: 1)
      texts[String(text[0])] = String(text[1])
    default: touches.append(words)
    }
  }

  /// The file's text with what came of it now.
  func text(with result: [String]) -> String {
    (head + ["---"] + result).joined(separator: "\n") + "\n"
  }

  /// Plays the touches and tells what came of them, in the words of the file.
  func run() throws -> [String] {
    var simulator = try Stage.simulator(form: form, options: options)
    if !texts.isEmpty { try simulator.fill(texts, focus: simulator.form.focused) }
    var points: [Int: KeyPoint] = [:]
    for words in touches {
      let time = Instant(microseconds: Int64(words[0])! * 1000)
      while let deadline = simulator.deadline, deadline < time { try simulator.wake(at: deadline) }
      guard words[1] != "wait" else { continue }
      let finger = Int(words[2])!
      let phase: Contact.Phase =
        switch words[1] {
        case "down": .began
        case "move": .moved
        case "up": .ended
        case "cancel": .cancelled
        default: preconditionFailure("unknown word \(words[1])")
        }
      if words.count > 3 { points[finger] = try point(words[3], in: simulator) }
      let touch = KeyTouch(id: UInt32(finger), phase: phase, point: points[finger]!)
      try simulator.handle(KeyTouchFrame(time: time, touches: [touch]))
    }
    let pressed = simulator.keyboard.map { keyboard in
      keyboard.plan.planes[keyboard.plane].keys.indices.filter(keyboard.isPressed)
        .map { keyboard.plan.planes[keyboard.plane].keys[$0].key.id }
    }
    let drawn = try simulator.formPicture()
    try simulator.cancel()
    return try report(simulator, pressed: pressed ?? [], drawn: drawn)
  }

  private func report(
    _ simulator: borrowing Simulator, pressed: [String], drawn: FormPicture
  ) throws -> [String] {
    let transcript = Transcript(simulator)
    var lines = transcript.fields.sorted { $0.key < $1.key }.map { id, text in
      let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
      return transcript.fields.count == 1 ? "text: \(line)" : "\(id): \(line)"
    }
    if transcript.fields.count > 1 { lines.append("focus: \(transcript.focused ?? "none")") }
    lines += Self.form(simulator, transcript, drawn)
    lines.append(
      "actions: "
        + Self.list(transcript.actions.map { "\($0.field.map { "\($0)/" } ?? "")\($0.key)@\($0.t)" }))
    lines.append("strokes: " + Self.list(transcript.strokes.map { ($0.down ? "+" : "-") + $0.key }))
    if let keyboard = simulator.keyboard {
      let plane = keyboard.plan.planes[keyboard.plane].id
      lines.append("keyboard: \(keyboard.traits.keyboardType.name) \(plane), shift \(keyboard.shift.state)")
    } else {
      lines.append("keyboard: none")
    }
    if !pressed.isEmpty { lines.append("pressed at the end: \(pressed.joined(separator: " "))") }
    if !transcript.held.isEmpty { lines.append("held: \(transcript.held)") }
    if transcript.submitted { lines.append("submitted") }
    lines += transcript.warnings.map { "warning: \($0)" } + simulator.warnings.map { "warning: \($0)" }
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

  /// Long lists lose their middle.
  private static func list(_ words: [String]) -> String {
    if words.count <= 40 { return words.joined(separator: " ") }
    return (words.prefix(6) + ["… \(words.count) in all …"] + words.suffix(2)).joined(separator: " ")
  }

  private func point(_ word: Substring, in simulator: borrowing Simulator) throws -> KeyPoint {
    let picture = try simulator.formPicture()
    if word == "submit" { return picture.button!.rect.centre }
    if let colon = word.firstIndex(of: ":") {
      let parts = word[word.index(after: colon)...].split(separator: "@")
      let field = picture.fields.first { $0.id == parts[0] }!
      switch word[..<colon] {
      case "field": return field.box.centre
      case "label": return field.label!.rect.centre
      case "clear": return field.clearButton!.centre
      case "button": return field.trailingButton!.rect.centre
      case "text":
        return try picture.textLayout(of: field.id, ruler: simulator.letters.ruler())!.point(of: Int(parts[1])!)
      default: preconditionFailure("unknown place \(word)")
      }
    }
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let keyboard = simulator.keyboard!
    guard let key = keyboard.plan.planes[keyboard.plane].keys.first(where: { $0.key.id == parts[0] }) else {
      preconditionFailure("no key \(parts[0]) on the plane \(keyboard.plan.planes[keyboard.plane].id)")
    }
    guard parts.count == 2 else { return key.cap.centre }
    let place = parts[1].split(separator: ",").map { Int($0)! }
    return KeyPoint(x: key.cap.x + key.cap.width * place[0] / 100, y: key.cap.y + key.cap.height * place[1] / 100)
  }
}
