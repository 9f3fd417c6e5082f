import KeyboardCore

/// What stands between a keyboard and its strokes: makes of each command what the layout's composition makes of it.
public struct Composer: ~Copyable {
  private var transforms: TextComposer?
  private var hangul: HangulComposer?

  /// For a keyboard that is shown now; the text before the cursor is not known yet.
  public init(_ composition: Composition = .none) {
    switch composition {
    case .none: break
    case .transforms(let list): transforms = TextComposer(list)
    case .hangul: hangul = HangulComposer()
    }
  }

  /// Whether commands stay what they are.
  public var isIdle: Bool {
    switch hangul {
    case .some: false
    case .none: transforms == nil
    }
  }

  /// What the field is to do instead.
  public mutating func compose(_ command: KeyCommand) -> KeyCommand {
    if isIdle { return command }
    switch command {
    case .insert(let text): return Self.command(insert(text))
    case .deleteBackward: return Self.command(deleteBackward())
    case .replace(let count, let text): return Self.command(replace(count, with: text))
    case .deleteWordBackward, .returnKey, .keystroke, .chord, .hide, .nextKeyboard, .keyboard, .emoji, .search,
      .choose:
      reset()
      return command
    }
  }

  /// The cursor has moved, or the text has changed, and nobody knows what stands there.
  public mutating func reset() {
    transforms?.reset()
    hangul?.reset()
  }

  /// What was composed last has not come into the field, whose text is as it was before it.
  public mutating func takeBack() {
    transforms?.takeBack()
    // libhangul goes back by whole syllables only: the next letter begins one.
    hangul?.reset()
  }

  /// The text before the cursor is another one now.
  /// - Parameter context: all of it or its end.
  public mutating func reset(context: String) {
    transforms?.reset(context: context)
    hangul?.reset()
  }

  /// What a program says of the text before the cursor; where that is what was typed, composing goes on.
  public mutating func follow(context: String) {
    if let transforms, context.hasSuffix(transforms.text), !transforms.text.isEmpty || context.isEmpty { return }
    if let making = hangul?.text, !making.isEmpty, context.hasSuffix(making) { return }
    reset(context: context)
  }

  private mutating func insert(_ text: String) -> TextEdit {
    transforms?.insert(text) ?? hangul?.insert(text) ?? TextEdit(inserts: text)
  }

  private mutating func deleteBackward() -> TextEdit {
    transforms?.deleteBackward() ?? hangul?.deleteBackward() ?? TextEdit(deletes: 1)
  }

  private mutating func replace(_ count: Int, with text: String) -> TextEdit {
    transforms?.replace(characters: count, with: text) ?? hangul?.replace(characters: count, with: text)
      ?? TextEdit(deletes: count, inserts: text)
  }

  private static func command(_ edit: TextEdit) -> KeyCommand {
    if edit.deletes == 0 { return .insert(edit.inserts) }
    if edit.deletes == 1 && edit.inserts.isEmpty { return .deleteBackward }
    return .replace(characters: edit.deletes, with: edit.inserts)
  }
}
