import Display
import Forms
import KeyboardCore
import Keymap

/// From what a key does to what stands in the form: through strokes, as on a real machine.
extension Simulator {
  mutating func carryOut() throws(AppError) {
    if effects.needsDisplay { needsDisplay = true }
    let done = effects.actions
    speech?.say(effects.announcements, on: keyboard)
    effects.clear()
    // What follows a hide has no field any more.
    for action in done where keyboard != nil { try carryOut(action) }
    // Not before all of them: the keyboard knows already what the last one types.
    if !done.isEmpty { tellKeyboardOfText() }
    if effects.needsDisplay { needsDisplay = true }
    speech?.say(effects.announcements, on: keyboard)
    effects.clear()
  }

  private mutating func carryOut(_ action: KeyAction) throws(AppError) {
    guard var shown = keyboard else { return }
    if case .choose(let number) = action.command { return choose(number, by: action) }
    let isOffered = BarKey.isOne(action.key)
    let isSecret = shown.traits.isSecure
    // The cursor may have been moved, the field cleared.
    if speller.heedsText { speller.follow(text: form.textBeforeCursor) }
    let layout = shown.plan.layout
    let outcome = try speller.take(action, on: &shown, into: &effects)
    if case .strokes(let command) = outcome, !keeper.rights.allow(speller.strokes[...]) {
      refuse(command, isOffered: isOffered, on: &shown)
      keyboard = shown
      return note(action, .nothing, isSecret: isSecret)
    }
    keyboard = shown
    note(action, outcome, isSecret: isSecret)
    switch outcome {
    case .keyboard: speech?.say(keyboard: speller.rack.name, on: keyboard, insteadOf: layout)
    case .nothing: break
    case .strokes(let command):
      if command == .returnKey { desk.returned(at: action.time) }
      try send(command, at: action.time, isSecret: isSecret)
      // A field that must be mended first is edited on.
      if command == .returnKey, shown.returnEndsEditing, self.outcome == .submitted { endEditing() }
    case .untypable(.insert(let text), let lacking):
      commit(text, lacking, at: action.time, isSecret: isSecret, isOffered: isOffered)
    case .untypable(.replace(let count, let text), let lacking):
      // No key is sent for what no key types: the text that gives way, too, goes by the form itself.
      for _ in 0..<count { form.deleteBackward() }
      commit(text, lacking, at: action.time, isSecret: isSecret, isOffered: isOffered)
    case .untypable(_, let text):
      let what = isSecret ? "a key of a secure field" : "“\(text)”"
      warn("\(what) has no key in the keymap \(speller.keymapName) that goes with what is held: nothing is typed")
    case .hide: endEditing(evenWithQuestion: true)
    }
    tellDeskOfText()
    needsDisplay = true
  }

  /// All of it or nothing: of what may leave in part nothing does.
  private mutating func refuse(_ command: KeyCommand, isOffered: Bool, on shown: inout Keyboard) {
    speller.forgetText()
    shown.forgetText(into: &effects)
    let what = isOffered ? "what is offered may not leave" : command.refusal(isSecret: shown.traits.isSecure)
    warn("\(what): the key policy refuses it")
    needsDisplay = true
  }

  /// - Parameter evenWithQuestion: the keyboard goes although the bar asks something.
  mutating func endEditing(evenWithQuestion: Bool = false) {
    form.blur()
    desk.blur(at: now)
    keyboardField = nil
    if desk.isAsking && !evenWithQuestion { return }
    speller.remember(keyboard)
    keyboard = nil
  }

  /// The next person begins.
  mutating func forgetVisitor() throws(AppError) {
    endEditing(evenWithQuestion: true)
    speller.endSession()
    try carryOut(keeper.endSession())
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
      case .deleteForward: form.deleteForward()
      case .copy: if let copied = form.copy() { clipboard = copied }
      case .cut: if let cut = form.cut() { clipboard = cut }
      case .paste: if !clipboard.isEmpty { form.paste(clipboard) }
      // Where nothing has the focus, nothing is sent.
      case .enter where form.focused != nil: try take(form.returnPressed(at: time))
      case .tab where form.focused != nil: try take(form.tabPressed(at: time))
      case .backTab where form.focused != nil: try take(form.backTabPressed())
      case .enter, .tab, .backTab, nil: break
      }
    }
  }

  /// A character that no key of the receiver's keymap types: the form takes it as it is, other programs would not.
  private mutating func commit(
    _ text: String, _ lacking: String, at time: Instant, isSecret: Bool, isOffered: Bool
  ) {
    form.insert(text, at: time)
    let what = isSecret ? "a character of a secure field" : isOffered ? "what is offered" : "“\(lacking)”"
    let warning =
      "\(what) has no key in the keymap \(speller.keymapName): the form took it as text, a program that reads keys would not get it"
    warn(warning)
  }
}
