import KeyboardCore

/// The key policy of a keyboard at work: what may leave now, and the staff's way to more.
struct Gatekeeper {
  let policy: KeyPolicy
  /// What may leave now.
  private(set) var rights: KeyRights
  private var meanings: KeyMeanings
  private var exit: StaffExit?
  /// Where staff type their PIN, while they do.
  private(set) var pad: Keyboard?
  private var screen: ScreenOptions
  private let typing: TypingOptions
  private let field: FieldOptions
  private var effects = Effects()
  private var padCount: UInt64 = 0
  /// The time of what happened last.
  private var now = Instant.zero

  /// - Parameters:
  ///   - meanings: what the keys mean where they are read.
  ///   - field: how pads look.
  init(
    _ policy: KeyPolicy, meanings: KeyMeanings = .standard, screen: ScreenOptions, field: FieldOptions,
    typing: TypingOptions
  ) {
    self.policy = policy
    self.meanings = meanings
    self.screen = screen
    self.field = field
    self.typing = typing
    rights = policy.rights(meanings)
    exit = policy.staff.map { StaffExit($0, screen: screen.size, scale: screen.scale) }
  }

  /// The pad stands in the place of the keyboard.
  var isAsking: Bool { pad != nil }

  /// When something is to be done without anybody asking.
  var deadline: Instant? { Instant.earlier(exit?.deadline, pad?.deadline) }

  /// Keyboards are laid out for this screen from now on.
  mutating func use(_ screen: ScreenOptions) {
    self.screen = screen
    if let staff = policy.staff { exit?.place(staff, screen: screen.size, scale: screen.scale) }
    if isAsking { openPad() }
  }

  /// Keys mean something else from now on.
  mutating func use(_ meanings: KeyMeanings) {
    self.meanings = meanings
    rights = policy.rights(meanings, isStaff: exit?.isWide == true)
  }

  /// The screen as keyboards are to be laid out for it: with the keys that are of use now.
  var placedScreen: ScreenOptions {
    var placed = screen
    placed.plan.refused = rights.useless
    placed.plan.notice = notice
    if exit?.isWide == true { placed.plan.extraKeys = true }
    return placed
  }

  // MARK: - What happens

  /// Takes a frame of fingers. While the pad is shown it has them, and nobody else.
  mutating func follow(_ touches: KeyTouchFrame) -> StaffExit.Change {
    guard exit != nil else { return .none }
    var change = StaffExit.Change.none
    if let due = exit?.deadline, due <= touches.time { change = wakeExit(at: touches.time) }
    now = touches.time
    for touch in touches.touches { exit?.follow(touch, at: now) }
    pad?.handle(touches, into: &effects)
    return takeActions(after: change)
  }

  /// Does what is due.
  mutating func wake(at time: Instant) -> StaffExit.Change {
    guard let deadline, deadline <= time else { return .none }
    now = time
    pad?.wake(at: time, into: &effects)
    let change = takeActions(after: .none)
    guard let due = exit?.deadline, due <= time else { return change }
    let later = wakeExit(at: time)
    return later == .none ? change : later
  }

  /// The next person begins: they are not staff.
  mutating func endSession() -> StaffExit.Change { settle(exit?.end() ?? .none) }

  /// The sound of the pad's key that was pressed last.
  mutating func takeClick() -> KeyClick? {
    defer { effects.click = nil }
    return effects.click
  }

  private mutating func wakeExit(at time: Instant) -> StaffExit.Change { settle(exit?.wake(at: time) ?? .none) }

  private mutating func takeActions(after change: StaffExit.Change) -> StaffExit.Change {
    var last = change
    if effects.needsDisplay, last == .none { last = .text }
    for action in effects.actions {
      var change = exit?.take(action.command, at: action.time) ?? .none
      if change == .check, let pin = exit?.pin, let hash = policy.staff?.pinHash {
        change = exit?.answer(PINHash.matches(pin, hash), at: action.time) ?? .none
      }
      change = settle(change)
      if change != .none { last = change }
    }
    let click = effects.click
    effects.clear()
    effects.click = click
    return last
  }

  private mutating func settle(_ change: StaffExit.Change) -> StaffExit.Change {
    switch change {
    case .none, .text, .check: break
    case .asks: openPad()
    case .asksNoMore: pad = nil
    case .widened, .narrowed:
      pad = nil
      rights = policy.rights(meanings, isStaff: exit?.isWide == true)
    }
    return change
  }

  private mutating func openPad() {
    var options = screen.plan
    options.pinSeed = typing.pinSeed(ofFocus: padCount)
    padCount &+= 1
    pad = StaffPad.keyboard(
      screen: screen.size, scale: screen.scale, options: options, idiom: field.idiom ?? screen.idiom,
      appearance: field.traits.keyboardAppearance, settings: typing.settings)
  }

  // MARK: - What is seen

  /// What is said on the screen; nil: nothing.
  var words: String? { isAsking ? exit?.prompt(at: now) : notice }

  private var notice: String? { policy.staff.flatMap { exit?.notice($0, at: now) } }

  /// What is to be seen: the pad, else the keyboard, with what is said above their keys.
  func picture(over keyboard: Keyboard?) -> KeyboardPicture? {
    guard var picture = (pad ?? keyboard)?.picture() else { return nil }
    guard let words else { return picture }
    let mustWait = isAsking && exit?.mustWait(at: now) == true
    for index in picture.keys.indices {
      let id = picture.keys[index].id
      if id == StaffPad.prompt || id == StaffPad.notice {
        picture.keys[index].label = words
      } else if mustWait, id != StaffPad.cancel {
        picture.keys[index].isEnabled = false
      }
    }
    return picture
  }
}
