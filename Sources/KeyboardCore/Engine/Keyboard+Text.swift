/// What the keyboard types goes through its editor, which knows the text as far as it was typed or told.
extension Keyboard {
  /// A key, a flick or a choice types a text.
  /// - Parameter held: the modifiers that it is typed with.
  mutating func type(
    _ text: String, with held: KeyModifiers, key: String, at time: Instant, into effects: inout Effects
  ) {
    multiTap = nil
    shift.typed()
    guard held.isEmpty else { return note(.chord(text, modifiers: held), key: key, at: time, into: &effects) }
    if let command = editor.insert(text, at: time) {
      // Until the field says otherwise; a return key that waits for text may be touched in the same moment.
      fieldIsEmpty = false
      bar.follow(command, isComposed: editor.settings.isComposed)
      effects.actions.append(KeyAction(time: time, key: key, command: command))
    }
    followText(into: &effects)
    leaveNumbers()
  }

  /// Delete deletes: a character or a word, or what the editor has put there on its own.
  mutating func delete(words: Bool, key: String, at time: Instant, into effects: inout Effects) {
    multiTap = nil
    touches?.deleted()
    let command = words ? editor.deleteWord(at: time) : editor.deleteBackward(at: time)
    bar.follow(command, isComposed: editor.settings.isComposed)
    effects.actions.append(KeyAction(time: time, key: key, command: command))
    followText(into: &effects)
  }

  /// Something is done that the editor has no say in.
  mutating func note(_ command: KeyCommand, key: String, at time: Instant, into effects: inout Effects) {
    multiTap = nil
    editor.note(command, at: time)
    bar.follow(command, isComposed: editor.settings.isComposed)
    effects.actions.append(KeyAction(time: time, key: key, command: command))
    followText(into: &effects)
    leaveNumbers()
  }

  /// Shift is on by itself where the text asks for a capital.
  mutating func followText() {
    shift.follow(wantsCapital: editor.wantsCapital)
  }

  /// A blank behind what was typed on a plane of numbers or symbols leads back to the letters.
  private mutating func leaveNumbers() {
    guard editor.returnsToLetters, Self.numberPlanes.contains(plan.planes[plane].id),
      let letters = plan.plane("letters")
    else { return }
    show(plane: letters)
  }

  /// The planes that stand beside the letters; their names are part of the format of layouts.
  private static let numberPlanes = ["numbers", "symbols"]

  // MARK: - What others say of the text

  /// What was typed and told says that the field has no text.
  public var knowsFieldIsEmpty: Bool {
    editor.context.before.isAtStart && editor.context.after.isAtStart
  }

  /// The field's text as a program tells it, some time after it has become so.
  /// - Parameter isWhole: `before` begins where the field does.
  public mutating func told(
    before: String, after: String, isWhole: Bool = true, at time: Instant, into effects: inout Effects
  ) {
    if editor.told(before: before, after: after, isWhole: isWhole, at: time) == .parted { forgetTyped() }
    followText(into: &effects)
  }

  /// The field's text as it is now, without doubt.
  public mutating func setText(before: String, after: String, into effects: inout Effects) {
    told(before: before, after: after, at: Instant(microseconds: .max), into: &effects)
  }

  /// The text is another one, or the cursor stands elsewhere, and nobody knows where.
  public mutating func forgetText(into effects: inout Effects) {
    editor.forget()
    forgetTyped()
    followText(into: &effects)
  }

  /// What stood between keyboard and field made something else of one of its commands; told for each, in order, where
  /// the editing settings say that there is such a thing.
  public mutating func composed(_ command: KeyCommand, as actual: KeyCommand, into effects: inout Effects) {
    editor.composed(command, as: actual)
    followText(into: &effects)
  }

  /// Nothing that was typed before may be replaced: it may not stand there any more.
  private mutating func forgetTyped() {
    multiTap = nil
    for index in fingers.indices where fingers[index].typed > 0 { letGo(index) }
  }

  mutating func followText(into effects: inout Effects) {
    let before = shift.state
    followText()
    if shift.state != before { effects.needsDisplay = true }
  }
}

extension EditingSettings {
  /// Without what the machine is not set up for.
  func limited(by settings: KeyboardSettings) -> EditingSettings {
    var limited = self
    if !settings.autoCapitals { limited.autocapitalization = .none }
    if !settings.doubleSpace { limited.doubleSpace = false }
    if !settings.smartPunctuation {
      limited.smartQuotes = false
      limited.smartDashes = false
    }
    return limited
  }
}
