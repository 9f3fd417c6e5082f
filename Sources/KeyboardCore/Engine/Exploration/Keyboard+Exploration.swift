/// Keys that are spoken: what fingers do before, and so that, they type.
extension Keyboard {
  /// Takes the fingers' changes of one frame, as `handle` does.
  mutating func explore(_ frame: KeyTouchFrame, into effects: inout Effects) {
    exploreDue(before: frame.time, into: &effects)
    for touch in frame.touches {
      switch touch.phase {
      case .began: exploringBegan(touch, at: frame.time, into: &effects)
      case .moved: exploringMoved(touch, at: frame.time, into: &effects)
      case .ended: exploringEnded(touch, at: frame.time, into: &effects)
      case .cancelled: exploringCancelled(touch.id, into: &effects)
      }
    }
  }

  /// Does what is due before a time.
  mutating func exploreDue(before time: Instant, into effects: inout Effects) {
    observe(into: &effects) { keyboard, effects in keyboard.doWhatIsDue(before: time, into: &effects) }
    if let due = explorer?.deadline, due < time { open(at: due, into: &effects) }
  }

  // MARK: - The finger

  private mutating func exploringBegan(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    guard let explorer else { return }
    switch explorer.finger?.stage {
    case .typing: return
    case .exploring:
      // Of two fingers the second types what the first is on: fast typing keeps its order and loses nothing.
      type(explorer.finger?.spot, as: touch, at: time, into: &effects)
      switch explorer.settings.typing {
      case .doubleTap: return
      case .lift: break
      }
    case .spent, nil: break
    }
    let spot = spot(at: touch.point)
    let opens = opening(of: spot, from: time)
    self.explorer?.finger = TouchExplorer.Finger(
      contact: touch.id, point: touch.point, spot: spot, stage: .exploring(opens: opens))
    effects.needsDisplay = true
    if isSecondTap(on: touch.point, at: time) {
      self.explorer?.finger?.spot = explorer.left?.spot
      observe(explorer.left?.spot, into: &effects) { keyboard, effects in
        keyboard.handOver(touch, at: time, into: &effects)
      }
    } else {
      say(spot, into: &effects)
    }
    self.explorer?.left = nil
  }

  private mutating func exploringMoved(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    guard let finger = explorer?.finger, finger.contact == touch.id else { return }
    explorer?.finger?.point = touch.point
    switch finger.stage {
    case .spent: return
    case .typing:
      observe(into: &effects) { keyboard, effects in
        keyboard.moved(keyboard.translated(touch), at: time, into: &effects)
      }
    case .exploring:
      if touch.isResting {
        explorer?.finger?.stage = .spent
        effects.needsDisplay = true
        return
      }
      let spot = spot(at: touch.point, from: finger.spot)
      guard spot != finger.spot else { return }
      let opens = opening(of: spot, from: time)
      explorer?.finger?.spot = spot
      explorer?.finger?.stage = .exploring(opens: opens)
      effects.needsDisplay = true
      say(spot, into: &effects)
    }
  }

  private mutating func exploringEnded(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    let heard = explorer?.finger?.spot
    exploringMoved(touch, at: time, into: &effects)
    guard let finger = explorer?.finger, finger.contact == touch.id else { return }
    effects.needsDisplay = true
    let last = translated(touch)
    explorer?.finger = nil
    switch finger.stage {
    case .spent: return
    case .typing:
      let first = effects.actions.count
      observe(into: &effects) { keyboard, effects in keyboard.ended(last, at: time, into: &effects) }
      echo(from: first, into: &effects)
    case .exploring:
      switch explorer?.settings.typing {
      // What was not said before the finger left was not meant.
      case .lift: if finger.spot == heard { type(heard, as: touch, at: time, into: &effects) }
      case .doubleTap: break
      case nil: return
      }
    }
    explorer?.left = finger.spot.map { ($0, time) }
  }

  private mutating func exploringCancelled(_ contact: UInt32, into effects: inout Effects) {
    guard explorer?.finger?.contact == contact else { return }
    explorer?.forget()
    cancelled(contact, into: &effects)
    effects.needsDisplay = true
  }

  // MARK: - Where it is

