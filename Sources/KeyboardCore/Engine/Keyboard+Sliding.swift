/// Fingers that leave the key that they came down on.
extension Keyboard {
  /// Whether the finger is still on its key: over it, or not further from it than a finger rolls. Where a finger may go
  /// on to other keys it is only kept from trembling between two.
  func isNear(_ point: KeyPoint, _ finger: FingerMachine) -> Bool {
    var room = plan.planes[finger.plane].keys[finger.key].cell
    // The touch may have been taken for this key's from beside it.
    if let landing = finger.landing { room = room.union(KeyRect(x: landing.x, y: landing.y, width: 1, height: 1)) }
    return room.outset(by: slop(of: finger)).contains(point)
  }

  /// In pixels around the key's cell.
  private func slop(of finger: FingerMachine) -> Int {
    let narrow = plan.geometry.rowPitch / 8
    let wide = plan.geometry.rowPitch * 2 / 5
    return switch finger.state {
    case .sliding: narrow
    case .pressed, .waiting: settings.slide == .neighbour ? narrow : wide
    case .typed, .choosing, .repeating, .holdingShift, .movingCursor, .switching, .spent: wide
    }
  }

  /// The finger presses the key that it has slid onto instead, where it may and where that key types.
  mutating func pressNeighbour(_ index: Int, at time: Instant) -> Bool {
    guard settings.slide == .neighbour else { return false }
    switch fingers[index].state {
    case .pressed, .waiting: break
    case .typed, .choosing, .repeating, .holdingShift, .movingCursor, .switching, .sliding, .spent: return false
    }
    let finger = fingers[index]
    guard finger.plane == plane, plan.planes[plane].keys[finger.key].key.types,
      let other = plan.planes[plane].key(at: finger.point)
    else { return false }
    let placed = plan.planes[plane].keys[other]
    guard placed.key.types, !placed.key.repeats else { return false }
    if popup?.contact == finger.contact { popup = nil }
    fingers[index].slide(to: other, on: plane, placed: placed)
    let opens = showsAlternates(placed.key)
    fingers[index].state = opens ? .waiting(until: time + timing.longPress) : .pressed
    return true
  }

  // MARK: - From a plane key

  /// The finger that touched a plane key is somewhere on the plane that the key has shown.
  mutating func slide(_ index: Int, back: Int, into effects: inout Effects) {
    let key = plan.planes[plane].key(at: fingers[index].point)
    effects.needsDisplay = true
    guard let key, plan.planes[plane].keys[key].key.isSymbol else {
      fingers[index].state = .sliding(back: back, isOnKey: false)
      return
    }
    fingers[index].slide(to: key, on: plane, placed: plan.planes[plane].keys[key])
    fingers[index].state = .sliding(back: back, isOnKey: true)
  }

  /// It leaves: the one character is typed, and the plane before comes back; on a plane key, such as the one where it
  /// began, it has only changed planes.
  mutating func finishSlide(
    _ finger: FingerMachine, back: Int, isOnKey: Bool, at time: Instant, into effects: inout Effects
  ) {
    if isOnKey {
      commit(finger, at: time, into: &effects)
    } else if let key = plan.planes[plane].key(at: finger.point), plan.planes[plane].keys[key].key.role == .plane {
      return
    }
    show(plane: back)
  }

  // MARK: - From the space bar

  /// One arrow for each step that the finger has gone: a step is about as wide as a letter, and as high as half a line.
  mutating func moveCursor(
    _ index: Int, from: KeyPoint, hasMoved: Bool, at time: Instant, into effects: inout Effects
  ) {
    var from = from
    let point = fingers[index].point
    let key = plan.planes[fingers[index].plane].keys[fingers[index].key].key.id
    let before = effects.actions.count
    let width = max(1, Int((Self.cursorStep * plan.geometry.scale).rounded()))
    while abs(point.x - from.x) >= width {
      let isRight = point.x > from.x
      from.x += isRight ? width : -width
      move(isRight ? KeyCode.right : KeyCode.left, key: key, at: time, into: &effects)
    }
    let height = 2 * width
    if !traits.isMultiline { from.y = point.y }
    while abs(point.y - from.y) >= height {
      let isDown = point.y > from.y
      from.y += isDown ? height : -height
      move(isDown ? KeyCode.down : KeyCode.up, key: key, at: time, into: &effects)
    }
    fingers[index].state = .movingCursor(from: from, hasMoved: hasMoved || effects.actions.count > before)
  }

  /// In points: how far a finger moves the cursor by one character.
  static let cursorStep = 9.0

  private mutating func move(_ code: UInt16, key: String, at time: Instant, into effects: inout Effects) {
    note(.keystroke(code: code, modifiers: []), key: key, at: time, into: &effects)
  }
}

extension LayoutKey {
  /// It types text.
  var types: Bool {
    switch role {
    case .character, .space, .separator: true
    case .shift, .delete, .return, .plane, .globe, .emoji, .hide, .blank, .keystroke, .modifier, .search: false
    }
  }

  /// What a finger may slide onto from a plane key: who slides no further than the space bar beside it meant the plane.
  var isSymbol: Bool { types && role != .space && !repeats }
}
