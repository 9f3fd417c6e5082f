import Display
import FieldFeed
import KeyboardCore
import Keymap
import KeymapSource
import Posix

/// The keyboard of the field that has the focus: its window, the strokes that it sends, and what programs ask of it.
struct FocusedKeyboard: ~Copyable {
  var view: KeyboardView?
  private var output: StrokeOutput
  var speller: ActionSpeller
  /// What may leave, and the staff's way to more.
  var keeper: Gatekeeper
  /// The field where a program says nothing of it.
  let field: FieldOptions
  /// What gives the program in focus text that no key types; nil: nobody does.
  private let committer: (any TextCommitter)?

  /// What says aloud what there is; nil: nothing does.
  var narration: Narration?

  /// The field that has the focus.
  var context: FieldContext?
  /// nil: it is put away.
  var keyboard: Keyboard?
  /// How many characters the field holds, as far as the keyboard knows.
  var fieldLength = 0
  var effects = Effects()
  /// The effects that are being carried out.
  var done = Effects()
  /// Something is to be seen that is not drawn yet.
  var mustDraw = false
  /// Where what the bar offers comes from.
  var desk: OfferDesk
  /// What is typed into a secure field that may be stored.
  var secret = TypedSecret()
  /// What is offered now, and whether it was looked for before the keymap or the keyboard became another one.
  var offered: [BarItem] = []
  var isOfferStale = false
  private var refused: Set<String> = []
  /// When strokes were last on their way.
  private var lastSent: Instant?
  /// What has been said of programs' requests.
  var warned: Set<String> = []
  /// What subscribers are still to be told.
  var notices: [ControlNotice] = []
  /// The keyboard is shown because staff have their keys; else nothing would be.
  var isForStaff = false
  /// A real keyboard is plugged in: none is shown unless it is asked for.
  var hasHardwareKeyboard = false
  /// The keyboard of the field in focus is not shown for the real one.
  var isHeldBack = false
  /// The plan that subscribers know of.
  var told: LayoutPlan?

  init(
    view: consuming KeyboardView?, output: consuming StrokeOutput, speller: consuming ActionSpeller,
    keeper: Gatekeeper, field: FieldOptions, committer: (any TextCommitter)? = nil,
    desk: consuming OfferDesk = OfferDesk(),
    narration: consuming Narration? = nil
  ) {
    self.view = view
    self.output = output
    self.speller = speller
    self.keeper = keeper
    self.field = field
    self.committer = committer
    self.desk = desk
    self.narration = narration
    followMeanings()
  }

  /// Keys are judged by what they mean in the keymap that reads them: to be called whenever there is another one.
  private mutating func followMeanings() {
    keeper.use(speller.meanings)
    followRights()
  }

  /// Other keys may leave now.
  private mutating func followRights() {
    output.use(keeper.rights)
    speller.screen = keeper.placedScreen
  }

  // MARK: - Time and touches

  /// When something is to be done without anybody asking.
  /// - Parameter held: the time of a release that a panel's filters hold back; the keyboard does nothing that comes after
  ///   it.
  func deadline(heldSince held: Instant?) -> Instant? {
    Instant.earlier(
      Instant.earlier(Instant.earlier(keyboardDeadline(heldSince: held), output.deadline), viewDeadline),
      Instant.earlier(keeper.deadline, desk.deadline))
  }

  private func keyboardDeadline(heldSince held: Instant?) -> Instant? {
    guard let deadline = keyboard?.deadline else { return nil }
    if let held, deadline >= held { return nil }
    return deadline
  }

  private var viewDeadline: Instant? {
    switch view {
    case .some(let view): view.deadline
    case .none: nil
    }
  }

  /// Does what is due.
  /// - Parameter held: as for `deadline`.
  mutating func wake(heldSince held: Instant?) throws(AppError) {
    let now = Clock.monotonic()
    if let deadline = keyboardDeadline(heldSince: held), deadline <= now {
      // The release comes first where both are of one moment.
      let before = held.map { Instant(microseconds: $0.microseconds - 1) }
      keyboard?.wake(at: min(now, before ?? now), into: &effects)
      try carryOut()
    }
    view?.wake(at: Clock.monotonic())
    try carryOut(keeper.wake(at: Clock.monotonic()))
    try answerPIN()
    try wakeDesk(at: Clock.monotonic())
    if !output.isEmpty { lastSent = Clock.monotonic() }
    try output.flush(at: Clock.monotonic())
    if let broken = output.takeBroken() {
      try output.restore(speller.strokes(restoring: broken), at: Clock.monotonic())
    }
  }

  /// Takes one frame of fingers.
  mutating func handle(_ touches: KeyTouchFrame) throws(AppError) {
    if !touches.touches.isEmpty { desk.touched(at: touches.time) }
    let wasAsking = keeper.isAsking
    let change = keeper.follow(touches)
    if change != .none { try carryOut(change) }
    try answerPIN()
    if wasAsking || keeper.isAsking { return }
    keyboard?.handle(touches, into: &effects)
    try carryOut()
  }

