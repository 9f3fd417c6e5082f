extension Keyboard {
  /// Types a key's own output, or does what the key is for.
  mutating func commit(_ finger: FingerMachine, at time: Instant, into effects: inout Effects) {
    let placed = plan.planes[finger.plane].keys[finger.key]
    let key = placed.key
    effects.needsDisplay = true
    switch key.role {
    case .character, .space, .separator:
      let text = finger.isShifted ? key.shiftedOutput : key.output
      if !key.multiTap.isEmpty, let next = nextTap(finger, of: key, at: time) {
        let taps = multiTap
        note(.replace(characters: next.replaced.count, with: next.text), key: key.id, at: time, into: &effects)
        multiTap = taps
      } else if !text.isEmpty {
        let isPlain = modifiers.held.isEmpty
        type(text, with: modifiers.held, key: key.id, at: time, into: &effects)
        modifiers.used()
        if isPlain && !key.multiTap.isEmpty {
          multiTap = MultiTap(plane: finger.plane, key: finger.key, isShifted: finger.isShifted, at: time)
        }
      }
      if let target = placed.plane { show(plane: target) }
    case .modifier:
      multiTap = nil
      editor.keyBetween()
      modifiers.tap(key.code, at: time)
    case .return, .hide, .globe, .emoji, .search, .keystroke:
      if key.role == .return { shift.typed() }
      note(command(of: key, with: modifiers.held), key: key.id, at: time, into: &effects)
      if key.role == .keystroke || key.role == .return { modifiers.used() }
    case .shift, .delete, .plane, .blank:
      break
    }
  }

  /// Types one of a key's options, in place of the key's own output where that has been typed already.
  mutating func commit(
    _ option: KeyOption, of key: LayoutKey, _ finger: FingerMachine, at time: Instant, into effects: inout Effects
  ) {
    effects.needsDisplay = true
    let text = finger.isShifted ? option.shiftedOutput : option.output
    if finger.typed > 0 {
      note(.replace(characters: finger.typed, with: text), key: option.id, at: time, into: &effects)
    } else if !text.isEmpty {
      type(text, with: modifiers.held, key: option.id, at: time, into: &effects)
      modifiers.used()
    }
    if let plane = option.plane, let target = plan.plane(plane) { show(plane: target) }
  }

  /// A key that acts when it is touched and again while it is held does so once.
  /// - Returns: whether keys of its role do.
  mutating func act(_ finger: FingerMachine, at time: Instant, into effects: inout Effects) -> Bool {
    let key = plan.planes[finger.plane].keys[finger.key].key
    switch key.role {
    case .character, .space, .separator:
      let text = finger.isShifted ? key.shiftedOutput : key.output
      if !text.isEmpty { type(text, with: finger.repeatedWith, key: key.id, at: time, into: &effects) }
    case .keystroke, .delete:
      let command = command(of: key, with: finger.repeatedWith)
      if command == .deleteBackward {
        delete(words: time - finger.began >= timing.wordDeleteAfter, key: key.id, at: time, into: &effects)
      } else {
        note(command, key: key.id, at: time, into: &effects)
      }
    case .shift, .return, .plane, .globe, .emoji, .hide, .blank, .modifier, .search:
      return false
    }
    return true
  }

  private mutating func nextTap(
    _ finger: FingerMachine, of key: LayoutKey, at time: Instant
  ) -> (replaced: String, text: String)? {
    let timeout = timing.multiTap
    return multiTap?.tapped(plane: finger.plane, key: finger.key, of: key, at: time, within: timeout)
  }

  /// What a key that types no text does. With Ctrl or Alt, delete and return are keys like any other: programs know
  /// them by their codes.
  func command(of key: LayoutKey, with held: KeyModifiers) -> KeyCommand {
    switch key.role {
    case .return: held.isEmpty ? .returnKey : .keystroke(code: returnCode, modifiers: held)
    case .hide: .hide
    case .globe: .nextKeyboard
    case .emoji: .emoji
    case .search: .search
    case .keystroke: .keystroke(code: key.code, modifiers: held)
    case .delete: held.isEmpty ? .deleteBackward : .keystroke(code: KeyCode.backspace, modifiers: held)
    case .character, .space, .separator, .shift, .plane, .blank, .modifier:
      preconditionFailure("a key of role \(key.role.rawValue) has no command of its own")
    }
  }
}

extension Effects {
  /// How many characters the last action has put before the cursor; 0 where it was no plain text.
  var lastTyped: Int {
    switch actions.last?.command {
    case .insert(let text), .replace(_, let text): text.count
    case .deleteBackward, .deleteWordBackward, .returnKey, .hide, .keystroke, .chord, .nextKeyboard, .keyboard, .emoji,
      .search, .choose, nil:
      0
    }
  }
}
