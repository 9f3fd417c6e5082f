import Forms
import KeyboardCore
import Keymap
import Locales

/// A form and the keyboard below it on one screen: touches go in, text stands in the fields.
///
/// What the keyboard types goes through the keymap into key strokes, and what a receiver with the same keymap reads from
/// them goes into the form, as on a real machine. Time is that of the touches; it waits for nothing.
struct Simulator: ~Copyable {
  var form: FormState
  /// The keyboard of the field that has the focus.
  private(set) var keyboard: Keyboard?
  private(set) var strokes: [Transcript.Stroke] = []
  var actions: [Transcript.Action] = []
  private(set) var warnings: [String] = []
  /// How often the form was sent.
  private(set) var submissions = 0
  /// What return did last.
  private var outcome: FormOutcome?
  /// Something is to be seen that was not there before.
  var needsDisplay = true
  /// The fingers on the form.
  var touches = FormTouches()
  /// What texts are measured and drawn with.
  let letters: Letters
  /// Every stroke as it leaves, for an output beside the form; forgotten by `takeStrokes`.
  private var outgoing: [KeyStroke] = []
  /// What may leave, and the staff's way to more.
  private var keeper: Gatekeeper
  /// As before the kernel of a real machine.
  private var gate: KeyGate
  private var passed: [KeyStroke] = []

  private var screen: ScreenOptions
  private let field: FieldOptions
  private var speller: ActionSpeller
  private var receiver: StrokeDecoder
  private var effects = Effects()
  private let start: Instant
  /// The field that the keyboard is for.
  private var keyboardField: String?

  /// - Parameters:
  ///   - field: locale, idiom, policy and appearance of every field.
  ///   - showsLastCharacter: whether secure fields do, where the form does not say so itself.
  ///   - library: the layouts; nil: those of `data`.
  ///   - policy: what may leave on the machine that is simulated.
  ///   - start: the time that the transcript counts from.
  init(
    form: Form, focus: String?, screen: ScreenOptions, field: FieldOptions, showsLastCharacter: Bool = false,
    data: DataFolder, library: LayoutLibrary? = nil, keymap: consuming Keymap, typing: TypingOptions = TypingOptions(),
    policy: KeyPolicy = .unlimited, start: Instant
  ) throws(AppError) {
    self.form = FormState(
      form, numbers: form.hasNumbers ? LocaleNumbers(locale: field.locale) : nil,
      showsLastCharacter: showsLastCharacter || form.showsLastCharacter)
    self.screen = screen
    self.field = field
    letters = Letters(data, theme: screen.theme)
    receiver = keymap.decoder()
    keeper = Gatekeeper(policy, meanings: keymap.meanings, screen: screen, field: field, typing: typing)
    gate = KeyGate(keeper.rights)
    speller = ActionSpeller(
      rack: KeyboardRack(
        field, screen: keeper.placedScreen, library: library ?? LayoutLibrary(data), emoji: EmojiFiles(data),
        typing: typing),
      keymap: keymap)
    self.start = start
    if let id = focus ?? form.fields.first?.id {
      guard form.fields.contains(where: { $0.id == id }) else {
        throw .unknown("--focus", id, among: form.fields.map(\.id))
      }
      try self.focus(id)
    }
  }

  /// When the keyboard, the form or a finger on it wants to be woken.
  var deadline: Instant? {
    [keyboard?.deadline, form.deadline, touches.deadline, keeper.deadline].compactMap { $0 }.min()
  }

  /// Keys that are down where the strokes arrive.
  var held: [UInt16] { receiver.held }

  /// Light or dark.
  var appearance: KeyboardAppearance { field.traits.keyboardAppearance }

  /// Takes one frame of fingers.
  mutating func handle(_ frame: KeyTouchFrame) throws(AppError) {
    if form.wake(at: frame.time) { needsDisplay = true }
    let wasAsking = keeper.isAsking
    try touchForm(frame)
    try carryOut(keeper.follow(frame))
    if wasAsking || keeper.isAsking { return }
    keyboard?.handle(frame, into: &effects)
    try carryOut()
  }

