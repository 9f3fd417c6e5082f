/// The editing rules of one field: it knows the text around the cursor as well as it can be known and makes of each key what
/// the field is to do.
///
/// Whoever types tells it every key, in order, and carries out the command that comes back; what the field says of its text
/// goes to `told`. It allocates nothing for a plain key, and its description tells no text.
public struct TextEditor: Sendable {
  /// What it may do.
  public let settings: EditingSettings
  /// What is known of the text around the cursor.
  public internal(set) var context = TextContext()
  /// The key that was typed last leads from a plane of numbers or symbols back to the letters.
  public private(set) var returnsToLetters = false
  /// A delete has just taken a substitution back: what stands there is meant, and no other is offered until it changes.
  public internal(set) var hasUndone = false

  /// What a delete right now takes back, and what the one after that.
  var substitution: Substitution?
  var nextSubstitution: Substitution?
  /// When the blank before the cursor was typed, if it was typed by the last key.
  var lastBlank: Instant?
  /// The character before the cursor is a blank that nobody typed.
  var hasSoftBlank = false
  var isCapitalRefused = false
  /// Something else than a blank was typed since the plane is shown.
  private(set) var hasTypedOnPlane = false
  /// What stands before the cursor as far as the composition has told, and how many commands it has not told of yet.
  private var composed: TextWindow
  private var uncomposed = 0

  /// Nothing is known of the text yet.
  public init(_ settings: EditingSettings) {
    self.settings = settings
    composed = .unknown
  }

  // MARK: - Keys

  /// A key, a flick or a choice types a text.
  /// - Returns: what the field is to do; nil where the blank that is typed stands there already.
  public mutating func insert(_ text: String, at time: Instant) -> KeyCommand? {
    returnsToLetters = leavesNumbers(text)
    hasTypedOnPlane = hasTypedOnPlane || text != " "
    hasUndone = false
    if text != " " { isCapitalRefused = false }
    if text == " " { return insertBlank(at: time) }
    lastBlank = nil
    if let command = substitute(text, at: time) { return command }
    dropSubstitutions()
    let command = KeyCommand.insert(text)
    apply(command, at: time)
    return command
  }

  /// The delete key, and each of its repeats.
  public mutating func deleteBackward(at time: Instant) -> KeyCommand {
    let undone = substitution
    let next = nextSubstitution
    recompute()
    guard let undone else {
      apply(.deleteBackward, at: time)
      return .deleteBackward
    }
    substitution = next
    hasUndone = next == nil && undone.kind != .blank
    apply(undone.undo, at: time)
    return undone.undo
  }

  /// A repeat of the delete key that removes a word.
  public mutating func deleteWord(at time: Instant) -> KeyCommand {
    recompute()
    apply(.deleteWordBackward, at: time)
    return .deleteWordBackward
  }

  /// The keyboard does something that no rule has a say in: a further tap of a multi-tap key, a return key, an arrow key, a
  /// chord.
  public mutating func note(_ command: KeyCommand, at time: Instant) {
    recompute()
    if command == .returnKey { returnsToLetters = settings.isMultiline && settings.returnsToLetters }
    apply(command, at: time)
  }

  /// A key that types nothing comes between: two blanks around it do not belong together.
  public mutating func keyBetween() {
    lastBlank = nil
  }

  /// The cursor moves over characters, forwards where the number is positive.
  public mutating func moved(by characters: Int, at time: Instant) {
    recompute()
    context.move(by: characters, at: time)
    composed = context.before
  }

  // MARK: - Capitals and planes

  /// The next letter is a capital by itself.
  public var wantsCapital: Bool {
    settings.hasCase && !isCapitalRefused
      && AutoCapitals.wantsCapital(settings.autocapitalization, after: context.before)
  }

  /// The person switches the capital that is offered off: it stays off until the text asks for another one.
  public mutating func refuseCapital() {
    isCapitalRefused = true
  }

  /// Another plane is shown.
  public mutating func planeShown() {
    hasTypedOnPlane = false
    returnsToLetters = false
  }

  // MARK: - The field

  /// The field has gained the focus, and its text is known.
  /// - Parameter isWhole: `before` begins where the field does.
  public mutating func focus(before: String, after: String = "", isWhole: Bool = true) {
    forget()
    if settings.isSecret { return }
    context = TextContext(before: before, after: after, isWhole: isWhole)
    composed = context.before
  }