  /// Drops the strokes that wait, lets go of every key, and puts the group back where a character is broken off that is
  /// typed in another one.
  mutating func releaseKeys() throws(AppError) {
    let now = Clock.monotonic()
    try output.restore(speller.strokes(restoring: output.release(at: now)), at: now)
  }

  /// Fingers are forgotten, waiting strokes dropped, keys released.
  mutating func letGo() throws(AppError) {
    keyboard?.cancel(into: &effects)
    effects.clear()
    try releaseKeys()
  }

  /// Keyboards are laid out for this screen from now on.
  mutating func use(_ screen: ScreenOptions) {
    keeper.use(screen)
    speller.screen = keeper.placedScreen
  }

  /// Lays out and shows again what is shown.
  mutating func showAgain() throws(AppError) {
    guard keyboard != nil, let context else { return try draw() }
    try focus(context, length: fieldLength)
  }

  /// Shows what is to be seen now: the staff's pad, where they are asked for their PIN, else the keyboard.
  private mutating func draw() throws(AppError) {
    mustDraw = false
    if let picture = keeper.picture(over: keyboard) { try view?.show(picture) } else { view?.hide() }
  }

  // MARK: - Staff

  mutating func carryOut(_ change: StaffExit.Change) throws(AppError) {
    if let click = keeper.takeClick() { view?.play(click) }
    switch change {
    case .none, .check: break
    case .text, .asksNoMore: try draw()
    case .asks:
      try letGo()
      try draw()
    case .widened, .narrowed:
      try letGo()
      followRights()
      if change == .widened && keyboard == nil {
        // Staff need keys, whatever has the focus.
        isForStaff = true
        try focus(context ?? described, length: context == nil ? nil : fieldLength)
      } else if keyboard == nil || change == .narrowed && isForStaff {
        isForStaff = false
        putAway()
        try draw()
      } else {
        try focus(context ?? described, length: fieldLength)
      }
    }
  }

  // MARK: - The keymap

  /// Programs read the keyboard with another keymap from now on.
  mutating func use(_ keymap: consuming Keymap) throws(AppError) {
    speller.use(keymap)
    refused = []
    followMeanings()
    try greyAgain()
  }

  /// The keymap is in another group, or other locks are on.
  mutating func use(_ state: KeymapState) throws(AppError) {
    speller.use(state)
    try greyAgain()
  }

  /// Other keys may have a way now.
  private mutating func greyAgain() throws(AppError) {
    isOfferStale = true
    guard keyboard != nil else { return }
    speller.limit(&keyboard!, into: &effects)
    try carryOut()
  }

  /// Those of some characters that the keymap has no way to.
  func untypable(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] { speller.untypable(characters) }

  /// The layout that is shown; nil: none.
  var layout: Layout? { keyboard == nil ? nil : speller.rack.layout }

  /// Whether no strokes wait, and none have gone out for so long.
  func isQuiet(for time: Interval, at now: Instant) -> Bool {
    guard output.isEmpty else { return false }
    guard let lastSent else { return true }
    return lastSent + time <= now
  }

  /// Whether a key that is pressed now is noticed.
  var isRead: Bool { output.isRead }

  /// Where the lights of our own device are read; nil: there is no device.
  var lightsDescriptor: Int32? { output.lightsDescriptor }

  /// What the lights show.
  mutating func lights() throws(AppError) -> KeymapSources.Lights { try output.lights() }

  /// Presses and releases a key that types nothing; nothing happens where strokes are printed.
  mutating func touch(_ code: UInt16) throws(AppError) {
    if lightsDescriptor != nil { try output.tap(code, at: Clock.monotonic()) }
  }

  // MARK: - Typing

  mutating func carryOut() throws(AppError) {
    try carryOutActions()
    try serve()
    if mustDraw, keyboard != nil { try draw() }
  }

  mutating func carryOutActions() throws(AppError) {
    // Carrying out may change the keyboard and with it the effects; what follows a hide has no field any more.
    swap(&effects, &done)
    defer { done.clear() }
    if let click = done.click { view?.play(click) }
    say(done.announcements)
    for index in done.actions.indices where keyboard != nil { try carryOut(done.actions[index]) }
    if keyboard != nil { keyboard?.setFieldIsEmpty(fieldLength == 0, into: &effects) }
    if done.needsDisplay || effects.needsDisplay { mustDraw = true }
    say(effects.announcements)
    effects.clear()
    tellDeskOfText()
  }

  mutating func carryOut(_ action: KeyAction) throws(AppError) {
    if case .choose(let number) = action.command { return desk.choose(number, at: action.time) }
    let isOffered = BarKey.isOne(action.key)
    switch try speller.take(action, on: &keyboard!, into: &effects) {
    case .keyboard:
      effects.needsDisplay = true
      if told?.layout != keyboard?.plan.layout || told?.geometry != keyboard?.plan.geometry {
        tell()
        sayKeyboard()
      }
    case .strokes(let command):
      guard keeper.rights.allow(speller.strokes[...]) else { return refuse(command, isOffered: isOffered) }
      follow(command)
      fieldLength = command.length(after: fieldLength)
      if keyboard?.knowsFieldIsEmpty == true { fieldLength = 0 }
      let now = Clock.monotonic()
      lastSent = now
      try output.send(speller.strokes, at: now)
      if command == .returnKey, keyboard?.returnEndsEditing == true { putAway() }
    case .untypable(let command, let text): try commit(text, for: command, isOffered: isOffered)
    case .hide: putAway(evenWithQuestion: true)
    case .nothing: break
    }
  }

