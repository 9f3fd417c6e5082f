import KeyboardCore

extension FormState {
  /// Every required field is filled in: the button that submits may be pressed.
  public var isFilled: Bool {
    form.fields.indices.allSatisfy { !isMissing(at: $0) }
  }

  /// Submits the form, if every field may be. Otherwise each one that may not says how to mend it, and the first of them
  /// in reading order has the focus.
  public mutating func submit() -> FormOutcome {
    submit(form.fields.indices)
  }

  mutating func submit(_ range: Range<Int>) -> FormOutcome {
    finishEditing()
    var first: Int?
    for place in range {
      fields[place].message = isMissing(at: place) ? FieldCheck.missing(in: form.fields[place]) : complaint(at: place)
      if fields[place].message != nil, first == nil { first = place }
    }
    guard let first else { return .submitted }
    focusedPlace = first
    return .refused(form.fields[first].id)
  }

  /// Checks the field that has the focus before it loses it: whether it may.
  mutating func leave() -> Bool {
    guard let focusedPlace else { return true }
    finishEditing()
    switch form.fields[focusedPlace].validation?.when {
    case .onFocusChange, .onChange:
      fields[focusedPlace].message = complaint(at: focusedPlace)
      return true
    case .beforeFocusChange:
      fields[focusedPlace].message = complaint(at: focusedPlace)
      // An empty field holds nobody: who wants to choose nothing may go on.
      return fields[focusedPlace].message == nil
    case .onSubmit, nil:
      return true
    }
  }

  /// After each change: what says so at once is said, what is mended is said no longer.
  mutating func checkWhileTyping(at place: Int) {
    guard fields[place].message != nil || form.fields[place].validation?.when == .onChange else { return }
    fields[place].message = complaint(at: place)
  }

  private func complaint(at place: Int) -> String? {
    guard let validation = form.fields[place].validation else { return nil }
    let rules = form.fields[place].traits.passwordRules
    let check = FieldCheck(kind: validation.kind, passwordRules: rules, numbers: numbers)
    return check.complaint(about: fields[place].text.all).map { validation.message ?? $0 }
  }

  private func isMissing(at place: Int) -> Bool {
    form.fields[place].isRequired && fields[place].text.all.allSatisfy(\.isWhitespace)
  }
}