  /// What is at a point; a finger that is on something stays on it a little beyond its edge, so that it does not tremble
  /// between two.
  private func spot(at point: KeyPoint, from current: TouchExplorer.Spot? = nil) -> TouchExplorer.Spot? {
    if let current, area(of: current)?.outset(by: plan.geometry.rowPitch / 8).contains(point) == true {
      return current
    }
    if let item = bar.cells.firstIndex(where: { $0.contains(point) }) { return .item(item) }
    guard let key = plan.planes[plane].key(at: point), plan.planes[plane].keys[key].key.role != .blank else {
      return nil
    }
    return .key(key, plane: plane)
  }

  private func area(of spot: TouchExplorer.Spot) -> KeyRect? {
    switch spot {
    case .key(let key, let plane): plane == self.plane ? plan.planes[plane].keys[key].cell : nil
    case .item(let item): bar.cells.indices.contains(item) ? bar.cells[item] : nil
    }
  }

  /// The touch is on what was left last, a moment ago.
  private func isSecondTap(on point: KeyPoint, at time: Instant) -> Bool {
    guard let explorer, explorer.settings.typing == .doubleTap, let left = explorer.left,
      time - left.time <= explorer.settings.secondTap
    else { return false }
    return area(of: left.spot)?.outset(by: plan.geometry.rowPitch / 8).contains(point) == true
  }

  /// When a finger that stays there opens what the key has; nil: it has nothing, or a second tap opens it.
  private func opening(of spot: TouchExplorer.Spot?, from time: Instant) -> Instant? {
    guard let explorer, explorer.settings.typing == .lift, case .key(let key, let plane) = spot else { return nil }
    let placed = plan.planes[plane].keys[key]
    guard isEnabled(placed) else { return nil }
    let opens =
      switch placed.key.role {
      case .globe: menu.isUseful
      case .character, .separator: !traits.isSecure && !placed.key.flicks.isEmpty || showsAlternates(placed.key)
      case .space: showsAlternates(placed.key)
      case .shift, .delete, .return, .plane, .emoji, .hide, .blank, .keystroke, .modifier, .search: false
      }
    return opens ? time + explorer.settings.hold : nil
  }

  // MARK: - Typing

  /// Presses and releases what was spoken.
  private mutating func type(
    _ spot: TouchExplorer.Spot?, as touch: KeyTouch, at time: Instant, into effects: inout Effects
  ) {
    guard let spot, let area = area(of: spot) else { return }
    var press = KeyTouch(id: touch.id, phase: .began, point: area.centre)
    let first = effects.actions.count
    observe(spot, into: &effects) { keyboard, effects in
      keyboard.began(press, at: time, into: &effects)
      press.phase = .ended
      keyboard.ended(press, at: time, into: &effects)
    }
    echo(from: first, into: &effects)
  }

  /// The keyboard follows the finger from now on, as if it had touched the middle of what was spoken.
  private mutating func handOver(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    guard let spot = explorer?.finger?.spot, let area = area(of: spot) else { return }
    let centre = area.centre
    explorer?.finger?.stage = .typing(x: centre.x - touch.point.x, y: centre.y - touch.point.y)
    began(KeyTouch(id: touch.id, phase: .began, point: centre), at: time, into: &effects)
  }

  /// The finger has stayed on a key that has more: that opens.
  private mutating func open(at time: Instant, into effects: inout Effects) {
    guard let finger = explorer?.finger else { return }
    effects.needsDisplay = true
    let touch = KeyTouch(id: finger.contact, phase: .began, point: finger.point)
    observe(into: &effects) { keyboard, effects in
      keyboard.handOver(touch, at: time, into: &effects)
      guard let index = keyboard.fingers.firstIndex(where: { $0.contact == touch.id }) else { return }
      if case .waiting = keyboard.fingers[index].state { keyboard.hold(index) }
    }
  }

  /// A touch where the keyboard takes it to be.
  private func translated(_ touch: KeyTouch) -> KeyTouch {
    guard case .typing(let x, let y)? = explorer?.finger?.stage else { return touch }
    var moved = touch
    moved.point = KeyPoint(x: touch.point.x + x, y: touch.point.y + y)
    return moved
  }
}
