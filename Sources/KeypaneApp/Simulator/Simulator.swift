import Forms
import KeyboardCore
import Keymap

/// A form and the keyboard below it on one screen: touches go in, text stands in the fields.
///
/// What the keyboard types goes through the keymap into key strokes, and what a receiver with the same keymap reads from
/// them goes into the form, as on a real machine. Time is that of the touches; it waits for nothing.
struct Simulator: ~Copyable {
  private(set) var form: FormState
  /// The keyboard of the field that has the focus.
  private(set) var keyboard: Keyboard?
  private(set) var strokes: [Transcript.Stroke] = []
  private(set) var actions: [Transcript.Action] = []
  private(set) var warnings: [String] = []
  /// How often the form was sent.
  private(set) var submissions = 0
  /// Something is to be seen that was not there before.
  private(set) var needsDisplay = true
  /// Every stroke as it leaves, for an output beside the form; forgotten by `takeStrokes`.
  private var outgoing: [KeyStroke] = []

  private var screen: ScreenOptions
  private let field: FieldOptions
  private var library: LayoutLibrary
  private let keymap: Keymap
  private var receiver: StrokeDecoder
  private var effects = Effects()
  /// The fingers that came down on a field of the form.
  private var formFingers: [UInt32: String] = [:]
  private let start: Instant
  private var strokesOfText: [KeyStroke] = []

  /// - Parameters:
  ///   - field: locale, idiom and policy of every field.
  ///   - start: the time that the transcript counts from.
  init(
    form: Form, focus: String?, screen: ScreenOptions, field: FieldOptions, library: LayoutLibrary,
    keymap: consuming Keymap, start: Instant
  ) throws(AppError) {
    self.form = FormState(form)
    self.screen = screen
    self.field = field
    self.library = library
    receiver = keymap.decoder()
    self.keymap = keymap
    self.start = start
    if let id = focus ?? form.fields.first?.id {
      guard form.fields.contains(where: { $0.id == id }) else {
        throw .unknown("--focus", id, among: form.fields.map(\.id))
      }
      try self.focus(id)
    }
  }

  /// When the keyboard wants to be woken.
  var deadline: Instant? { keyboard?.deadline }

  /// Keys that are down where the strokes arrive.
  var held: [UInt16] { receiver.held }

  /// Takes one frame of fingers.
  mutating func handle(_ frame: KeyTouchFrame) throws(AppError) {
    try touchForm(frame)
    keyboard?.handle(frame, into: &effects)
    try carryOut()
  }

  /// Does what is due at `time`.
  mutating func wake(at time: Instant) throws(AppError) {
    keyboard?.wake(at: time, into: &effects)
    try carryOut()
  }

  /// Lets go of everything.
  mutating func cancel() throws(AppError) {
    formFingers.removeAll()
    keyboard?.cancel(into: &effects)
    try carryOut()
  }

  /// Starts a new recording: its contacts count from one again.
  mutating func forgetFingers() throws(AppError) { try cancel() }

