extension Keyboard {
  mutating func began(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    if beganInBar(touch, at: time, into: &effects) { return }
    guard fingers.count + bar.fingers.count < Self.maximumFingers, plan.planes[plane].key(at: touch.point) != nil
    else { return }
    commitOthers(at: time, into: &effects)
    // What the others typed may have led to another plane.
    guard let index = key(meantBy: touch) else { return }
    let placed = plan.planes[plane].keys[index]
    if placed.key.role != .shift { shift.keyTouched(at: time) }
    var finger = FingerMachine(touch, at: time, on: index, plane: plane, placed: placed, shift: shiftOfNextKey)
    if placed.key.role != .blank {
      effects.needsDisplay = true
      // What a secret is made of must not be heard.
      effects.click = traits.isSecure ? .letter : KeyClick(placed.key.role)
    }
    press(placed, &finger, at: time, into: &effects)
    fingers.append(finger)
  }

  /// A capital of the text's own accord is for text: Ctrl and C stay Ctrl and C.
  var shiftOfNextKey: ShiftMachine.State {
    switch shift.state {
    case .automatic: modifiers.held.isEmpty ? .automatic : .off
    case .off, .on, .locked: shift.state
    }
  }

  /// What a key does when it is touched, and what it waits for then.
  mutating func press(
    _ placed: PlacedKey, _ finger: inout FingerMachine, at time: Instant, into effects: inout Effects
  ) {
    let key = placed.key
    guard isEnabled(placed) else { return }
    finger.repeatedWith = modifiers.held
    if key.repeats, act(finger, at: time, into: &effects) {
      // The next key is another finger's.
      modifiers.used()
      let end = time + timing.repeatLimit
      finger.state = .repeating(
        next: settings.repeats ? time + timing.repeatDelay : end + Interval(microseconds: 1), end: end)
      return
    }
    switch key.role {
    case .character, .space, .separator:
      let opens: Instant? = hasMore(key) ? time + timing.longPress : nil
      if typesOnTouch(key) {
        let before = effects.actions.count
        commit(finger, at: time, into: &effects)
        if effects.actions.count > before { finger.typed = effects.lastTyped }
        finger.state = .typed(until: finger.typed > 0 ? opens : nil)
      } else {
        finger.state = opens.map { .waiting(until: $0) } ?? .pressed
        // What stands around a key of a secret would tell which key it is.
        if key.flicks.count > 1 && !traits.isSecure { openPetals(of: placed, finger) }
      }
    case .globe:
      finger.state = menu.isUseful ? .waiting(until: time + timing.longPress) : .pressed
    case .emoji, .hide, .modifier, .search, .keystroke, .return:
      finger.state = .pressed
    case .shift:
      multiTap = nil
      editor.keyBetween()
      shift.press(at: time)
      // Whoever switches capitals off means it, whatever the text asks for.
      if !shift.isOn { editor.refuseCapital() }
      finger.state = .holdingShift
    case .plane:
      editor.keyBetween()
      guard let target = placed.plane else { return }
      if target != plane { finger.state = .switching(back: plane) }
      show(plane: target)
    case .delete, .blank:
      break
    }
  }

  /// A key shows more when it is held.
  private func hasMore(_ key: LayoutKey) -> Bool {
    showsAlternates(key) || movesCursor(key)
  }

  /// A pop-up opens over the key when it is held; over one of a secret it would tell which key it is.
  func showsAlternates(_ key: LayoutKey) -> Bool {
    !key.longPress.isEmpty && (!traits.isSecure || settings.secureAlternates)
  }

  /// The space bar moves the cursor when it is held, unless its layout has something else for that.
  func movesCursor(_ key: LayoutKey) -> Bool {
    settings.movesCursor && key.role == .space && key.longPress.isEmpty
  }

  /// A key types when the finger comes down.
  private func typesOnTouch(_ key: LayoutKey) -> Bool {
    guard explorer == nil, key.flicks.isEmpty, !movesCursor(key) else { return false }
    return switch settings.commit {
    case .release: false
    case .touchDown: true
    case .padsOnTouchDown: plan.kind == .pad
    }
  }

  mutating func moved(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    if movedInBar(touch, into: &effects) { return }
    guard let index = fingers.firstIndex(where: { $0.contact == touch.id }) else { return }
    fingers[index].point = touch.point
    if touch.isResting { return rest(index, into: &effects) }
    switch fingers[index].state {
    case .spent: return
    case .choosing:
      if popup?.follow(touch.point) == true { effects.needsDisplay = true }
      return
    case .movingCursor(let from, let hasMoved):
      return moveCursor(index, from: from, hasMoved: hasMoved, at: time, into: &effects)
    case .switching(let back):
      if isNear(touch.point, fingers[index]) { return }
      return slide(index, back: back, into: &effects)
    case .sliding(let back, let isOnKey):
      if isOnKey && isNear(touch.point, fingers[index]) { return }
      return slide(index, back: back, into: &effects)
    case .pressed, .waiting:
      if follow(touch.point, index, into: &effects) { return }
    case .typed, .repeating, .holdingShift: break
    }
    if isNear(touch.point, fingers[index]) { return }
    if !pressNeighbour(index, at: time) { letGo(index, at: time) }
    effects.needsDisplay = true
  }

  mutating func ended(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    if endedInBar(touch, at: time, into: &effects) { return }
    moved(touch, at: time, into: &effects)
    guard let index = fingers.firstIndex(where: { $0.contact == touch.id }) else { return }
    finish(index, at: time, into: &effects)
    letGo(index, at: time)
    fingers.remove(at: index)
    effects.needsDisplay = true
  }

