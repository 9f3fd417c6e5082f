import FieldFeed
import Forms
import KeyboardCore

/// What the desk of offers is told of the form, and what it wants done there.
extension Simulator {
  // MARK: - What the desk is told

  /// A field has the focus.
  mutating func tellDesk(ofFocus id: String) {
    guard let keyboard else { return }
    desk.focus(context(of: id), traits: keyboard.traits, at: now)
  }

  /// The text has changed, or the cursor stands elsewhere.
  mutating func tellDeskOfText() {
    guard let keyboard, form.focused != nil else { return }
    let isKept = !keyboard.traits.isSecure || desk.keepsSecrets
    // What is offered for an empty field is not offered for one that holds something, whatever it is.
    func told(_ text: String) -> String { isKept ? text : String(repeating: "•", count: text.count) }
    desk.text(before: told(form.textBeforeCursor), after: told(form.textAfterCursor), at: now)
  }

  /// A field as its program would tell of it.
  private func context(of id: String) -> FieldContext {
    FieldContext(
      id: id, app: form.form.app ?? "", domain: form.form.domain, traits: form.traits(of: id),
      text: form.traits(of: id).isSecureTextEntry ? nil : form.text(of: id),
      form: form.form.fields.map { FormEntry(id: $0.id, traits: form.traits(of: $0.id)) },
      isMultiline: form.isMultiline(id))
  }

  /// A message has arrived on the machine that is simulated.
  mutating func receive(message: String, at time: Instant) throws(AppError) {
    desk.message(message, at: time)
    try serve()
  }

  /// The visitor has gone, and nothing of theirs is left.
  mutating func endSession() throws(AppError) {
    desk.endSession()
    try endVisit()
    try serve()
  }

  /// What is left of a visitor beside what the desk has forgotten.
  mutating func endVisit() throws(AppError) {
    try cancel()
    try forgetVisitor()
    clipboard = ""
    needsDisplay = true
  }

  // MARK: - What the desk wants

  /// Does what the desk wants, and shows what it offers.
  mutating func serve() throws(AppError) {
    var rest = Self.mostSteps
    var steps = desk.takeSteps()
    while !steps.isEmpty, rest > 0 {
      for step in steps { try take(step) }
      rest -= 1
      // What leads on to another field may bring its value.
      steps = desk.takeSteps()
    }
    keyboard?.offer(desk.items, into: &effects)
    if effects.needsDisplay { needsDisplay = true }
    speech?.say(effects.announcements, on: keyboard)
    effects.clear()
  }

  /// No form has more fields that are filled in one go.
  private static let mostSteps = 1000

  private mutating func take(_ step: DeskStep) throws(AppError) {
    switch step {
    case .fill(let text):
      guard let id = form.focused, keyboard != nil else { return }
      // A step to the side takes the selection away, so that all that is deleted is counted.
      if !form.selection(of: id).isEmpty { try press(.keystroke(code: KeyCode.right, modifiers: [])) }
      let standing = (before: form.textBeforeCursor.count, after: form.textAfterCursor.count)
      keyboard?.fill(text, over: standing, at: now, into: &effects)
      try carryOut()
    case .next: try press(.keystroke(code: KeyCode.tab, modifiers: []))
    case .previous: try press(.keystroke(code: KeyCode.tab, modifiers: .shift))
    case .returnKey: try press(.returnKey)
    case .ask(let confirmation): try carryOut(keeper.ask(confirmation.prompt, at: now))
    case .askNoMore: try carryOut(keeper.endRequest())
    case .say(let words): warn(words)
    case .putAway: endEditing()
    }
  }

  /// What was typed on the pad is for the store.
  mutating func answerPIN() throws(AppError) {
    switch keeper.takePIN() {
    case .none: break
    case .asked(var digits):
      if digits.isEmpty { return desk.confirmed(false, at: now) }
      switch desk.answer(pin: &digits, at: now) {
      case .right: try carryOut(keeper.endRequest())
      case .wrong(let words): try carryOut(keeper.askAgain(words))
      }
    case .other(var digits):
      switch desk.unlock(pin: &digits, at: now) {
      case .right: try carryOut(keeper.acceptOther())
      case .wrong: break
      }
    }
  }

  /// A key that leads from one field to the next.
  private mutating func press(_ command: KeyCommand) throws(AppError) {
    keyboard?.press(command, at: now, into: &effects)
    try carryOut()
  }

  /// An item of the bar was chosen.
  mutating func choose(_ number: Int, by action: KeyAction) {
    actions.append(Transcript.Action(t: milliseconds(action.time), key: action.key))
    desk.choose(number, at: action.time)
  }
}
