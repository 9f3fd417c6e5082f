import KeyboardCore

extension FormState {
  /// Types text in the place of what is selected in the field that has the focus, as much as fits; line ends become
  /// blanks in one line, and a field with a formatter takes what belongs to a number.
  public mutating func insert(_ text: String, at time: Instant = .zero) {
    guard let focusedPlace else { return }
    put(text, at: focusedPlace)
    let isTyped = showsLastCharacter && text.count == 1 && isHidden(at: focusedPlace)
    lastCharacterEnd = isTyped && !fields[focusedPlace].text.before.isEmpty ? time + timing.lastCharacter : nil
    checkWhileTyping(at: focusedPlace)
  }

  /// Deletes what is selected, else the character before the cursor; false where there is neither.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    guard let place = focusedPlace else { return false }
    lastCharacterEnd = nil
    guard let speller = speller(at: place) else {
      guard fields[place].text.deleteBackward() else { return false }
      checkWhileTyping(at: place)
      return true
    }
    var range = fields[place].draftSelection
    // Behind a grouping mark, a sign of a currency or a blank the digit before it goes.
    if range.isEmpty { range = max(0, range.lowerBound - 1)..<range.lowerBound }
    guard !range.isEmpty else { return false }
    change(range, to: "", at: place, speller)
    checkWhileTyping(at: place)
    return true
  }

  /// Deletes what is selected, else the character behind the cursor; false where there is neither.
  @discardableResult
  public mutating func deleteForward() -> Bool {
    guard let place = focusedPlace else { return false }
    let text = fields[place].text
    if text.selected.isEmpty {
      let position = text.selection.upperBound
      guard position < text.all.count else { return false }
      select(position..<position + 1, of: form.fields[place].id)
    }
    return deleteBackward()
  }

  /// Deletes what is selected, else the word before the cursor, the blanks behind it included; of a field of dots, which
  /// does not tell where words end, and of a number all that stands before the cursor. False where there is nothing.
  @discardableResult
  public mutating func deleteWordBackward() -> Bool {
    guard let place = focusedPlace else { return false }
    let text = fields[place].text
    if speller(at: place) == nil && !isHidden(at: place) {
      lastCharacterEnd = nil
      guard fields[place].text.deleteWordBackward() else { return false }
      checkWhileTyping(at: place)
      return true
    }
    if text.selected.isEmpty { select(0..<text.selection.upperBound, of: form.fields[place].id) }
    return deleteBackward()
  }

  /// Moves the cursor of the field that has the focus by one character, or to an end of its line; away from what is
  /// selected to the end that lies there. Lines up and down are those of a layout: see `placeCursor`.
  public mutating func moveCursor(_ move: CursorMove) {
    guard let place = focusedPlace else { return }
    let text = fields[place].text
    let selection = text.selection
    let all = text.all
    let target: Int
    switch move {
    case .left: target = selection.isEmpty ? selection.lowerBound - 1 : selection.lowerBound
    case .right: target = selection.isEmpty ? selection.upperBound + 1 : selection.upperBound
    case .lineStart:
      let line = all.prefix(selection.lowerBound).reversed().prefix { $0 != "\n" }
      target = selection.lowerBound - line.count
    case .lineEnd: target = selection.upperBound + all.dropFirst(selection.upperBound).prefix { $0 != "\n" }.count
    case .up, .down: return
    }
    moveCursor(of: form.fields[place].id, to: max(0, target))
    guard speller(at: place) != nil else { return }
    // In a number the cursor stands beside digits only.
    let stops = fields[place].stops
    let spot = fields[place].text.selection.lowerBound
    let stop = move == .left ? stops.last { $0 <= spot } : stops.first { $0 >= spot }
    moveCursor(of: form.fields[place].id, to: stop ?? spot)
  }

  /// Puts the cursor of a field behind so many characters, or at the nearer end.
  public mutating func moveCursor(of id: String, to position: Int) {
    select(position..<position, of: id)
  }

  /// Puts the cursor of a field where a finger touched its text.
  /// - Parameter layout: the text as the finger saw it: it stays where it is.
  public mutating func placeCursor(of id: String, at point: KeyPoint, in layout: FieldTextLayout) {
    let place = place(of: id)
    fields[place].anchor = KeyPoint(x: layout.offsetX, y: layout.offsetY)
    moveCursor(of: id, to: layout.character(at: point))
    // In a number the cursor stands beside digits only.
    if speller(at: place) != nil {
      moveCursor(of: id, to: fields[place].stops[fields[place].draftSelection.lowerBound])
    }
  }

  /// Selects characters of a field, as far as there are any; the cursor stands there where none are.
  public mutating func select(_ range: Range<Int>, of id: String) {
    fields[place(of: id)].text.select(range)
    lastCharacterEnd = nil
  }

  /// Selects the word at a field's cursor; everything in a field of dots, which does not tell where words end.
  public mutating func selectWord(of id: String) {
    let place = place(of: id)
    let text = fields[place].text
    select(isHidden(at: place) ? 0..<text.all.count : text.word, of: id)
  }

  /// Empties a field, as its clear button does.
  public mutating func clear(_ id: String) {
    setText(of: id, to: "")
  }

  /// Puts a text into a field as its file does: a number is one of programs, `1234.5`, whatever the locale.
  /// - Returns: false, and the field is empty, where a field for numbers is given none.
  @discardableResult
  public mutating func setText(of id: String, to text: String) -> Bool {
    let place = place(of: id)
    let isTaken = setText(text, at: place)
    if place == focusedPlace { lastCharacterEnd = nil }
    checkWhileTyping(at: place)
    return isTaken
  }

  // MARK: - Clipboard

  /// What is selected in the field that has the focus, for the clipboard; nil where nothing is, and always in a secure
  /// field, revealed or not.
  public func copy() -> String? {
    guard let focusedPlace, !form.fields[focusedPlace].traits.isSecureTextEntry else { return nil }
    let selected = fields[focusedPlace].text.selected
    return selected.isEmpty ? nil : selected
  }

  /// The same, and it is deleted.
  public mutating func cut() -> String? {
    guard let selected = copy() else { return nil }
    deleteBackward()
    return selected
  }

  /// Inserts what the clipboard holds. A number may be spelt as its locale does.
  public mutating func paste(_ text: String) {
    guard let focusedPlace else { return }
    lastCharacterEnd = nil
    put(text, at: focusedPlace)
    checkWhileTyping(at: focusedPlace)
  }

  // MARK: - Numbers

  func speller(at place: Int) -> (any NumberSpeller)? {
    form.fields[place].formatter == nil ? nil : numbers
  }

  /// Ends what is for editing only: numbers get the digits that their style asks for, secrets are hidden.
  mutating func finishEditing() {
    guard let place = focusedPlace else { return }
    lastCharacterEnd = nil
    fields[place].isRevealed = false
    if fields[place].text.selected.isEmpty == false {
      fields[place].text.moveCursor(to: fields[place].text.selection.upperBound)
    }
    guard let speller = speller(at: place), let style = form.fields[place].formatter else { return }
    finishNumber(at: place, speller, style)
  }

  /// Puts a text into a field, the cursor behind it; false, and the field is empty, where a field for numbers gets none.
  @discardableResult
  mutating func setText(_ text: String, at place: Int) -> Bool {
    fields[place].text = FieldText("")
    fields[place].draft = NumberDraft()
    fields[place].stops = [0]
    fields[place].anchor = KeyPoint(x: 0, y: 0)
    guard let speller = speller(at: place), let style = form.fields[place].formatter else {
      put(text, at: place)
      return true
    }
    // A file's numbers are those of programs, `1234.5`, whatever the locale.
    guard let number = NumberDraft(text) ?? speller.number(in: text) else { return text.isEmpty }
    fields[place].draft = number.rounded(to: speller.input(for: style).fractionDigits)
    finishNumber(at: place, speller, style)
    return true
  }

  private mutating func put(_ text: String, at place: Int) {
    if let speller = speller(at: place) {
      change(fields[place].draftSelection, to: text, at: place, speller)
    } else {
      let field = form.fields[place]
      fields[place].text.insert(Self.lines(of: text, in: field), limit: field.maxLength)
    }
  }

  /// Changes a part of a number and spells it anew. The cursor stays behind the digit that it was behind, wherever grouping
  /// marks come and go.
  private mutating func change(_ range: Range<Int>, to text: String, at place: Int, _ speller: any NumberSpeller) {
    guard let style = form.fields[place].formatter else { return }
    var draft = fields[place].draft
    let cursor = draft.replace(range, with: text, taking: speller.input(for: style))
    guard let spelling = speller.spelling(of: draft, in: style), spelling.stops.count == draft.count + 1 else { return }
    if let limit = form.fields[place].maxLength, !text.isEmpty, spelling.text.count > limit { return }
    fields[place].draft = draft
    fields[place].show(spelling, cursor: cursor)
  }

  private mutating func finishNumber(at place: Int, _ speller: any NumberSpeller, _ style: NumberStyle) {
    let draft = fields[place].draft
    guard let spelling = speller.finishedSpelling(of: draft, in: style) else { return }
    // The digits that the style adds belong to the number from now on, so that the cursor knows them.
    var shown = NumberDraft()
    let digits = spelling.text.isEmpty ? "" : draft.finished.padded(to: spelling.stops.count - 1)
    let input = NumberInput(separators: ["."], fractionDigits: NumberDraft.mostDigits)
    _ = shown.replace(0..<0, with: digits, taking: input)
    guard shown.count + 1 == spelling.stops.count else { return }
    fields[place].draft = shown
    fields[place].show(spelling, cursor: shown.count)
  }

  private static func lines(of text: String, in field: FormField) -> String {
    guard !field.isMultiline, text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}
