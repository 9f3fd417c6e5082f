/// One finger on the keyboard, from its touch to its release.
struct FingerMachine: Sendable, Hashable {
  /// What the finger is doing.
  enum State: Sendable, Hashable {
    /// A key is pressed and types when the finger leaves.
    case pressed
    /// The same, and where it is still held at that time it shows what else it has.
    case waiting(until: Instant)
    /// A key has typed when it was touched; where it is still held at that time it shows what else it has.
    case typed(until: Instant?)
    /// What a held key offers is open; leaving types what is selected.
    case choosing
    /// A key is held that acts again and again: it has acted once and repeats at `next`, until the finger is taken for
    /// stuck at `end`.
    case repeating(next: Instant, end: Instant)
    /// Shift is held.
    case holdingShift
    /// The space bar is held and moves the cursor, the last time when the finger was there.
    case movingCursor(from: KeyPoint, hasMoved: Bool)
    /// A plane key was touched and has shown its plane in place of another one.
    case switching(back: Int)
    /// The finger has gone on from a plane key over the plane that it showed; leaving types the key that it is on, if it
    /// is on one, and shows the other plane again.
    case sliding(back: Int, isOnKey: Bool)
    /// The finger has done its work or slid off; it does nothing until it leaves.
    case spent
  }

  /// The contact's id.
  let contact: UInt32
  /// When it came down.
  let began: Instant
  var state = State.spent
  /// The plane of its key.
  var plane: Int
  /// The key that it came down on, or that it has slid onto: an index into the plane's keys.
  var key: Int
  /// Shift as it was when the finger came down.
  private(set) var shift: ShiftMachine.State
  /// Its key types upper case.
  var isShifted: Bool
  /// Where it has gone since.
  var path: FlickPath
  /// Where it is.
  var point: KeyPoint
  /// Where it came down on its key; nil: it has slid there.
  var landing: KeyPoint?
  /// How many characters it has typed when it came down, that something else may still take the place of.
  var typed = 0
  /// What each repeat of its key is typed with: the modifiers of the first time.
  var repeatedWith: KeyModifiers = []
}

extension FingerMachine {
  /// A finger that comes down on a key.
  init(_ touch: KeyTouch, at time: Instant, on key: Int, plane: Int, placed: PlacedKey, shift: ShiftMachine.State) {
    contact = touch.id
    began = time
    self.plane = plane
    self.key = key
    self.shift = shift
    isShifted = shift.raises(placed)
    path = FlickPath(from: touch.point)
    point = touch.point
    landing = touch.point
  }

  /// The finger has slid onto another key.
  mutating func slide(to key: Int, on plane: Int, placed: PlacedKey) {
    self.key = key
    self.plane = plane
    isShifted = shift.raises(placed)
    path = FlickPath(from: point)
    landing = nil
  }

  /// Shift was none when it came down.
  mutating func lower() {
    shift = .off
    isShifted = false
  }

  /// When it wants to be looked at again.
  var deadline: Instant? {
    switch state {
    case .waiting(let until): until
    case .typed(let until): until
    case .repeating(let next, _): next
    case .pressed, .choosing, .holdingShift, .movingCursor, .switching, .sliding, .spent: nil
    }
  }

  /// It is about to type its key, or what a flick of it types.
  var isPressing: Bool {
    switch state {
    case .pressed, .waiting, .typed: true
    case .sliding(_, let isOnKey): isOnKey
    case .choosing, .repeating, .holdingShift, .movingCursor, .switching, .spent: false
    }
  }

  /// Its key is seen to be held.
  var holdsKey: Bool {
    switch state {
    case .pressed, .waiting, .typed, .choosing, .repeating, .holdingShift, .movingCursor: true
    case .sliding(_, let isOnKey): isOnKey
    case .switching, .spent: false
    }
  }
}

extension ShiftMachine.State {
  /// Whether a key types upper case: a capital of the text's own accord is for letters that have one, shift by hand for
  /// all keys.
  func raises(_ placed: PlacedKey) -> Bool {
    switch self {
    case .off: false
    case .automatic: placed.hasCase
    case .on, .locked: true
    }
  }
}
