/// The keyboard of one field: touches in, actions and a picture out. It does no input or output and reads no clock; the
/// caller wakes it at `deadline`.
public struct Keyboard: Sendable {
  /// Where the keys are and what they type.
  public internal(set) var plan: LayoutPlan
  /// With the keys whose text has no way, where there may be some.
  private var unlimited: LayoutPlan?
  /// What the field asks of its keyboard, after precedence has been settled.
  public let traits: ResolvedTraits
  /// The index of the plane that is shown.
  public internal(set) var plane: Int
  /// Whether letters are upper case, and for how long.
  public internal(set) var shift: ShiftMachine
  /// The field has no text; a return key may be disabled by it.
  public internal(set) var fieldIsEmpty = true
  /// Which modifiers the next key is typed with.
  public internal(set) var modifiers: ModifierMachine
  /// What is known of the text, and what is made of it.
  public internal(set) var editor: TextEditor
  /// The keyboards that the globe key lists.
  public let menu: KeyboardMenu
  /// How it behaves, whatever the field.
  public let settings: KeyboardSettings
  /// What is offered above the keys.
  public internal(set) var bar: OfferBar
  /// Nothing is offered where it is false: what is typed is not for the field.
  public var takesOffers = true
  var fingers: [FingerMachine] = []
  /// The finger on keys that are spoken; nil: they are not.
  var explorer: TouchExplorer?
  /// What a held key offers; of one finger at a time.
  var popup: OpenPopup?
  /// The taps that a further one would continue.
  var multiTap: MultiTap?
  /// What was learnt of where fingers land; nil: nothing is.
  public internal(set) var touches: TouchMemory?

  /// Fingers beyond this many are ignored.
  public static let maximumFingers = 16

  /// - Parameters:
  ///   - editing: what field and language let it do to the text on its own; nil: all that the traits allow, as if the
  ///     receiver could be sent every character and nothing were composed.
  ///   - plane: the plane to show first; nil for the one that the field's keyboard opens on.
  ///   - menu: the keyboards that the globe key lists; empty: it lists none.
  public init(
    plan: LayoutPlan, traits: ResolvedTraits, settings: KeyboardSettings = KeyboardSettings(),
    editing: EditingSettings? = nil,
    plane: Int? = nil, menu: KeyboardMenu = KeyboardMenu()
  ) {
    self.plan = plan
    self.traits = traits
    self.settings = settings
    self.plane = plane ?? plan.openingPlane
    self.menu = menu
    shift = ShiftMachine(doubleTap: settings.timing.doubleTap, locks: settings.capsLock)
    modifiers = ModifierMachine(doubleTap: settings.timing.doubleTap)
    let allowed = editing ?? EditingSettings(traits, hasCase: plan.planes.contains(where: \.hasCase))
    editor = TextEditor(allowed.limited(by: settings))
    bar = OfferBar(frame: plan.geometry.bar, isFromTheRight: traits.locale.isFromTheRight)
    fingers.reserveCapacity(Self.maximumFingers)
    explorer = settings.exploration.map(TouchExplorer.init)
    if settings.touchModel { touches = TouchMemory() }
    touches?.enter(plan)
  }

  /// When the keyboard wants to be woken, if it does.
  public var deadline: Instant? {
    guard let opens = explorer?.deadline else { return fingerDeadline }
    return fingerDeadline.map { min($0, opens) } ?? opens
  }

  /// When one of the fingers that type wants to be looked at again.
  var fingerDeadline: Instant? {
    var earliest: Instant?
    for finger in fingers {
      guard let due = finger.deadline else { continue }
      earliest = earliest.map { min($0, due) } ?? due
    }
    return earliest
  }

  /// Takes the fingers' changes of one frame; what was due before it happens first.
  public mutating func handle(_ frame: KeyTouchFrame, into effects: inout Effects) {
    if explorer != nil { return explore(frame, into: &effects) }
    doWhatIsDue(before: frame.time, into: &effects)
    for touch in frame.touches {
      switch touch.phase {
      case .began: began(touch, at: frame.time, into: &effects)
      case .moved: moved(touch, at: frame.time, into: &effects)
      case .ended: ended(touch, at: frame.time, into: &effects)
      case .cancelled: cancelled(touch.id, into: &effects)
      }
    }
  }

  /// Does what is due at `time`; called at `deadline`.
  public mutating func wake(at time: Instant, into effects: inout Effects) {
    let end = time + Interval(microseconds: 1)
    if explorer != nil { return exploreDue(before: end, into: &effects) }
    doWhatIsDue(before: end, into: &effects)
  }

  /// Lets go of every finger; nothing that is pressed types.
  public mutating func cancel(into effects: inout Effects) {
    explorer?.forget()
    while let finger = fingers.last { cancelled(finger.contact, into: &effects) }
    while let finger = bar.fingers.last { cancelled(finger.contact, into: &effects) }
  }

  /// Shows other keys in the same places, without letting go of a finger: what is found while a name is typed.
  /// - Parameter other: has as many planes, each with as many keys, as the plan before.
  public mutating func relabel(with other: LayoutPlan, into effects: inout Effects) {
    precondition(
      other.planes.map(\.keys.count) == plan.planes.map(\.keys.count), "the keys are not in the same places")
    let before = plan
    plan = other
    unlimited = nil
    effects.needsDisplay = true
    sayAgain(insteadOf: before, into: &effects)
  }

  /// Says whether the field has text.
  public mutating func setFieldIsEmpty(_ isEmpty: Bool, into effects: inout Effects) {
    if fieldIsEmpty == isEmpty { return }
    fieldIsEmpty = isEmpty
    if traits.enablesReturnKeyAutomatically { effects.needsDisplay = true }
  }

  /// The keys that fingers hold down, as indices into the shown plane's keys.
  public func isPressed(_ key: Int) -> Bool {
    if explorer?.spot == .key(key, plane: plane) { return true }
    return fingers.contains { $0.holdsKey && $0.plane == plane && $0.key == key }
  }

  /// The key that the finger that came down last is about to type.
  public var pressedKey: Int? {
    pressingFinger?.key
  }

  /// Whether a key does anything now: all do, except a return key that waits for the field to have text, keys for pages
  /// that there are not, keys that may not leave, and those whose text has no way to the program.
  public func isEnabled(_ placed: PlacedKey) -> Bool {
    let key = placed.key
    if key.isBarred { return false }
    if shift.state.raises(placed) ? key.isShiftedOutOfReach : key.isOutOfReach { return false }
    if key.role == .blank, key.icon == .pageUp || key.icon == .pageDown { return false }
    return key.role != .return || !traits.enablesReturnKeyAutomatically || !fieldIsEmpty
  }

  /// Some texts have no way to the program that reads the keys: what types them does nothing from now on. What was said
  /// before of the same keys is forgotten.
  /// - Parameter canType: asked for texts as the layout has them, with the markers that transforms look for.
  public mutating func limit(to canType: (String) -> Bool, into effects: inout Effects) {
    let whole = unlimited ?? plan
    unlimited = whole
    plan = whole.limited(to: canType)
    effects.needsDisplay = true
  }

  var timing: KeyboardTiming { settings.timing }

  /// That finger.
  var pressingFinger: FingerMachine? {
    fingers.last { $0.isPressing && $0.plane == plane }
  }
}
