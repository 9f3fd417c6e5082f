extension Keyboard {
  /// The finger has held its key: what it offers opens.
  mutating func hold(_ index: Int) {
    let finger = fingers[index]
    let placed = plan.planes[finger.plane].keys[finger.key]
    if movesCursor(placed.key) {
      fingers[index].state = .movingCursor(from: finger.point, hasMoved: false)
      return
    }
    fingers[index].state = .choosing
    let unit = plan.geometry.rowPitch
    if placed.key.role == .globe {
      var picture = PopupPlan.menu(menu.names + [menu.emoji].compactMap(\.self), over: placed.cap, in: plan.geometry)
      picture.selected = menu.current < menu.names.count ? menu.current : nil
      var choices = menu.names.indices.map(OpenPopup.Choice.language)
      if menu.emoji != nil { choices.append(.emoji) }
      popup = OpenPopup(
        contact: finger.contact, choices: choices, picture: picture, start: finger.point, unit: unit)
      return
    }
    let key = placed.key
    let labels = key.longPress.map { finger.isShifted ? $0.shiftedLabel : $0.label }
    var picture = PopupPlan.alternates(
      [finger.isShifted ? key.shiftedLabel : key.label] + labels, over: placed.cap, in: plan.geometry)
    picture.selected = key.longPressDefault.map { $0 + 1 } ?? 0
    popup = OpenPopup(
      contact: finger.contact, choices: [.base] + key.longPress.map(OpenPopup.Choice.option), picture: picture,
      start: finger.point, unit: unit)
  }

  /// Shows where the flicks of a key lead, as soon as it is touched.
  mutating func openPetals(of placed: PlacedKey, _ finger: FingerMachine) {
    let key = placed.key
    let flicks = key.flicks.map { flick in
      (directions: flick.directions, label: finger.isShifted ? flick.option.shiftedLabel : flick.option.label)
    }
    popup = OpenPopup(
      contact: finger.contact, choices: [.base] + key.flicks.map { OpenPopup.Choice.option($0.option) },
      picture: PopupPlan.petals(
        finger.isShifted ? key.shiftedLabel : key.label, flicks, around: placed.cap, in: plan.geometry),
      start: finger.point, unit: plan.geometry.rowPitch)
  }

  /// Does what was chosen in a pop-up.
  mutating func commit(
    _ choice: OpenPopup.Choice, _ finger: FingerMachine, at time: Instant, into effects: inout Effects
  ) {
    let key = plan.planes[finger.plane].keys[finger.key].key
    switch choice {
    // Typed when it was touched, it stands there already.
    case .base: if finger.typed == 0 { commit(finger, at: time, into: &effects) }
    case .option(let option): commit(option, of: key, finger, at: time, into: &effects)
    case .language(let number):
      effects.actions.append(KeyAction(time: time, key: key.id, command: .keyboard(number)))
    case .emoji:
      effects.actions.append(KeyAction(time: time, key: key.id, command: .emoji))
    }
  }
}