  mutating func cancelled(_ contact: UInt32, into effects: inout Effects) {
    if cancelledInBar(contact, into: &effects) { return }
    guard let index = fingers.firstIndex(where: { $0.contact == contact }) else { return }
    if case .sliding(let back, _) = fingers[index].state { show(plane: back) }
    letGo(index)
    fingers.remove(at: index)
    effects.needsDisplay = true
  }

  /// The finger has rested at the edge of the screen for so long that it is the hand's that holds it: it types nothing,
  /// unless what it does is done by holding.
  private mutating func rest(_ index: Int, into effects: inout Effects) {
    let finger = fingers[index]
    switch finger.state {
    case .repeating, .holdingShift, .spent: return
    // It may move the cursor still, but it is no slow blank.
    case .movingCursor(let from, _):
      fingers[index].state = .movingCursor(from: from, hasMoved: true)
      return
    case .choosing:
      // The list of keyboards is read before one is chosen.
      let isList = plan.planes[finger.plane].keys[finger.key].key.role == .globe
      if isList || popup?.hasMoved == true { return }
    case .pressed, .waiting: if finger.path.count > 0 { return }
    case .sliding(let back, _): show(plane: back)
    case .typed, .switching: break
    }
    letGo(index)
    effects.needsDisplay = true
  }

  /// A second finger types what the first one holds, so that fast typing keeps its order and loses nothing, however long
  /// that one has been there: a key that was touched was meant, and a hand that only rests is the palm filter's matter.
  mutating func commitOthers(at time: Instant, into effects: inout Effects) {
    commitBar(at: time, into: &effects)
    for index in fingers.indices {
      switch fingers[index].state {
      case .pressed, .waiting, .choosing, .movingCursor, .sliding:
        finish(index, at: time, into: &effects)
        letGo(index)
        effects.needsDisplay = true
      // Whatever it has deleted: who goes on typing does not hold it any more.
      case .repeating:
        letGo(index)
        effects.needsDisplay = true
      // What stands before the cursor next is no longer what this finger typed.
      case .typed: fingers[index].state = .typed(until: nil)
      // The plane key was tapped; where its finger goes now means nothing.
      case .switching: fingers[index].state = .spent
      case .holdingShift, .spent: break
      }
    }
  }

  /// Does what leaving the key does.
  private mutating func finish(_ index: Int, at time: Instant, into effects: inout Effects) {
    let finger = fingers[index]
    switch finger.state {
    case .pressed, .waiting:
      let key = plan.planes[finger.plane].keys[finger.key].key
      if let flick = finger.path.match(key.flicks) {
        commit(key.flicks[flick].option, of: key, finger, at: time, into: &effects)
      } else {
        learn(from: finger)
        commit(finger, at: time, into: &effects)
      }
    case .choosing:
      if let choice = popup?.selected { commit(choice, finger, at: time, into: &effects) }
    // Held without moving the cursor it was a slow blank.
    case .movingCursor(_, let hasMoved): if !hasMoved { commit(finger, at: time, into: &effects) }
    case .sliding(let back, let isOnKey): finishSlide(finger, back: back, isOnKey: isOnKey, at: time, into: &effects)
    case .typed: learn(from: finger)
    case .repeating, .holdingShift, .switching, .spent: break
    }
  }

  /// Ends what the finger holds without typing.
  /// - Parameter time: when it left; nil: it did not, it was lost.
  mutating func letGo(_ index: Int, at time: Instant? = nil) {
    switch fingers[index].state {
    case .holdingShift:
      if shift.release(at: time) {
        for other in fingers.indices where fingers[other].isPressing { fingers[other].lower() }
      }
      followText()
    case .pressed, .waiting, .typed, .repeating, .choosing, .movingCursor, .switching, .sliding, .spent: break
    }
    if popup?.contact == fingers[index].contact { popup = nil }
    fingers[index].state = .spent
  }

  /// Takes the finger's way for a flick, where its key has any.
  /// - Returns: whether it has; such a finger may leave its key.
  private mutating func follow(_ point: KeyPoint, _ index: Int, into effects: inout Effects) -> Bool {
    let finger = fingers[index]
    let key = plan.planes[finger.plane].keys[finger.key].key
    guard !key.flicks.isEmpty else { return false }
    let threshold = max(4, plan.geometry.rowPitch / 3)
    if fingers[index].path.follow(point, flicks: key.flicks, threshold: threshold) {
      // A finger that goes somewhere does not hold its key.
      if fingers[index].path.count > 0 { fingers[index].state = .pressed }
      if popup?.contact == finger.contact {
        _ = popup?.select(fingers[index].path.match(key.flicks).map { $0 + 1 } ?? 0)
      }
      effects.needsDisplay = true
    }
    return fingers[index].path.count > 0 || key.flicks.count > 1
  }

  mutating func show(plane target: Int) {
    if target == plane { return }
    plane = target
    multiTap = nil
    shift.planeChanged()
    editor.planeShown()
    followText()
  }

  // MARK: - Time

  /// Repeats and long presses up to `time`; a release at the same moment comes first, so that delete never runs on.
  mutating func doWhatIsDue(before time: Instant, into effects: inout Effects) {
    while let next = fingerDeadline, next < time {
      for index in fingers.indices {
        switch fingers[index].state {
        case .waiting(next), .typed(next):
          hold(index)
          effects.needsDisplay = true
        case .repeating(next, let end):
          if next > end {
            letGo(index)
            effects.needsDisplay = true
            continue
          }
          _ = act(fingers[index], at: next, into: &effects)
          fingers[index].state = .repeating(next: next + timing.repeatInterval, end: end)
        case .pressed, .waiting, .typed, .choosing, .repeating, .holdingShift, .movingCursor, .switching, .sliding,
          .spent:
          continue
        }
      }
    }
  }
}