  /// What the field says of its text now.
  /// - Parameter isWhole: `before` begins where the field does.
  /// - Returns: whether that is what was known; where it may be another text, nothing that was typed is taken back or
  ///   replaced.
  @discardableResult
  public mutating func told(
    before: String, after: String, isWhole: Bool = true, at time: Instant
  ) -> TextContext.Told {
    if settings.isSecret { return .confirmed }
    let told = context.told(before: before, after: after, isWhole: isWhole, at: time)
    switch told {
    case .lagging: return told
    case .unclear:
      dropSubstitutions()
      return told
    case .confirmed: break
    case .parted: recompute()
    }
    composed = context.before
    uncomposed = 0
    return told
  }

  /// What a composition made of a command of this editor; told for each of them, in order. Without a composition nothing is
  /// to be told.
  public mutating func composed(_ command: KeyCommand, as actual: KeyCommand) {
    guard settings.isComposed, !settings.isSecret, Self.isOfText(command) else { return }
    uncomposed = max(0, uncomposed - 1)
    switch actual {
    case .insert(let text): composed.append(text)
    case .replace(let count, let text):
      composed.deleteCharacters(count)
      composed.append(text)
    case .deleteBackward: composed.deleteCharacters(1)
    case .deleteWordBackward, .returnKey, .keystroke, .chord:
      // These end a composition and are what they are.
      if uncomposed == 0 { composed = context.before } else { composed.forget() }
    case .hide, .nextKeyboard, .keyboard, .emoji, .search, .choose: break
    }
    if uncomposed > 0 || composed.isSame(as: context.before) { return }
    dropSubstitutions()
    context.correct(composed)
  }

  /// The text is another one, or the cursor stands elsewhere, and nobody knows where.
  public mutating func forget() {
    recompute()
    context.forget()
    composed = .unknown
    uncomposed = 0
  }

  /// The same field is typed into with another keyboard now: what is known of its text stays known, what could be taken
  /// back does not.
  public mutating func takeOver(_ other: TextEditor) {
    forget()
    if settings.isSecret { return }
    context = other.context
    composed = context.before
  }

  // MARK: - Within

  /// Nothing is pending: what was put in place of what was typed stays.
  mutating func dropSubstitutions() {
    substitution = nil
    nextSubstitution = nil
    lastBlank = nil
    hasSoftBlank = false
  }

  /// The text changes by other means than typing: what the last keys said is void.
  mutating func recompute() {
    dropSubstitutions()
    isCapitalRefused = false
    hasUndone = false
    returnsToLetters = false
  }

  /// Whether a command changes the text or moves the cursor.
  private static func isOfText(_ command: KeyCommand) -> Bool {
    switch command {
    case .insert, .replace, .deleteBackward, .deleteWordBackward, .returnKey, .keystroke, .chord: true
    case .hide, .nextKeyboard, .keyboard, .emoji, .search, .choose: false
    }
  }

  /// What a text is updated by: every command that is carried out.
  mutating func apply(_ command: KeyCommand, at time: Instant) {
    guard Self.isOfText(command) else { return }
    if settings.isSecret { return }
    if settings.isComposed { uncomposed += 1 }
    switch command {
    case .insert(let text): context.insert(text, at: time)
    case .replace(let count, let text): context.replace(characters: count, with: text, at: time)
    case .deleteBackward: context.delete(characters: 1, at: time)
    case .deleteWordBackward: context.deleteWord(at: time)
    case .returnKey:
      if settings.isMultiline { context.insert("\n", at: time) } else { context.forget() }
    case .keystroke(let code, let modifiers):
      switch (code, modifiers) {
      case (KeyCode.backspace, .control): context.deleteWord(at: time)
      case (KeyCode.left, []): context.move(by: -1, at: time)
      case (KeyCode.right, []): context.move(by: 1, at: time)
      case (KeyCode.delete, []): context.deleteForward(at: time)
      default: context.forget()
      }
    case .chord: context.forget()
    case .hide, .nextKeyboard, .keyboard, .emoji, .search, .choose: break
    }
  }
}
