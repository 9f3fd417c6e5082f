import Forms
import KeyboardCore

@testable import KeypaneApp

/// The laws that hold whatever fingers, panels and programs do.
enum SessionLaws {
  /// What a session gave.
  struct Outcome: Equatable {
    var actions: [String] = []
    var strokes: [String] = []
    var texts: [String: String] = [:]
  }

  /// A law that was broken.
  struct Broken: Error, CustomStringConvertible {
    var law: String
    /// The step after which it was, from 0.
    var step: Int
    var description: String { "after step \(step + 1): \(law)" }
  }

  /// Keys that type no character: that they were pressed is no secret.
  private static let editing: Set<String> = [
    "KEY_BACKSPACE", "KEY_ENTER", "KEY_TAB", "KEY_ESC", "KEY_LEFT", "KEY_RIGHT", "KEY_UP", "KEY_DOWN", "KEY_LEFTCTRL",
  ]

  /// Plays a session, or the first steps of it, looks after each at all that can be seen, and lets go.
  static func play(_ player: inout SessionPlayer, _ steps: ArraySlice<SessionStep>) throws -> Outcome {
    for index in steps.indices {
      try player.play(steps[index])
      try checkStrokes(&player.simulator, step: index)
      try checkRest(player, step: index)
    }
    try player.end()
    let last = steps.endIndex - 1
    try checkStrokes(&player.simulator, step: last)
    try checkRest(player, step: last)
    // What the form has to do by itself, such as hiding the last character, ends.
    try player.wake(before: player.now + .milliseconds(10_000))
    if player.simulator.deadline != nil { throw Broken(law: "without a finger something stays due", step: last) }
    let transcript = Transcript(player.simulator)
    try checkTranscript(transcript, of: player.simulator, step: last)
    return Outcome(
      actions: transcript.actions.map { "\($0.key) \($0.text ?? "") \($0.t)" },
      strokes: transcript.strokes.map { "\($0.key) \($0.down) \($0.t)" }, texts: transcript.fields)
  }

  /// Every key that goes down goes up in the same step.
  private static func checkStrokes(_ simulator: inout Simulator, step: Int) throws {
    var down: Set<UInt16> = []
    for stroke in simulator.takeStrokes() {
      if stroke.isDown, !down.insert(stroke.code).inserted {
        throw Broken(law: "the key \(stroke.code) went down twice", step: step)
      }
      if !stroke.isDown, down.remove(stroke.code) == nil {
        throw Broken(law: "the key \(stroke.code) went up that was not down", step: step)
      }
    }
    if !down.isEmpty || !simulator.held.isEmpty { throw Broken(law: "keys are left down: \(down)", step: step) }
  }

  /// Where no finger is, no key is pressed and nothing is due.
  private static func checkRest(_ player: borrowing SessionPlayer, step: Int) throws {
    if let deadline = player.deadline, deadline < player.now {
      throw Broken(law: "what was due before has not been done", step: step)
    }
    guard player.contacts.isEmpty, let keyboard = player.simulator.keyboard else { return }
    if keyboard.plan.planes[keyboard.plane].keys.indices.contains(where: keyboard.isPressed) {
      throw Broken(law: "a key is pressed without a finger", step: step)
    }
    if keyboard.deadline != nil { throw Broken(law: "the keyboard waits without a finger", step: step) }
  }

  /// Time does not go backwards, and secrets are not told.
  private static func checkTranscript(
    _ transcript: Transcript, of simulator: borrowing Simulator, step: Int
  ) throws {
    for (one, other) in zip(transcript.actions, transcript.actions.dropFirst()) where one.t > other.t {
      throw Broken(law: "time goes backwards, to \(other.key)", step: step)
    }
    for (one, other) in zip(transcript.strokes, transcript.strokes.dropFirst()) where one.t > other.t {
      throw Broken(law: "time goes backwards, to the stroke \(other.key)", step: step)
    }
    guard simulator.form.form.fields.allSatisfy({ $0.traits.isSecureTextEntry }) else { return }
    let dot = Transcript.redacted
    let keys = simulator.keyboard.map { $0.plan.planes.flatMap(\.keys).map(\.key) } ?? []
    let letters = Set(keys.filter { $0.role == .character || $0.role == .space }.map(\.id))
    let told =
      transcript.actions.contains { $0.text ?? dot != dot || letters.contains($0.key) }
      || transcript.strokes.contains { $0.key != dot && !editing.contains($0.key) }
      || transcript.fields.values.contains { text in text.contains { String($0) != dot } }
      || !transcript.numbers.isEmpty
    if told { throw Broken(law: "the transcript tells a secret", step: step) }
  }
}