  /// Does what is due at `time`.
  mutating func wake(at time: Instant) throws(AppError) {
    if form.wake(at: time) { needsDisplay = true }
    if let gesture = touches.wake(at: time) { try follow(gesture, at: time) }
    try carryOut(keeper.wake(at: time))
    keyboard?.wake(at: time, into: &effects)
    try carryOut()
  }

  /// Lets go of everything.
  mutating func cancel() throws(AppError) {
    if touches.cancel() != nil { hideFullText() }
    keyboard?.cancel(into: &effects)
    try carryOut()
  }

  /// Starts a new recording: its contacts count from one again.
  mutating func forgetFingers() throws(AppError) { try cancel() }

  /// What a simulator is like before the first touch.
  struct Beginning {
    fileprivate let form: FormState
    fileprivate let keyboard: Keyboard?
    fileprivate let chosen: KeyboardRack
    fileprivate let keeper: Gatekeeper
    fileprivate let field: String?
  }

  /// What it is like now, for `startOver`.
  var beginning: Beginning {
    Beginning(form: form, keyboard: keyboard, chosen: speller.rack, keeper: keeper, field: keyboardField)
  }

  /// Forgets all that has happened since; what was costly to make, keymap and fonts, stays.
  mutating func startOver(from beginning: Beginning) {
    form = beginning.form
    keyboard = beginning.keyboard
    keyboardField = beginning.field
    keeper = beginning.keeper
    gate = KeyGate(keeper.rights)
    speller.startOver(with: beginning.chosen)
    receiver = speller.decoder()
    touches = FormTouches()
    effects = Effects()
    strokes.removeAll(keepingCapacity: true)
    actions.removeAll(keepingCapacity: true)
    outgoing.removeAll(keepingCapacity: true)
    warnings.removeAll()
    submissions = 0
    outcome = nil
    needsDisplay = true
  }

  /// The screen has another size now.
  mutating func resize(to size: KeySize) throws(AppError) {
    try cancel()
    screen.size = size
    keeper.use(screen)
    speller.screen = keeper.placedScreen
    needsDisplay = true
    keyboardField = nil
    try showKeyboard()
  }

  /// The strokes since the last call.
  mutating func takeStrokes() -> [KeyStroke] {
    defer { outgoing.removeAll(keepingCapacity: true) }
    return outgoing
  }

  /// Whether something is to be drawn; asked once for each change.
  mutating func takeNeedsDisplay() -> Bool {
    defer { needsDisplay = false }
    return needsDisplay
  }

  // MARK: - Pictures

  /// The keyboard, or the pad where staff type their PIN.
  var keyboardPicture: KeyboardPicture? { keeper.picture(over: keyboard) }

  /// What fingers are on: the pad where staff type their PIN, else the keyboard.
  var shownKeyboard: Keyboard? { keeper.pad ?? keyboard }

  /// What is said of staff on the screen; nil: nothing.
  var staffWords: String? { keeper.words }

  func formPicture() throws(AppError) -> FormPicture {
    return FormPicture.make(state: form, area: formArea, scale: screen.scale, ruler: try letters.ruler())
  }

  /// The part of the screen above the keyboard; below it, where one that floats leaves more room there.
  private var formArea: KeyRect {
    let size = screen.size
    let whole = KeyRect(x: 0, y: 0, width: size.width, height: size.height)
    guard let frame = shownKeyboard?.plan.geometry.frame else { return whole }
    let below = size.height - frame.maxY
    return frame.y >= below
      ? KeyRect(x: 0, y: 0, width: size.width, height: frame.y)
      : KeyRect(x: 0, y: frame.maxY, width: size.width, height: below)
  }

  // MARK: - Focus

  /// Gives the focus to a field, if the one that has it may lose it; whether it has it then.
  @discardableResult
  mutating func focus(_ id: String) throws(AppError) -> Bool {
    let isFocused = form.focus(id)
    needsDisplay = true
    try showKeyboard()
    return isFocused
  }

