extension TextEditor {
  /// The space key: a blank, a full stop where it is the second, nothing where the blank stands there by itself.
  mutating func insertBlank(at time: Instant) -> KeyCommand? {
    if hasSoftBlank {
      dropSubstitutions()
      lastBlank = time
      return nil
    }
    let first = lastBlank
    dropSubstitutions()
    guard settings.doubleSpace, let first, isInTime(first, time), DoubleSpace.ends(context.before) else {
      lastBlank = time
      apply(.insert(" "), at: time)
      return .insert(" ")
    }
    let stop = settings.marks.fullStop + " "
    let command = KeyCommand.replace(characters: 1, with: stop)
    isCapitalRefused = false
    apply(command, at: time)
    substitution = Substitution(kind: .doubleSpace, removes: stop.count, restores: "  ")
    return command
  }

  /// What comes in place of a mark or a hyphen; nil where it stays what it is.
  mutating func substitute(_ text: String, at time: Instant) -> KeyCommand? {
    if hasSoftBlank, let command = takeBlank(before: text) {
      apply(command, at: time)
      return command
    }
    switch text {
    case "\"" where settings.smartQuotes:
      return put(SmartQuotes.double(after: context.before, settings.marks), inPlaceOf: text, at: time)
    case "'" where settings.smartQuotes:
      return put(SmartQuotes.single(after: context.before, settings.marks), inPlaceOf: text, at: time)
    case "-" where settings.smartDashes:
      return putDash(at: time)
    default: return nil
    }
  }

  private func isInTime(_ first: Instant, _ second: Instant) -> Bool {
    settings.doubleSpaceWindow == .zero || second - first <= settings.doubleSpaceWindow
  }

  private mutating func put(
    _ mark: SmartQuotes.Mark?, inPlaceOf text: String, at time: Instant
  ) -> KeyCommand? {
    guard let mark, mark.text != text else { return nil }
    dropSubstitutions()
    let command =
      mark.takes == 0 ? KeyCommand.insert(mark.text) : .replace(characters: mark.takes, with: mark.text)
    apply(command, at: time)
    substitution = Substitution(
      kind: .quote, removes: mark.text.count, restores: mark.takes == 0 ? text : " " + text)
    hasSoftBlank = mark.endsWithBlank
    return command
  }

  private mutating func putDash(at time: Instant) -> KeyCommand? {
    let isThird = substitution == Self.shortDash && context.before.last == "\u{2013}"
    guard isThird || SmartDashes.joins(context.before) else { return nil }
    dropSubstitutions()
    let command = KeyCommand.replace(characters: 1, with: isThird ? SmartDashes.long : SmartDashes.short)
    apply(command, at: time)
    substitution = isThird ? Substitution(kind: .dash, removes: 1, restores: "---") : Self.shortDash
    return command
  }

  private static var shortDash: Substitution { Substitution(kind: .dash, removes: 1, restores: "--") }

  /// A mark that belongs to the word before it takes the blank away that the keyboard has put there, and puts it behind
  /// itself; an apostrophe goes on with the word.
  private mutating func takeBlank(before text: String) -> KeyCommand? {
    guard settings.smartInsertDelete, context.before.last == " ", let mark = text.unicodeScalars.first,
      text.unicodeScalars.count == 1
    else { return nil }
    if mark == "'" || mark == "’" {
      dropSubstitutions()
      return .replace(characters: 1, with: mark == "'" && settings.smartQuotes ? settings.marks.apostrophe : text)
    }
    guard Self.closesWord(mark) else { return nil }
    dropSubstitutions()
    hasSoftBlank = true
    substitution = Substitution(kind: .blank, removes: 1, restores: "")
    let keepsBlank = settings.marks.spacesBeforeMarks && (mark == ";" || mark == ":" || mark == "!" || mark == "?")
    return keepsBlank ? .insert(text + " ") : .replace(characters: 1, with: text + " ")
  }

  /// Whether a mark stands directly behind a word and has a blank behind it.
  private static func closesWord(_ mark: Unicode.Scalar) -> Bool {
    switch mark {
    case ".", ",", ";", ":", "!", "?", "…", "”", "»", "।", "،", "؛", "؟", "۔", "։", "\u{37E}", "·": true
    default: Sign.isClosingBracket(mark)
    }
  }
}
