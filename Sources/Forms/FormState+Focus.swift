import KeyboardCore

extension FormState {
  /// The id of the field that is typed into.
  public var focused: String? {
    focusedPlace.map { form.fields[$0].id }
  }

  /// Gives the focus to a field. False, and the focus stays where it is, where the form has none of that id, or where the
  /// field that has the focus must be mended first.
  @discardableResult
  public mutating func focus(_ id: String) -> Bool {
    guard let place = knownPlace(of: id) else { return false }
    return focus(at: place)
  }

  /// Takes the focus away, whatever the field says to it.
  public mutating func blur() {
    _ = leave()
    focusedPlace = nil
  }

  /// Tab: the next field in reading order, the first after the last; the id of the one that has the focus then.
  @discardableResult
  public mutating func focusNext() -> String? {
    moveFocus(by: 1, from: -1)
  }

  /// Tab backwards: the field before, the last before the first; the id of the one that has the focus then.
  @discardableResult
  public mutating func focusPrevious() -> String? {
    moveFocus(by: -1, from: form.fields.count)
  }

  private mutating func moveFocus(by step: Int, from outside: Int) -> String? {
    guard !form.fields.isEmpty else { return nil }
    let count = form.fields.count
    _ = focus(at: ((focusedPlace ?? outside) + step + count) % count)
    return focused
  }

  mutating func focus(at place: Int) -> Bool {
    if place == focusedPlace { return true }
    guard leave() else { return false }
    focusedPlace = place
    return true
  }

  /// Presses return in the field that has the focus.
  ///
  /// A view gets a new line. In one line, next goes to the next field and so does the default key, but for that of a
  /// search field; every other key submits the form, and so does the last field.
  public mutating func returnPressed(at time: Instant = .zero) -> FormOutcome {
    guard let focusedPlace else { return submit() }
    let field = form.fields[focusedPlace]
    if field.isMultiline {
      insert("\n", at: time)
      return .newline
    }
    guard Self.goesOn(field), focusedPlace + 1 < form.fields.count else {
      // Who searches sends the search, not the form that it may stand in.
      return field.kind == .search ? submit(focusedPlace..<focusedPlace + 1) : submit()
    }
    let next = form.fields[focusedPlace + 1].id
    return focus(at: focusedPlace + 1) ? .movedTo(next) : .refused(field.id)
  }

  /// Presses Tab in the field that has the focus: what its return key says leads on does so, and beyond the last field
  /// sends the form; from any other field it goes to the next one, as programs have it.
  public mutating func tabPressed(at time: Instant = .zero) -> FormOutcome {
    guard let focusedPlace else { return submit() }
    let field = form.fields[focusedPlace]
    if !field.isMultiline, Self.goesOn(field) { return returnPressed(at: time) }
    let id = field.id
    return focusNext().map { $0 == id && form.fields.count > 1 ? .refused(id) : .movedTo($0) } ?? .refused(id)
  }

  /// Presses Tab and Shift there: the field before.
  public mutating func backTabPressed() -> FormOutcome {
    let before = focused
    guard let now = focusPrevious() else { return submit() }
    return now == before && form.fields.count > 1 ? .refused(now) : .movedTo(now)
  }

  private static func goesOn(_ field: FormField) -> Bool {
    switch field.traits.returnKeyType {
    case .next: true
    case .default: field.kind != .search
    case .go, .google, .join, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue: false
    }
  }
}
