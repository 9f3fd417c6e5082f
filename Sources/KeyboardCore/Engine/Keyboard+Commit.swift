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
        effects.actions.append(
          KeyAction(
            time: time, key: key.id, command: .replace(characters: next.replaced.count, with: next.text)))
      } else if !text.isEmpty {
        let isPlain = modifiers.held.isEmpty
        type(text, key: key.id, at: time, into: &effects)
        if isPlain && !key.multiTap.isEmpty {
          multiTap = MultiTap(plane: finger.plane, key: finger.key, isShifted: finger.isShifted, at: time)
        }
      }
      if let target = placed.plane { show(plane: target) }
    case .modifier:
      multiTap = nil
      modifiers.tap(key.code, at: time)
    case .return, .hide, .globe, .emoji, .search, .keystroke:
      multiTap = nil
      effects.actions.append(KeyAction(time: time, key: key.id, command: command(of: key)))
      if key.role == .return { shift.typed() }
      if key.role == .keystroke || key.role == .return { modifiers.used() }
    case .shift, .delete, .plane, .blank:
      break
    }
  }

  /// Types one of a key's options.
  mutating func commit(
    _ option: KeyOption, of key: LayoutKey, _ finger: FingerMachine, at time: Instant, into effects: inout Effects
  ) {
    effects.needsDisplay = true
    let text = finger.isShifted ? option.shiftedOutput : option.output
    if !text.isEmpty { type(text, key: option.id, at: time, into: &effects) }
    if let plane = option.plane, let target = plan.plane(plane) { show(plane: target) }
  }

  private mutating func type(_ text: String, key: String, at time: Instant, into effects: inout Effects) {
    multiTap = nil
    let held = modifiers.held
    effects.actions.append(
      KeyAction(time: time, key: key, command: held.isEmpty ? .insert(text) : .chord(text, modifiers: held)))
    modifiers.used()
    shift.typed()
  }

  private mutating func nextTap(
    _ finger: FingerMachine, of key: LayoutKey, at time: Instant
  ) -> (replaced: String, text: String)? {
    multiTap?.tapped(plane: finger.plane, key: finger.key, of: key, at: time, within: timing.multiTap)
  }

  /// What a key that types no text does. With Ctrl or Alt, delete and return are keys like any other: programs know
  /// them by their codes.
  func command(of key: LayoutKey) -> KeyCommand {
    let held = modifiers.held
    return switch key.role {
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
