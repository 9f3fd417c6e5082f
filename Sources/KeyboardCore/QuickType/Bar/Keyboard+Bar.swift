/// The QuickType bar above the keys: what it offers, and what fingers do there.
extension Keyboard {
  /// Offers something, at most three items, in place of what was offered before. The bar keeps its place when there is
  /// nothing; where the field has none nothing is offered.
  public mutating func offer(_ items: [BarItem], into effects: inout Effects) {
    let before = explorer == nil ? [] : bar.items
    guard bar.offer(takesOffers ? items : []) else { return }
    effects.needsDisplay = true
    if explorer != nil { sayOffers(insteadOf: before, into: &effects) }
  }

  /// Whether a finger holds an item.
  public func isHeld(item: Int) -> Bool {
    explorer?.spot == .item(item) || bar.fingers.contains { $0.item == item }
  }

  /// What is known of the text before and behind the cursor; of a secret nothing is. Allocates.
  public var knownText: (before: String, after: String) {
    let after = String(String.UnicodeScalarView(editor.context.after.text.unicodeScalars.reversed()))
    return (editor.context.before.text, after)
  }

  // MARK: - Fingers

  /// A finger comes down on an item; what other fingers hold is typed first.
  /// - Returns: whether there is one.
  mutating func beganInBar(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) -> Bool {
    guard fingers.count + bar.fingers.count < Self.maximumFingers, bar.item(at: touch.point) != nil
    else { return false }
    commitOthers(at: time, into: &effects)
    multiTap = nil
    editor.keyBetween()
    // Nothing more of an offer is chosen that another finger has just chosen from.
    bar.fingers.append(BarFinger(contact: touch.id, item: bar.item(at: touch.point)))
    effects.needsDisplay = true
    effects.click = traits.isSecure ? .letter : .function
    return true
  }

  /// A finger on the bar moves: off its item it does nothing any more.
  /// - Returns: whether it is one.
  mutating func movedInBar(_ touch: KeyTouch, into effects: inout Effects) -> Bool {
    guard let index = bar.fingers.firstIndex(where: { $0.contact == touch.id }) else { return false }
    guard let item = bar.fingers[index].item else { return true }
    let slop = plan.geometry.rowPitch * 2 / 5
    if touch.isResting || !bar.cells[item].outset(by: slop).contains(touch.point) {
      bar.fingers[index].item = nil
      effects.needsDisplay = true
    }
    return true
  }

  /// It leaves: what it is on is chosen.
  mutating func endedInBar(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) -> Bool {
    guard movedInBar(touch, into: &effects),
      let index = bar.fingers.firstIndex(where: { $0.contact == touch.id })
    else { return false }
    let finger = bar.fingers.remove(at: index)
    if let item = finger.item { choose(item, at: time, into: &effects) }
    return true
  }

  /// It is lost.
  mutating func cancelledInBar(_ contact: UInt32, into effects: inout Effects) -> Bool {
    guard let index = bar.fingers.firstIndex(where: { $0.contact == contact }) else { return false }
    if bar.fingers.remove(at: index).item != nil { effects.needsDisplay = true }
    return true
  }

  /// Chooses what fingers on the bar hold: another one has come down.
  mutating func commitBar(at time: Instant, into effects: inout Effects) {
    for index in bar.fingers.indices {
      guard let item = bar.fingers[index].item else { continue }
      bar.fingers[index].item = nil
      choose(item, at: time, into: &effects)
    }
  }

  // MARK: - What is chosen

  private mutating func choose(_ index: Int, at time: Instant, into effects: inout Effects) {
    effects.needsDisplay = true
    switch bar.choose(index) {
    case .insert(let text, let count):
      let command = editor.insertOffer(text, replacing: count, isProse: traits.isProse, at: time)
      carryOut(command, key: BarKey.item(index), at: time, into: &effects)
    case .request(let number):
      effects.actions.append(KeyAction(time: time, key: BarKey.item(index), command: .choose(number)))
    case .note, nil: break
    }
  }

  /// A value takes the place of the field's whole text: of what was chosen for it, maybe some time ago. One delete takes it
  /// back.
  /// - Parameter standing: how many characters stand before and behind the cursor, where others know it better: of a
  ///   secret the keyboard knows nothing.
  public mutating func fill(
    _ text: String, over standing: (before: Int, after: Int)? = nil, at time: Instant, into effects: inout Effects
  ) {
    effects.needsDisplay = true
    let known = editor.wholeLength
    let after = known?.after ?? standing?.after ?? 0
    for _ in 0..<after {
      let command = KeyCommand.keystroke(code: KeyCode.delete, modifiers: [])
      editor.note(command, at: time)
      effects.actions.append(KeyAction(time: time, key: BarKey.fill, command: command))
    }
    let command = editor.fill(text, replacing: known?.before ?? standing?.before ?? 0, at: time)
    carryOut(command, key: BarKey.fill, at: time, into: &effects)
    // A code comes without a touch; where it is shown, it is no secret.
    if explorer != nil, traits.requested.textContentType == .oneTimeCode, !traits.isSecure {
      effects.announcements.append(.typed(.text(text)))
    }
  }

  /// A key is pressed that whoever fills fields needs: one that leads to the next field.
  public mutating func press(_ command: KeyCommand, at time: Instant, into effects: inout Effects) {
    effects.needsDisplay = true
    note(command, key: BarKey.fill, at: time, into: &effects)
  }

  private mutating func carryOut(
    _ command: KeyCommand?, key: String, at time: Instant, into effects: inout Effects
  ) {
    multiTap = nil
    shift.typed()
    guard let command else { return }
    fieldIsEmpty = false
    bar.follow(command, isComposed: false)
    effects.actions.append(KeyAction(time: time, key: key, command: command))
    followText(into: &effects)
  }
}

extension ResolvedTraits {
  /// What is typed are words after words, so that a blank belongs behind what is chosen: a field that asks for nothing
  /// in particular.
  var isProse: Bool {
    guard requested.textContentType == nil, !isSecure else { return false }
    return switch keyboardType {
    case .default, .asciiCapable, .twitter: true
    case .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .webSearch,
      .asciiCapableNumberPad:
      false
    }
  }
}
