import FieldFeed
import KeyboardCore
import Posix

/// What the desk of offers is told of the field, and what it wants done there.
extension FocusedKeyboard {
  // MARK: - What the desk is told

  /// A field has gained the focus.
  mutating func tellDeskOfFocus(_ context: FieldContext) {
    guard let keyboard else { return }
    secret.wipe()
    var told = context
    if keyboard.traits.isSecure { told.text = nil }
    desk.focus(told, traits: keyboard.traits, at: Clock.monotonic())
  }

  /// The text has changed, as far as is known here.
  mutating func tellDeskOfText() {
    // What is typed for the search of the emoji is not the field's.
    guard let keyboard, keyboard.takesOffers, !desk.isAway else { return }
    let now = Clock.monotonic()
    if !keyboard.traits.isSecure {
      let known = keyboard.knownText
      desk.text(before: known.before, after: known.after, at: now)
    } else if desk.keepsSecrets {
      desk.text(before: secret.text, after: "", at: now)
    } else {
      // What is offered for an empty field is not offered for one that holds something, whatever it is.
      desk.text(before: String(repeating: "•", count: fieldLength), after: "", at: now)
    }
  }

  /// A command goes out.
  mutating func follow(_ command: KeyCommand) {
    if keyboard?.traits.isSecure == true, desk.keepsSecrets { secret.follow(command) }
    guard command == .returnKey else { return }
    tellDeskOfText()
    desk.returned(at: Clock.monotonic())
  }

  /// Does what is due.
  mutating func wakeDesk(at now: Instant) throws(AppError) {
    guard let due = desk.deadline, due <= now else { return }
    if desk.wake(at: now) { try beginAgain() }
    try carryOut()
  }

  // MARK: - What the desk wants

  /// Does what the desk wants, and shows what it offers.
  mutating func serve() throws(AppError) {
    var rest = Self.mostSteps
    var steps = desk.takeSteps()
    while !steps.isEmpty, rest > 0 {
      for step in steps { try take(step) }
      rest -= 1
      steps = desk.takeSteps()
    }
    if desk.takeChanged() || isOfferStale {
      // What has no way to the program is not offered.
      offered = desk.items.filter { speller.reaches($0) }
      isOfferStale = false
    }
    keyboard?.offer(offered, into: &effects)
    if effects.needsDisplay { mustDraw = true }
    say(effects.announcements)
    effects.clear()
  }

  /// No form has more fields that are filled in one go.
  private static let mostSteps = 1000

  private mutating func take(_ step: DeskStep) throws(AppError) {
    switch step {
    case .fill(let text):
      guard keyboard != nil else { return }
      // Of a secret the keyboard knows nothing; its cursor stands at the end.
      keyboard?.fill(text, over: (before: fieldLength, after: 0), at: Clock.monotonic(), into: &effects)
      try carryOutActions()
      fieldLength = text.count
      keyboard?.setFieldIsEmpty(text.isEmpty, into: &effects)
    case .next: try press(.keystroke(code: KeyCode.tab, modifiers: []))
    case .previous: try press(.keystroke(code: KeyCode.tab, modifiers: .shift))
    case .returnKey: try press(.returnKey)
    case .ask(let confirmation): try carryOut(keeper.ask(confirmation.prompt, at: Clock.monotonic()))
    case .askNoMore: try carryOut(keeper.endRequest())
    case .say(let words): Output.error(words)
    case .putAway: putAway(evenWithQuestion: true)
    }
  }

  /// A message has come.
  mutating func receive(_ message: String) throws(AppError) {
    desk.message(message, at: Clock.monotonic())
    try carryOut()
  }

  /// A finger may confirm in place of the PIN.
  var wantsFinger: Bool { desk.waiting != nil && desk.settings.hasReader }

  /// A finger has confirmed, or was another one.
  mutating func confirm(_ isRight: Bool) throws(AppError) {
    if isRight { desk.confirmed(true, at: Clock.monotonic()) }
    try carryOut(isRight ? keeper.endRequest() : keeper.askAgain(desk.currentWords.enterPIN))
    try carryOut()
  }

  /// What was typed on the pad is for the store.
  mutating func answerPIN() throws(AppError) {
    let now = Clock.monotonic()
    switch keeper.takePIN() {
    case .none: return
    case .asked(var digits):
      if digits.isEmpty {
        desk.confirmed(false, at: now)
      } else {
        switch desk.answer(pin: &digits, at: now) {
        case .right: try carryOut(keeper.endRequest())
        case .wrong(let words): try carryOut(keeper.askAgain(words))
        }
      }
    case .other(var digits):
      switch desk.unlock(pin: &digits, at: now) {
      case .right: try carryOut(keeper.acceptOther())
      case .wrong: return
      }
    }
    try carryOut()
  }

  /// A key that leads from one field to the next.
  private mutating func press(_ command: KeyCommand) throws(AppError) {
    keyboard?.press(command, at: Clock.monotonic(), into: &effects)
    try carryOutActions()
  }
}
