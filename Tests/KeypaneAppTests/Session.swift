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
/// its upper left corner (`h@150,50` is half a key to the right of it), or `field:ID` for a field of the form.
/// `form NAME` instead of `field` takes a form of Examples. Below the line stands what came of it.
struct Session {
  private var head: [String] = []
  private var options: [String] = []
  private var form: Form?
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
    case "form": form = try FormFile.read("\(Checkout.path)/Examples/\(words[1]).json").form
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
      if words.count > 3 { points[finger] = point(words[3], in: simulator) }
      let touch = KeyTouch(id: UInt32(finger), phase: phase, point: points[finger]!)
      try simulator.handle(KeyTouchFrame(time: time, touches: [touch]))
    }
    let pressed = simulator.keyboard.map { keyboard in
      keyboard.plan.planes[keyboard.plane].keys.indices.filter(keyboard.isPressed)
        .map { keyboard.plan.planes[keyboard.plane].keys[$0].key.id }
    }
    try simulator.cancel()
    return report(simulator, pressed: pressed ?? [])
  }

  private func report(_ simulator: borrowing Simulator, pressed: [String]) -> [String] {
    let transcript = Transcript(simulator)
    var lines = transcript.fields.sorted { $0.key < $1.key }.map { id, text in
      transcript.fields.count == 1 ? "text: \(text)" : "\(id): \(text)"
    }
    if transcript.fields.count > 1 { lines.append("focus: \(transcript.focused ?? "none")") }
    lines.append("actions: " + Self.list(transcript.actions.map { "\($0.key)@\($0.t)" }))
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

  /// Long lists lose their middle.
  private static func list(_ words: [String]) -> String {
    if words.count <= 40 { return words.joined(separator: " ") }
    return (words.prefix(6) + ["… \(words.count) in all …"] + words.suffix(2)).joined(separator: " ")
  }

  private func point(_ word: Substring, in simulator: borrowing Simulator) -> KeyPoint {
    if word.hasPrefix("field:") {
      let id = word.dropFirst(6)
      return simulator.formPicture.fields.first { $0.id == id }!.box.centre
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
