/// What is said of keys, and of what they have done.
extension Keyboard {
  /// What a finger is on.
  mutating func say(_ spot: TouchExplorer.Spot?, into effects: inout Effects) {
    switch spot {
    case .key(let key, let plane):
      let placed = plan.planes[plane].keys[key]
      effects.announcements.append(.key(spoken(placed), isEnabled: isEnabled(placed)))
    case .item(let item): effects.announcements.append(.item(bar.items[item]))
    case nil: break
    }
  }

  /// The bar offers something else. That is said where there was nothing before: nobody wants to hear of every change
  /// while a word is typed. What a finger has heard of and is gone is not chosen.
  mutating func sayOffers(insteadOf before: [BarItem], into effects: inout Effects) {
    if before.isEmpty, !bar.items.isEmpty { effects.announcements.append(.offers(bar.items)) }
    func isGone(_ spot: TouchExplorer.Spot?) -> Bool {
      guard case .item(let item) = spot else { return false }
      return !bar.items.indices.contains(item) || !before.indices.contains(item) || bar.items[item] != before[item]
    }
    if isGone(explorer?.finger?.spot) { explorer?.finger?.spot = nil }
    if isGone(explorer?.left?.spot) { explorer?.left = nil }
  }

  /// Other keys stand in the same places: what a finger is on is said again where it is another one.
  mutating func sayAgain(insteadOf before: LayoutPlan, into effects: inout Effects) {
    guard case .key(let key, let plane) = explorer?.spot else { return }
    if plan.planes[plane].keys[key].key != before.planes[plane].keys[key].key { say(explorer?.spot, into: &effects) }
  }

  /// Where a second tap has typed, what it has typed: it was spoken at the first.
  func echo(from first: Int, into effects: inout Effects) {
    guard explorer?.settings.typing == .doubleTap else { return }
    for action in effects.actions.dropFirst(first) where !BarKey.isOne(action.key) {
      switch action.command {
      case .insert(let text), .replace(_, let text), .chord(let text, _):
        effects.announcements.append(.typed(isUnspoken ? .dot : .text(text)))
      case .deleteBackward, .deleteWordBackward, .returnKey, .hide, .keystroke, .nextKeyboard, .keyboard, .emoji,
        .search, .choose:
        break
      }
    }
  }

  /// Does something and says what became of plane, shift, text and pop-up.
  /// - Parameter spot: what does it, and has been said.
  mutating func observe(
    _ spot: TouchExplorer.Spot? = nil, into effects: inout Effects, _ change: (inout Keyboard, inout Effects) -> Void
  ) {
    let leadsToPlane = spot.map(isPlaneKey) ?? false
    let before = (plane: plane, shift: shift.state, popup: popup?.contact, option: popup?.selected)
    let text = editor.context.before
    let first = effects.actions.count
    change(&self, &effects)
    if effects.actions.dropFirst(first).contains(where: \.command.isDeletion), let text = deleted(from: text) {
      effects.announcements.append(.deleted(text))
    }
    if let popup {
      let option = popup.selected.flatMap(spoken)
      if before.popup != popup.contact {
        effects.announcements.append(.options(option))
      } else if before.option != popup.selected, let option {
        effects.announcements.append(.option(option))
      }
    }
    if isUnspoken { return }
    if plane != before.plane {
      if !leadsToPlane { effects.announcements.append(.plane(plan.planes[plane].id)) }
    } else if shift.state != before.shift, effects.actions.count == first {
      effects.announcements.append(.shift(shift.state))
    }
  }

  private func isPlaneKey(_ spot: TouchExplorer.Spot) -> Bool {
    guard case .key(let key, let plane) = spot else { return false }
    return plan.planes[plane].keys[key].key.role == .plane
  }

  /// What is typed is a secret that others might hear.
  private var isUnspoken: Bool { traits.isSecure && explorer?.settings.speaksSecrets != true }

  /// The end of a text that is no longer there; nil where nobody knows.
  private func deleted(from before: TextWindow) -> String? {
    let after = editor.context.before
    guard !isUnspoken, !before.isUnknown, !after.isUnknown, after.count < before.count else { return nil }
    let text = before.text(before.count - after.count)
    return text.isEmpty ? nil : text
  }

  // MARK: - Keys

  private func spoken(_ placed: PlacedKey) -> SpokenKey {
    let key = placed.key
    switch key.role {
    case .character, .space, .separator:
      let text = shift.state.raises(placed) ? key.shiftedOutput : key.output
      return isUnspoken ? .dot : .text(text.isEmpty ? key.label : text)
    case .shift: return isUnspoken ? .dot : .role(.shift)
    case .plane:
      if isUnspoken { return .dot }
      if key.icon == .pageUp { return .previousPage }
      if key.icon == .pageDown { return .nextPage }
      return .plane(placed.plane.map { plan.planes[$0].id } ?? "", label: key.label)
    case .return: return .returnKey(key.label.isEmpty ? traits.returnKeyLabel : key.label)
    case .keystroke, .modifier: return .keystroke(key.code, label: key.label)
    case .delete, .globe, .emoji, .hide, .search, .blank: return .role(key.role)
    }
  }

  private func spoken(_ choice: OpenPopup.Choice) -> SpokenKey? {
    switch choice {
    case .base:
      guard let finger = fingers.first(where: { $0.contact == popup?.contact }) else { return nil }
      let key = plan.planes[finger.plane].keys[finger.key].key
      return isUnspoken ? .dot : .text(finger.isShifted ? key.shiftedOutput : key.output)
    case .option(let option):
      let isShifted = fingers.first { $0.contact == popup?.contact }?.isShifted == true
      return isUnspoken ? .dot : .text(isShifted ? option.shiftedOutput : option.output)
    case .language(let number): return menu.names.indices.contains(number) ? .text(menu.names[number]) : nil
    case .emoji: return .role(.emoji)
    }
  }
}

extension KeyCommand {
  /// It takes away what stands before the cursor, and nothing else.
  fileprivate var isDeletion: Bool {
    switch self {
    case .deleteBackward, .deleteWordBackward: true
    case .insert, .returnKey, .hide, .replace, .keystroke, .chord, .nextKeyboard, .keyboard, .emoji, .search, .choose:
      false
    }
  }
}
