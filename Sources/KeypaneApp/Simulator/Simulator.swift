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
  var keyboard: Keyboard?
  var strokes: [Transcript.Stroke] = []
  var actions: [Transcript.Action] = []
  private(set) var warnings: [String] = []
  /// How often the form was sent.
  private(set) var submissions = 0
  /// What return did last.
  var outcome: FormOutcome?
  /// What is said aloud; nil: nothing is.
  var speech: SimulatedSpeech?
  /// Something is to be seen that was not there before.
  var needsDisplay = true
  /// The fingers on the form.
  var touches = FormTouches()
  /// What texts are measured and drawn with.
  let letters: Letters
  /// Every stroke as it leaves, for an output beside the form; forgotten by `takeStrokes`.
  var outgoing: [KeyStroke] = []
  /// What may leave, and the staff's way to more.
  var keeper: Gatekeeper
  /// As before the kernel of a real machine.
  var gate: KeyGate
  var passed: [KeyStroke] = []

  private var screen: ScreenOptions
  private let field: FieldOptions
  var speller: ActionSpeller
  var receiver: StrokeDecoder
  var effects = Effects()
  private let start: Instant
  /// The time of what happened last.
  private(set) var now: Instant
  /// The field that the keyboard is for.
  var keyboardField: String?
  /// What was copied or cut last, never from a secure field.
  var clipboard = ""
  /// Where what the bar offers comes from.
  var desk: OfferDesk

  /// - Parameters:
  ///   - field: locale, idiom, policy and appearance of every field.
  ///   - showsLastCharacter: whether secure fields do, where the form does not say so itself.
  ///   - library: the layouts; nil: those of `data`.
  ///   - policy: what may leave on the machine that is simulated.
  ///   - start: the time that the transcript counts from.
  init(
    form: Form, focus: String?, screen: ScreenOptions, field: FieldOptions, showsLastCharacter: Bool = false,
    data: DataFolder, library: LayoutLibrary? = nil, keymap: consuming Keymap, typing: TypingOptions = TypingOptions(),
    policy: KeyPolicy = .unlimited, desk: consuming OfferDesk = OfferDesk(), start: Instant
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
    now = start
    self.desk = desk
    if typing.settings.exploration != nil { speech = SimulatedSpeech(Narrator(data)) }
    if let id = focus ?? form.fields.first?.id {
      guard form.fields.contains(where: { $0.id == id }) else {
        throw .unknown("--focus", id, among: form.fields.map(\.id))
      }
      try self.focus(id)
    }
    try serve()
  }

  /// When the keyboard, the form or a finger on it wants to be woken.
  var deadline: Instant? {
    [keyboard?.deadline, form.deadline, touches.deadline, keeper.deadline, desk.deadline].compactMap { $0 }.min()
  }

  /// Keys that are down where the strokes arrive.
  var held: [UInt16] { receiver.held }

  /// Light or dark.
  var appearance: KeyboardAppearance { field.traits.keyboardAppearance }

  /// Takes one frame of fingers.
  mutating func handle(_ frame: KeyTouchFrame) throws(AppError) {
    now = frame.time
    if !frame.touches.isEmpty { desk.touched(at: now) }
    if form.wake(at: frame.time) { needsDisplay = true }
    let wasAsking = keeper.isAsking
    try touchForm(frame)
    try carryOut(keeper.follow(frame))
    try answerPIN()
    if !wasAsking && !keeper.isAsking {
      keyboard?.handle(frame, into: &effects)
      try carryOut()
    }
    try serve()
  }

  /// Does what is due at `time`.
  mutating func wake(at time: Instant) throws(AppError) {
    now = time
    if form.wake(at: time) { needsDisplay = true }
    if let gesture = touches.wake(at: time) { try follow(gesture, at: time) }
    try carryOut(keeper.wake(at: time))
    try answerPIN()
    keyboard?.wake(at: time, into: &effects)
    try carryOut()
    if desk.wake(at: time) { try endVisit() }
    try serve()
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
    fileprivate let speech: SimulatedSpeech?
  }

  /// What it is like now, for `startOver`.
  var beginning: Beginning {
    Beginning(
      form: form, keyboard: keyboard, chosen: speller.rack, keeper: keeper, field: keyboardField, speech: speech)
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
    clipboard = ""
    effects = Effects()
    strokes.removeAll(keepingCapacity: true)
    actions.removeAll(keepingCapacity: true)
    outgoing.removeAll(keepingCapacity: true)
    warnings.removeAll()
    speech = beginning.speech
    submissions = 0
    outcome = nil
    needsDisplay = true
    now = start
    desk.endSession()
    if let id = form.focused { tellDesk(ofFocus: id) }
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
    try serve()
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
    let isOther = keyboardField != id
    keyboardField = id
    if isOther { speech?.say(form.spoken(id), on: keyboard) }
    tellDesk(ofFocus: id)
    tellKeyboardOfText()
  }

  /// A return key may wait for the field to have text, and a sentence begins with a capital.
  mutating func tellKeyboardOfText() {
    guard let id = form.focused else { return }
    keyboard?.setFieldIsEmpty(form.isEmpty(id), into: &effects)
    keyboard?.setText(before: form.textBeforeCursor, after: form.textAfterCursor, into: &effects)
    tellDeskOfText()
  }

  /// The program says what stands in the field, which need not be so: it may be late.
  mutating func program(tells before: String, _ after: String, at time: Instant) {
    keyboard?.told(before: before, after: after, at: time, into: &effects)
    needsDisplay = true
  }

  // MARK: - Staff

  mutating func carryOut(_ change: StaffExit.Change) throws(AppError) {
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
    if outcome == .submitted {
      submissions += 1
      desk.submitted(at: now)
    }
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
}