  /// The screen has another size now.
  mutating func resize(to size: KeySize) throws(AppError) {
    try cancel()
    screen.size = size
    needsDisplay = true
    if let id = form.focused { try focus(id) }
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

  var keyboardPicture: KeyboardPicture? { keyboard?.picture() }

  var formPicture: FormPicture {
    let height = keyboard?.plan.geometry.frame.y ?? screen.size.height
    let area = KeyRect(x: 0, y: 0, width: screen.size.width, height: height)
    return FormPicture.make(state: form, area: area, scale: screen.scale)
  }

  // MARK: - Focus

  /// A field is focused by a finger that comes down and leaves on it.
  private mutating func touchForm(_ frame: KeyTouchFrame) throws(AppError) {
    for touch in frame.touches {
      switch touch.phase {
      case .began:
        if keyboard?.plan.geometry.frame.contains(touch.point) == true { continue }
        formFingers[touch.id] = formPicture.field(at: touch.point)
      case .moved: break
      case .ended:
        if let id = formFingers.removeValue(forKey: touch.id), formPicture.field(at: touch.point) == id,
          form.focused != id
        {
          try focus(id)
        }
      case .cancelled: formFingers[touch.id] = nil
      }
    }
  }

  private mutating func focus(_ id: String) throws(AppError) {
    form.focus(id)
    needsDisplay = true
    let request = field.request(form.traits(of: id), isMultiline: form.isMultiline(id), on: screen)
    let resolved = Precedence.resolve(request)
    let plan = LayoutPlan(
      layout: try library.layout(resolved.layout), traits: resolved, screen: screen.size, scale: screen.scale)
    keyboard = Keyboard(plan: plan, traits: resolved)
    tellKeyboardOfText()
  }

  private mutating func tellKeyboardOfText() {
    guard let id = form.focused else { return }
    keyboard?.setFieldIsEmpty(form.text(of: id).isEmpty, into: &effects)
  }

  // MARK: - Typing

  private mutating func carryOut() throws(AppError) {
    if effects.needsDisplay { needsDisplay = true }
    let done = effects.actions
    effects.clear()
    // What follows a hide has no field any more.
    for action in done where keyboard != nil { try carryOut(action) }
    if effects.needsDisplay { needsDisplay = true }
    effects.clear()
  }

  private mutating func carryOut(_ action: KeyAction) throws(AppError) {
    let isSecret = keyboard?.traits.isSecure ?? false
    let t = (action.time - start).microseconds / 1000
    switch action.command {
    case .insert(let text):
      actions.append(
        isSecret
          ? Transcript.Action(t: t, key: Transcript.redacted, text: Transcript.redacted)
          : Transcript.Action(t: t, key: action.key, text: text))
      strokesOfText.removeAll(keepingCapacity: true)
      if keymap.strokes(for: text, into: &strokesOfText) {
        try send(strokesOfText, t: t, isSecret: isSecret)
      } else {
        commit(text, isSecret: isSecret)
      }
    case .deleteBackward:
      actions.append(Transcript.Action(t: t, key: action.key))
      try send(Self.tap(KeyCode.backspace), t: t, isSecret: false)
    case .returnKey:
      actions.append(Transcript.Action(t: t, key: action.key))
      try send(Self.tap(keyboard?.returnCode ?? KeyCode.enter), t: t, isSecret: false)
    case .hide:
      actions.append(Transcript.Action(t: t, key: action.key))
      form.blur()
      keyboard = nil
    case .nextKeyboard, .emoji:
      actions.append(Transcript.Action(t: t, key: action.key))
    }
    tellKeyboardOfText()
    needsDisplay = true
  }

  private static func tap(_ code: UInt16) -> [KeyStroke] { [.down(code), .up(code)] }

  /// Strokes leave, and what the receiver reads from them happens to the form.
  private mutating func send(_ sent: [KeyStroke], t: Int64, isSecret: Bool) throws(AppError) {
    if isSecret {
      // One press and release, whatever it took: modifiers would tell capitals from small letters.
      strokes.append(Transcript.Stroke(t: t, key: Transcript.redacted, down: true))
      strokes.append(Transcript.Stroke(t: t, key: Transcript.redacted, down: false))
    }
    for stroke in sent {
      if !isSecret {
        strokes.append(Transcript.Stroke(t: t, key: KeyName.name(of: stroke.code), down: stroke.isDown))
      }
      outgoing.append(stroke)
      switch receiver.take(stroke) {
      case .text(let text): form.insert(text)
      case .deleteBackward: form.deleteBackward()
      case .enter, .tab: try returnPressed()
      case nil: break
      }
    }
  }

  /// A character that no key of the receiver's keymap types: the form takes it as it is, other programs would not.
  private mutating func commit(_ text: String, isSecret: Bool) {
    form.insert(text)
    let what = isSecret ? "a character of a secure field" : "“\(text)”"
    let warning =
      "\(what) has no key in the keymap \(keymap.name): the form took it as text, a program that reads keys would not get it"
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  private mutating func returnPressed() throws(AppError) {
    switch form.returnPressed() {
    case .newline: break
    case .movedTo(let id): try focus(id)
    case .submitted: submissions += 1
    }
  }
}