  /// Shows the keyboard of the field that has the focus.
  private mutating func showKeyboard() throws(AppError) {
    guard let id = form.focused, keyboard == nil || keyboardField != id else { return }
    var traits = form.traits(of: id)
    if traits.keyboardAppearance == .default { traits.keyboardAppearance = appearance }
    speller.remember(keyboard)
    keyboard = try speller.keyboard(for: KeyboardRack.Field(traits: traits, isMultiline: form.isMultiline(id)))
    keyboardField = id
    tellKeyboardOfText()
  }

  /// A return key may wait for the field to have text, and a sentence begins with a capital.
  mutating func tellKeyboardOfText() {
    guard let id = form.focused else { return }
    keyboard?.setFieldIsEmpty(form.isEmpty(id), into: &effects)
    keyboard?.setText(before: form.textBeforeCursor, after: form.textAfterCursor, into: &effects)
  }

  /// The program says what stands in the field, which need not be so: it may be late.
  mutating func program(tells before: String, _ after: String, at time: Instant) {
    keyboard?.told(before: before, after: after, at: time, into: &effects)
    needsDisplay = true
  }

  // MARK: - Staff

  private mutating func carryOut(_ change: StaffExit.Change) throws(AppError) {
    switch change {
    case .none, .check: return
    case .text, .asksNoMore: break
    case .asks: keyboard?.cancel(into: &effects)
    case .widened, .narrowed:
      try cancel()
      gate.rights = keeper.rights
      speller.screen = keeper.placedScreen
      keyboardField = nil
      if keyboard != nil { try showKeyboard() }
    }
    needsDisplay = true
  }

  // MARK: - Submitting

  /// The form is sent, or says what must be mended first.
  mutating func take(_ outcome: FormOutcome) throws(AppError) {
    if outcome == .submitted { submissions += 1 }
    self.outcome = outcome
    needsDisplay = true
    try showKeyboard()
  }

  /// Milliseconds since the first event.
  func milliseconds(_ time: Instant) -> Int64 { (time - start).microseconds / 1000 }

  /// Notes what people should know of, once.
  mutating func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  // MARK: - Typing

  private mutating func carryOut() throws(AppError) {
    if effects.needsDisplay { needsDisplay = true }
    let done = effects.actions
    effects.clear()
    // What follows a hide has no field any more.
    for action in done where keyboard != nil { try carryOut(action) }
    // Not before all of them: the keyboard knows already what the last one types.
    if !done.isEmpty { tellKeyboardOfText() }
    if effects.needsDisplay { needsDisplay = true }
    effects.clear()
  }

  private mutating func carryOut(_ action: KeyAction) throws(AppError) {
    guard var shown = keyboard else { return }
    let isSecret = shown.traits.isSecure
    // The cursor may have been moved, the field cleared.
    if speller.heedsText { speller.follow(text: form.textBeforeCursor) }
    let outcome = try speller.take(action, on: &shown, into: &effects)
    if case .strokes(let command) = outcome, !keeper.rights.allow(speller.strokes[...]) {
      refuse(command, on: &shown)
      keyboard = shown
      return note(action, .nothing, isSecret: isSecret)
    }
    keyboard = shown
    note(action, outcome, isSecret: isSecret)
    switch outcome {
    case .keyboard, .nothing: break
    case .strokes(let command):
      try send(command, at: action.time, isSecret: isSecret)
      // A field that must be mended first is edited on.
      if command == .returnKey, shown.returnEndsEditing, self.outcome == .submitted { endEditing() }
    case .untypable(.insert(let text), _): commit(text, at: action.time, isSecret: isSecret)
    case .untypable(.replace(let count, let text), _):
      for _ in 0..<count { try send([.down(KeyCode.backspace), .up(KeyCode.backspace)], at: action.time) }
      commit(text, at: action.time, isSecret: isSecret)
    case .untypable(_, let text):
      let what = isSecret ? "a key of a secure field" : "“\(text)”"
      warn("\(what) has no key in the keymap \(speller.keymapName) that goes with what is held: nothing is typed")
    case .hide: endEditing()
    }
    needsDisplay = true
  }

