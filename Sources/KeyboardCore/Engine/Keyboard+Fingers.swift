extension Keyboard {
  mutating func began(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    guard fingers.count < Self.maximumFingers, plan.planes[plane].key(at: touch.point) != nil else { return }
    commitOthers(at: time, into: &effects)
    // What the others typed may have led to another plane.
    guard let index = plan.planes[plane].key(at: touch.point) else { return }
    let placed = plan.planes[plane].keys[index]
    var finger = FingerMachine(
      contact: touch.id, state: .spent, plane: plane, key: index, isShifted: shift.isOn,
      path: FlickPath(from: touch.point), point: touch.point)
    if placed.key.role != .blank {
      effects.needsDisplay = true
      effects.click = KeyClick(placed.key.role)
    }
    switch placed.key.role {
    case .character, .space, .separator:
      finger.state = placed.key.longPress.isEmpty ? .pressed : .waiting(until: time + timing.longPress)
      if placed.key.flicks.count > 1 { openPetals(of: placed, finger) }
    case .globe:
      finger.state = menu.isUseful ? .waiting(until: time + timing.longPress) : .pressed
    case .emoji, .hide, .modifier, .search:
      finger.state = .pressed
    case .keystroke:
      if placed.key.repeats {
        multiTap = nil
        effects.actions.append(KeyAction(time: time, key: placed.key.id, command: command(of: placed.key)))
        finger.state = .repeating(next: time + timing.repeatDelay, end: time + timing.repeatLimit)
      } else {
        finger.state = .pressed
      }
    case .return:
      if isEnabled(placed.key) { finger.state = .pressed }
    case .delete:
      multiTap = nil
      effects.actions.append(KeyAction(time: time, key: placed.key.id, command: command(of: placed.key)))
      finger.state = .repeating(next: time + timing.repeatDelay, end: time + timing.repeatLimit)
    case .shift:
      multiTap = nil
      shift.press(at: time)
      finger.state = .holdingShift
    case .plane:
      if let target = placed.plane { show(plane: target) }
    case .blank:
      break
    }
    fingers.append(finger)
  }

  mutating func moved(_ touch: KeyTouch, into effects: inout Effects) {
    guard let index = fingers.firstIndex(where: { $0.contact == touch.id }) else { return }
    fingers[index].point = touch.point
    switch fingers[index].state {
    case .spent: return
    case .choosing:
      if popup?.follow(touch.point) == true { effects.needsDisplay = true }
      return
    case .pressed, .waiting:
      if follow(touch.point, index, into: &effects) { return }
    case .repeating, .holdingShift: break
    }
    if isNear(touch.point, fingers[index]) { return }
    letGo(index)
    effects.needsDisplay = true
  }

  mutating func ended(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    moved(touch, into: &effects)
    guard let index = fingers.firstIndex(where: { $0.contact == touch.id }) else { return }
    finish(index, at: time, into: &effects)
    letGo(index)
    fingers.remove(at: index)
    effects.needsDisplay = true
  }

  mutating func cancelled(_ contact: UInt32, into effects: inout Effects) {
    guard let index = fingers.firstIndex(where: { $0.contact == contact }) else { return }
    letGo(index)
    fingers.remove(at: index)
    effects.needsDisplay = true
  }

  /// A second finger types what the first one holds, so that fast typing keeps its order and loses nothing.
  private mutating func commitOthers(at time: Instant, into effects: inout Effects) {
    for index in fingers.indices {
      switch fingers[index].state {
      case .pressed, .waiting, .choosing:
        finish(index, at: time, into: &effects)
        letGo(index)
        effects.needsDisplay = true
      case .repeating, .holdingShift, .spent: break
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
        commit(finger, at: time, into: &effects)
      }
    case .choosing:
      if let choice = popup?.selected { commit(choice, finger, at: time, into: &effects) }
    case .repeating, .holdingShift, .spent: break
    }
  }

  /// Ends what the finger holds without typing.
  private mutating func letGo(_ index: Int) {
    switch fingers[index].state {
    case .holdingShift: shift.release()
    // Every repeat was typed with the modifiers that the first one was.
    case .repeating: modifiers.used()
    case .pressed, .waiting, .choosing, .spent: break
    }
    if popup?.contact == fingers[index].contact { popup = nil }
    fingers[index].state = .spent
  }

  /// Whether the finger is still on its key: over it, or not further from it than a finger rolls.
  private func isNear(_ point: KeyPoint, _ finger: FingerMachine) -> Bool {
    let slop = plan.geometry.rowPitch * 2 / 5
    return plan.planes[finger.plane].keys[finger.key].cell.outset(by: slop).contains(point)
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
  }

  // MARK: - Time

  /// Repeats and long presses up to `time`; a release at the same moment comes first, so that delete never runs on.
  mutating func doWhatIsDue(before time: Instant, into effects: inout Effects) {
    while let next = deadline, next < time {
      for index in fingers.indices {
        switch fingers[index].state {
        case .waiting(next):
          hold(index)
          effects.needsDisplay = true
        case .repeating(next, let end):
          if next > end {
            letGo(index)
            effects.needsDisplay = true
            continue
          }
          let key = plan.planes[fingers[index].plane].keys[fingers[index].key].key
          effects.actions.append(KeyAction(time: next, key: key.id, command: command(of: key)))
          fingers[index].state = .repeating(next: next + timing.repeatInterval, end: end)
        case .pressed, .waiting, .choosing, .repeating, .holdingShift, .spent: continue
        }
      }
    }
  }
}

extension LayoutKey {
  /// A held key acts again and again: arrows do.
  var repeats: Bool {
    role == .keystroke
      && [KeyCode.left, KeyCode.right, KeyCode.up, KeyCode.down, KeyCode.delete].contains(code)
  }
}
