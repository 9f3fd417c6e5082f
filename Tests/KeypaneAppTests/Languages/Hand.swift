import KeyboardCore

/// A finger that knows a keyboard: it finds the keys for what is to be typed, over planes and shift, and taps, holds and
/// flicks them.
struct Hand {
  /// How a key gives what is asked of it.
  private enum Gesture {
    case tap
    /// Held until its alternates show; the finger slides to the one of that number.
    case hold(Int)
    /// A stroke: the key's flick of that number.
    case flick(Int)
  }

  /// A key and what brings it up.
  private struct Way {
    /// Keys that lead from plane to plane.
    var planes: [PlacedKey]
    var isShifted: Bool
    var key: PlacedKey
    var gesture: Gesture
  }

  /// What the finger has done.
  private(set) var steps: [FingerScript.Step] = []
  /// The keyboard as it is after that.
  private(set) var keyboard: Keyboard
  private(set) var time: Instant
  private var effects = Effects()

  init(on keyboard: Keyboard, at time: Instant) {
    self.keyboard = keyboard
    self.time = time
  }

  /// Types what some key offers, by whatever gesture.
  /// - Returns: whether there is one.
  mutating func type(_ output: String) -> Bool {
    guard let way = way(to: output) else { return false }
    for key in way.planes { tap(key) }
    let shift = keys(of: keyboard.plane).first { $0.key.role == .shift }
    if let shift, keyboard.shift.isOn != way.isShifted {
      // Two taps within the time of a double tap would lock it.
      time = time + .milliseconds(400)
      tap(shift)
    }
    switch way.gesture {
    case .tap: tap(way.key)
    case .hold(let option): hold(way.key, option: option)
    case .flick(let flick): stroke(way.key, way.key.key.flicks[flick].directions)
    }
    return true
  }

  private func keys(of plane: Int) -> [PlacedKey] { keyboard.plan.planes[plane].keys }

  // MARK: - Finding

  /// The nearest plane that has it.
  private func way(to output: String) -> Way? {
    var reached: [(plane: Int, way: [PlacedKey])] = [(keyboard.plane, [])]
    var seen: Set<Int> = [keyboard.plane]
    while !reached.isEmpty {
      let (plane, way) = reached.removeFirst()
      if let found = found(output, on: plane) {
        return Way(planes: way, isShifted: found.isShifted, key: found.key, gesture: found.gesture)
      }
      for key in keys(of: plane) where key.key.role == .plane {
        if let next = key.plane, seen.insert(next).inserted { reached.append((next, way + [key])) }
      }
    }
    return nil
  }

  private func found(_ output: String, on plane: Int) -> (key: PlacedKey, isShifted: Bool, gesture: Gesture)? {
    let hasShift = keys(of: plane).contains { $0.key.role == .shift }
    let typing = keys(of: plane).filter { [.character, .space, .separator].contains($0.key.role) }
    for isShifted in hasShift ? [false, true] : [false] {
      func gives(_ option: KeyOption) -> Bool {
        Self.same(isShifted ? option.shiftedOutput : option.output, output)
      }
      if let key = typing.first(where: { Self.same(isShifted ? $0.key.shiftedOutput : $0.key.output, output) }) {
        return (key, isShifted, .tap)
      }
      for key in typing {
        if let option = key.key.longPress.firstIndex(where: gives) { return (key, isShifted, .hold(option)) }
        if let flick = key.key.flicks.firstIndex(where: { gives($0.option) }) { return (key, isShifted, .flick(flick)) }
      }
    }
    return nil
  }

  /// Scalar by scalar: what is canonically the same is another key's.
  private static func same(_ one: String, _ other: String) -> Bool {
    one.unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  // MARK: - Moving

  private mutating func tap(_ key: PlacedKey) {
    touch(.began, key.cap.centre)
    time = time + .milliseconds(40)
    touch(.ended, key.cap.centre)
    time = time + .milliseconds(80)
  }

  private mutating func hold(_ key: PlacedKey, option: Int) {
    touch(.began, key.cap.centre)
    time = time + .milliseconds(650)
    wake()
    // The key itself is the first of what is shown.
    guard let items = keyboard.picture().popup?.items, items.indices.contains(option + 1) else {
      preconditionFailure("\(key.key.id) shows no alternate \(option)")
    }
    slide(from: key.cap.centre, to: items[option + 1].rect.centre)
    touch(.ended, items[option + 1].rect.centre)
    time = time + .milliseconds(80)
  }

  private mutating func stroke(_ key: PlacedKey, _ directions: [FlickDirection]) {
    touch(.began, key.cap.centre)
    time = time + .milliseconds(20)
    var point = key.cap.centre
    let length = keyboard.plan.geometry.rowPitch * 4 / 5
    for direction in directions {
      let name = direction.rawValue
      let x = name.contains("e") ? 1 : name.contains("w") ? -1 : 0
      let y = name.contains("s") ? 1 : name.contains("n") ? -1 : 0
      let next = onScreen(KeyPoint(x: point.x + x * length, y: point.y + y * length))
      slide(from: point, to: next)
      point = next
    }
    touch(.ended, point)
    time = time + .milliseconds(80)
  }

  /// No finger leaves the panel.
  private func onScreen(_ point: KeyPoint) -> KeyPoint {
    let screen = keyboard.plan.geometry.screen
    return KeyPoint(x: min(max(point.x, 0), screen.width - 1), y: min(max(point.y, 0), screen.height - 1))
  }

  private mutating func slide(from start: KeyPoint, to end: KeyPoint) {
    for part in 1...4 {
      touch(
        .moved, KeyPoint(x: start.x + (end.x - start.x) * part / 4, y: start.y + (end.y - start.y) * part / 4))
      time = time + .milliseconds(15)
    }
  }

  private mutating func touch(_ phase: Contact.Phase, _ point: KeyPoint) {
    steps.append(FingerScript.Step(time: time, finger: 0, phase: phase, point: point))
    wake()
    keyboard.handle(
      KeyTouchFrame(time: time, touches: [KeyTouch(id: 1, phase: phase, point: point)]), into: &effects)
    effects.clear()
  }

  /// The keyboard does by itself what is due.
  private mutating func wake() {
    while let deadline = keyboard.deadline, deadline < time {
      keyboard.wake(at: deadline, into: &effects)
      effects.clear()
    }
  }
}
