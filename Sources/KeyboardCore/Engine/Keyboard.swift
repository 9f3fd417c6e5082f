/// The keyboard of one field: touches in, actions and a picture out. It does no input or output and reads no clock; the
/// caller wakes it at `deadline`.
public struct Keyboard: Sendable {
  /// Where the keys are and what they type.
  public let plan: LayoutPlan
  /// What the field asks of its keyboard, after precedence has been settled.
  public let traits: ResolvedTraits
  /// The index of the plane that is shown.
  public private(set) var plane: Int
  /// Whether letters are upper case, and for how long.
  public private(set) var shift: ShiftMachine
  /// The field has no text; a return key may be disabled by it.
  public private(set) var fieldIsEmpty = true
  private let timing: KeyboardTiming
  private var fingers: [FingerMachine] = []

  /// Fingers beyond this many are ignored.
  public static let maximumFingers = 16

  /// - Parameter plane: the plane to show first; nil for the one that the field's keyboard opens on.
  public init(
    plan: LayoutPlan, traits: ResolvedTraits, timing: KeyboardTiming = KeyboardTiming(), plane: Int? = nil
  ) {
    self.plan = plan
    self.traits = traits
    self.timing = timing
    self.plane = plane ?? plan.openingPlane
    shift = ShiftMachine(doubleTap: timing.doubleTap)
    fingers.reserveCapacity(Self.maximumFingers)
  }

  /// When the keyboard wants to be woken, if it does.
  public var deadline: Instant? {
    var earliest: Instant?
    for finger in fingers {
      guard case .repeating(let next, _) = finger.state else { continue }
      earliest = earliest.map { min($0, next) } ?? next
    }
    return earliest
  }

  /// Takes the fingers' changes of one frame; repeats that were due before it happen first.
  public mutating func handle(_ frame: KeyTouchFrame, into effects: inout Effects) {
    repeatKeys(before: frame.time, into: &effects)
    for touch in frame.touches {
      switch touch.phase {
      case .began: began(touch, at: frame.time, into: &effects)
      case .moved: moved(touch, into: &effects)
      case .ended: ended(touch, at: frame.time, into: &effects)
      case .cancelled: cancelled(touch.id, into: &effects)
      }
    }
  }

  /// Does what is due at `time`; called at `deadline`.
  public mutating func wake(at time: Instant, into effects: inout Effects) {
    repeatKeys(before: time + Interval(microseconds: 1), into: &effects)
  }

  /// Lets go of every finger; nothing that is pressed types.
  public mutating func cancel(into effects: inout Effects) {
    while let finger = fingers.last { cancelled(finger.contact, into: &effects) }
  }

  /// Says whether the field has text.
  public mutating func setFieldIsEmpty(_ isEmpty: Bool, into effects: inout Effects) {
    if fieldIsEmpty == isEmpty { return }
    fieldIsEmpty = isEmpty
    if traits.enablesReturnKeyAutomatically { effects.needsDisplay = true }
  }

  /// The keys that fingers hold down, as indices into the shown plane's keys.
  public func isPressed(_ key: Int) -> Bool {
    fingers.contains { finger in
      guard finger.plane == plane, finger.key == key else { return false }
      switch finger.state {
      case .pressed, .repeating, .holdingShift: return true
      case .spent: return false
      }
    }
  }

  /// The key that the finger that came down last is about to type.
  public var pressedKey: Int? {
    fingers.last { $0.state == .pressed && $0.plane == plane }?.key
  }

  /// Whether a key does anything now: all do, except a return key that waits for the field to have text.
  public func isEnabled(_ key: LayoutKey) -> Bool {
    key.role != .return || !traits.enablesReturnKeyAutomatically || !fieldIsEmpty
  }

  // MARK: - Fingers

  private mutating func began(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    guard fingers.count < Self.maximumFingers, let index = plan.planes[plane].key(at: touch.point) else { return }
    commitOthers(at: time, into: &effects)
    let placed = plan.planes[plane].keys[index]
    var finger = FingerMachine(
      contact: touch.id, state: .spent, plane: plane, key: index, isShifted: shift.isOn)
    effects.needsDisplay = true
    switch placed.key.role {
    case .character, .space, .separator, .globe, .emoji, .hide, .keystroke, .modifier, .search:
      finger.state = .pressed
    case .return:
      if isEnabled(placed.key) { finger.state = .pressed }
    case .delete:
      effects.actions.append(KeyAction(time: time, key: placed.key.id, command: .deleteBackward))
      finger.state = .repeating(next: time + timing.repeatDelay, end: time + timing.repeatLimit)
    case .shift:
      shift.press(at: time)
      finger.state = .holdingShift
    case .plane:
      if let target = placed.plane { show(plane: target) }
    case .blank:
      effects.needsDisplay = false
    }
    fingers.append(finger)
  }

