import KeyboardCore

/// What is seen of secrets, and for how long.
extension FormState {
  /// What is drawn of a field: dots of a secure one, but for a character that is shown for a moment.
  func drawnText(of id: String) -> String {
    let place = place(of: id)
    guard isHidden(at: place) else { return fields[place].text.all }
    let text = fields[place].text
    guard place == focusedPlace, lastCharacterEnd != nil, let last = text.before.last else {
      return Self.dots(text.all.count)
    }
    return Self.dots(text.before.count - 1) + String(last) + Self.dots(text.after.count)
  }

  /// The place of the character that is shown for a moment.
  func shownCharacter(of id: String) -> Int? {
    let place = place(of: id)
    guard isHidden(at: place), place == focusedPlace, lastCharacterEnd != nil else { return nil }
    let count = fields[place].text.before.count
    return count > 0 ? count - 1 : nil
  }

  func isHidden(at place: Int) -> Bool {
    form.fields[place].traits.isSecureTextEntry && !fields[place].isRevealed
  }

  /// A secure field shows its text until it is hidden again or loses the focus.
  public func isRevealed(_ id: String) -> Bool {
    fields[place(of: id)].isRevealed
  }

  /// Shows the text of a secure field, or hides it again; other fields do not change.
  public mutating func toggleRevealed(_ id: String) {
    let place = place(of: id)
    guard form.fields[place].traits.isSecureTextEntry else { return }
    fields[place].isRevealed.toggle()
    lastCharacterEnd = nil
  }

  // MARK: - Time

  /// When something that is shown for a while only is to be hidden.
  public var deadline: Instant? { lastCharacterEnd }

  /// Hides what is due at `time`; whether that is to be seen.
  public mutating func wake(at time: Instant) -> Bool {
    guard let end = lastCharacterEnd, end <= time else { return false }
    lastCharacterEnd = nil
    return true
  }

  /// Shows the whole text of a field beside it, where it does not fit and is no secret; nil: of none.
  public mutating func showFullText(of id: String?) {
    fullText = id.flatMap { isHidden(at: place(of: $0)) ? nil : $0 }
  }
}