  /// No key types it: the program is given the text itself, where it takes any.
  /// - Parameter text: that there is no key for; it need not be what is typed now.
  private mutating func commit(_ text: String, for command: KeyCommand, isOffered: Bool) throws(AppError) {
    let made: String? =
      switch command {
      case .insert(let text), .replace(_, let text): text
      case .deleteBackward, .deleteWordBackward, .keystroke, .chord, .returnKey, .hide, .nextKeyboard, .keyboard,
        .emoji, .search, .choose:
        nil
      }
    guard let made, let committer, committer.isReady else { return refuse(text, isOffered: isOffered) }
    follow(command)
    let now = Clock.monotonic()
    if case .replace(let count, _) = command, count > 0 {
      let backspace = [KeyStroke.down(KeyCode.backspace), .up(KeyCode.backspace)]
      try output.send((0..<count).flatMap { _ in backspace }, at: now)
    }
    fieldLength = command.length(after: fieldLength)
    lastSent = now
    try output.commit(made, through: committer, at: now)
  }

  /// All of it or nothing: of what may leave in part nothing does.
  private mutating func refuse(_ command: KeyCommand, isOffered: Bool) {
    speller.takeBack()
    keyboard?.forgetText(into: &effects)
    let what =
      isOffered ? "what is offered may not leave" : command.refusal(isSecret: keyboard?.traits.isSecure == true)
    if refused.insert(what).inserted { Output.error("\(what): the key policy refuses it") }
  }

  /// No wrong character in place of a right one; said once, and of a secret and of what is offered not what it is.
  private mutating func refuse(_ text: String, isOffered: Bool) {
    speller.takeBack()
    keyboard?.forgetText(into: &effects)
    let what =
      keyboard?.traits.isSecure == true
      ? "a character of a secure field" : isOffered ? "what is offered" : "“\(text)”"
    guard refused.insert(what).inserted else { return }
    Output.error("\(what) has no key in the keymap \(speller.keymapName) and is not typed")
  }

  // MARK: - Focus

  /// Shows the keyboard of the field that the options describe, where they do.
  mutating func showDescribed() throws(AppError) {
    if field.isDescribed { try hasHardwareKeyboard ? holdBack(described) : focus(described) }
  }

  var described: FieldContext { FieldContext(traits: field.traits, isMultiline: field.isMultiline) }

  /// - Parameter length: how many characters the field holds by now, where that is known better than by its context.
  mutating func focus(_ context: FieldContext, length: Int? = nil) throws(AppError) {
    try letGo()
    self.context = context
    let before = length == nil ? nil : keyboard
    speller.remember(keyboard)
    keyboard = try speller.keyboard(
      for: KeyboardRack.Field(traits: context.traits, isMultiline: context.isMultiline, locale: context.locale),
      of: context.app, takesText: committer?.isReady == true)
    if let note = keyboard?.plan.geometry.crampedNote, warned.insert(note).inserted { Output.error(note) }
    // The cursor is taken to stand at the end, until a program says where it is.
    if length == nil { speller.reset(text: context.text ?? "") }
    if let before {
      keyboard?.takeOverText(from: before)
    } else if length == nil, let text = context.text {
      keyboard?.setText(before: text, after: "", into: &effects)
    }
    fieldLength = length ?? context.text?.count ?? 0
    keyboard?.setFieldIsEmpty(fieldLength == 0, into: &effects)
    if length == nil { sayField(context) }
    effects.needsDisplay = true
    if length == nil || desk.isAway { tellDeskOfFocus(context) }
    isOfferStale = true
    try carryOut()
    tell()
  }

  /// Puts the keyboard away; the field is remembered for `show`.
  /// - Parameter evenWithQuestion: also where the bar asks something; else it stays until that is answered.
  mutating func hide(evenWithQuestion: Bool = true) throws(AppError) {
    try letGo()
    putAway(evenWithQuestion: evenWithQuestion)
    if keyboard != nil { try carryOut() }
  }

  /// The same at the wish of its own keys: what has been typed before still goes out.
  mutating func putAway(evenWithQuestion: Bool = false) {
    keyboard?.cancel(into: &effects)
    effects.clear()
    desk.blur(at: Clock.monotonic())
    secret.wipe()
    if desk.isAsking && !evenWithQuestion { return }
    guard let frame = keyboard?.plan.geometry.frame else { return }
    speller.remember(keyboard)
    keyboard = nil
    if !keeper.isAsking { view?.hide() }
    notices.append(.shown(false, rect: frame))
  }
}