  private mutating func moved(_ touch: KeyTouch, into effects: inout Effects) {
    guard let index = fingers.firstIndex(where: { $0.contact == touch.id }) else { return }
    let finger = fingers[index]
    if finger.state == .spent || isNear(touch.point, finger) { return }
    letGo(index)
    effects.needsDisplay = true
  }

  private mutating func ended(_ touch: KeyTouch, at time: Instant, into effects: inout Effects) {
    moved(touch, into: &effects)
    guard let index = fingers.firstIndex(where: { $0.contact == touch.id }) else { return }
    let finger = fingers[index]
    if finger.state == .pressed {
      commit(finger, at: time, into: &effects)
    } else {
      letGo(index)
    }
    fingers.remove(at: index)
    effects.needsDisplay = true
  }

  private mutating func cancelled(_ contact: UInt32, into effects: inout Effects) {
    guard let index = fingers.firstIndex(where: { $0.contact == contact }) else { return }
    letGo(index)
    fingers.remove(at: index)
    effects.needsDisplay = true
  }

  /// A second finger types what the first one holds, so that fast typing keeps its order and loses nothing.
  private mutating func commitOthers(at time: Instant, into effects: inout Effects) {
    for index in fingers.indices where fingers[index].state == .pressed {
      let finger = fingers[index]
      fingers[index].state = .spent
      commit(finger, at: time, into: &effects)
    }
  }

  /// Ends what the finger holds without typing.
  private mutating func letGo(_ index: Int) {
    if fingers[index].state == .holdingShift { shift.release() }
    fingers[index].state = .spent
  }

  /// Whether the finger is still on its key: over it, or not further from it than a finger rolls.
  private func isNear(_ point: KeyPoint, _ finger: FingerMachine) -> Bool {
    let slop = plan.geometry.rowPitch * 2 / 5
    return plan.planes[finger.plane].keys[finger.key].cell.outset(by: slop).contains(point)
  }

  private mutating func commit(_ finger: FingerMachine, at time: Instant, into effects: inout Effects) {
    let key = plan.planes[finger.plane].keys[finger.key].key
    effects.needsDisplay = true
    switch key.role {
    case .character, .space, .separator:
      let text = finger.isShifted ? key.shiftedOutput : key.output
      effects.actions.append(KeyAction(time: time, key: key.id, command: .insert(text)))
      shift.typed()
    case .return:
      effects.actions.append(KeyAction(time: time, key: key.id, command: .returnKey))
      shift.typed()
    case .hide:
      effects.actions.append(KeyAction(time: time, key: key.id, command: .hide))
    case .globe:
      effects.actions.append(KeyAction(time: time, key: key.id, command: .nextKeyboard))
    case .emoji:
      effects.actions.append(KeyAction(time: time, key: key.id, command: .emoji))
    case .search:
      effects.actions.append(KeyAction(time: time, key: key.id, command: .search))
    case .keystroke:
      effects.actions.append(
        KeyAction(time: time, key: key.id, command: .keystroke(code: key.code, modifiers: [])))
    case .shift, .delete, .plane, .blank, .modifier:
      break
    }
  }

  private mutating func show(plane target: Int) {
    if target == plane { return }
    plane = target
    shift.planeChanged()
  }

  /// Delete's repeats up to `time`; a release at the same moment comes first, so that delete never runs on.
  private mutating func repeatKeys(before time: Instant, into effects: inout Effects) {
    while let next = deadline, next < time {
      for index in fingers.indices {
        guard case .repeating(next, let end) = fingers[index].state else { continue }
        if next > end {
          fingers[index].state = .spent
          effects.needsDisplay = true
          continue
        }
        let key = plan.planes[fingers[index].plane].keys[fingers[index].key].key
        effects.actions.append(KeyAction(time: next, key: key.id, command: .deleteBackward))
        fingers[index].state = .repeating(next: next + timing.repeatInterval, end: end)
      }
    }
  }
}