  /// All of it or nothing: of what may leave in part nothing does.
  private mutating func refuse(_ command: KeyCommand, on shown: inout Keyboard) {
    speller.forgetText()
    shown.forgetText(into: &effects)
    warn("\(command.refusal(isSecret: shown.traits.isSecure)): the key policy refuses it")
    needsDisplay = true
  }

  private mutating func endEditing() {
    form.blur()
    speller.remember(keyboard)
    keyboard = nil
  }

  /// Of a secure field it is told that something was typed, and neither where nor what.
  private mutating func note(_ action: KeyAction, _ outcome: ActionSpeller.Outcome, isSecret: Bool) {
    let t = milliseconds(action.time)
    switch outcome {
    case .strokes(.insert(let text)), .strokes(.replace(_, let text)), .untypable(.insert(let text), _),
      .untypable(.replace(_, let text), _):
      actions.append(
        isSecret
          ? Transcript.Action(t: t, key: Transcript.redacted, text: Transcript.redacted)
          : Transcript.Action(t: t, key: action.key, text: text))
    case .keyboard, .strokes(.chord), .untypable:
      actions.append(Transcript.Action(t: t, key: isSecret ? Transcript.redacted : action.key))
    case .strokes(.keystroke) where isSecret, .nothing where isSecret:
      actions.append(Transcript.Action(t: t, key: Transcript.redacted))
    case .strokes, .hide, .nothing:
      actions.append(Transcript.Action(t: t, key: action.key))
    }
  }

  /// The strokes of a command.
  private mutating func send(_ command: KeyCommand, at time: Instant, isSecret: Bool) throws(AppError) {
    var rest = speller.strokes[...]
    switch command {
    case .insert, .chord: break
    case .replace(let count, _):
      // What is deleted first is no secret; what takes its place is.
      try send(rest.prefix(2 * count), at: time)
      rest = rest.dropFirst(2 * count)
    case .keystroke, .deleteBackward, .deleteWordBackward, .returnKey, .hide, .nextKeyboard, .keyboard, .emoji, .search,
      .choose:
      return try send(rest, at: time)
    }
    if !rest.isEmpty { try send(rest, at: time, isSecret: isSecret) }
  }

  /// Strokes leave, and what the receiver reads from them happens to the form.
  private mutating func send(_ sent: ArraySlice<KeyStroke>, at time: Instant, isSecret: Bool = false) throws(AppError) {
    let t = milliseconds(time)
    if isSecret {
      // One press and release, whatever it took: modifiers would tell capitals from small letters.
      strokes.append(Transcript.Stroke(t: t, key: Transcript.redacted, down: true))
      strokes.append(Transcript.Stroke(t: t, key: Transcript.redacted, down: false))
    }
    passed.removeAll(keepingCapacity: true)
    for stroke in sent { gate.take(stroke, into: &passed) }
    for stroke in passed {
      if !isSecret {
        strokes.append(Transcript.Stroke(t: t, key: KeyName.name(of: stroke.code), down: stroke.isDown))
      }
      outgoing.append(stroke)
      switch receiver.take(stroke) {
      case .text(let text): form.insert(text, at: time)
      case .deleteBackward: form.deleteBackward()
      case .deleteWordBackward: form.deleteWordBackward()
      case .moveCursor(let move): try moveCursor(move)
      case .enter, .tab: try take(form.returnPressed(at: time))
      case nil: break
      }
    }
  }

  /// A character that no key of the receiver's keymap types: the form takes it as it is, other programs would not.
  private mutating func commit(_ text: String, at time: Instant, isSecret: Bool) {
    form.insert(text, at: time)
    let what = isSecret ? "a character of a secure field" : "“\(text)”"
    let warning =
      "\(what) has no key in the keymap \(speller.keymapName): the form took it as text, a program that reads keys would not get it"
    warn(warning)
  }
}
