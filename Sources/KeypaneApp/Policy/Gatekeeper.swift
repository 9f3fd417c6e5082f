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
  /// A PIN that is not the staff's, while it is asked for.
  private var request: PINRequest?
  /// Digits that were typed, for whoever knows the PIN.
  private var typedPIN: TypedPIN?
  private var screen: ScreenOptions
  private let typing: TypingOptions
  private let field: FieldOptions
  private var effects = Effects()
  private var padCount: UInt64 = 0
  /// The time of what happened last.
  private var now = Instant.zero

  /// A PIN that somebody has typed on the pad.
  enum TypedPIN {
    /// That which was asked for.
    case asked([UInt8])
    /// One in the staff's pad that is not the staff's; it may be the store's.
    case other([UInt8])
    /// Nobody has typed any.
    case none
  }

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
  var deadline: Instant? { Instant.earlier(Instant.earlier(exit?.deadline, pad?.deadline), request?.deadline) }

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
    if request != nil { return followRequest(touches) }
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
    if request != nil {
      if let due = request?.deadline, due <= time {
        typedPIN = .asked([])
        return endRequest()
      }
      return takeRequest()
    }
    let change = takeActions(after: .none)
    guard let due = exit?.deadline, due <= time else { return change }
    let later = wakeExit(at: time)
    return later == .none ? change : later
  }

  /// The next person begins: they are not staff.
  mutating func endSession() -> StaffExit.Change { settle(exit?.end() ?? .none) }

  // MARK: - Other PINs

  /// Asks for a PIN that is not the staff's; the pad stands in the place of the keyboard until `takePIN` gives the digits
  /// and `endRequest` is called.
  mutating func ask(_ prompt: String, at now: Instant) -> StaffExit.Change {
    self.now = now
    _ = exit?.close()
    request = PINRequest(prompt, at: now)
    openPad()
    return .asks
  }

  /// Says something in place of the digits, which were the wrong ones.
  mutating func askAgain(_ prompt: String) -> StaffExit.Change {
    request?.forget()
    request?.prompt = prompt
    return .text
  }

  /// The pad goes; nothing is asked for any more.
  mutating func endRequest() -> StaffExit.Change {
    guard request != nil else { return .none }
    request?.forget()
    request = nil
    pad = nil
    return .asksNoMore
  }

  /// What was typed since the last call; no digits: whoever was asked has gone.
  mutating func takePIN() -> TypedPIN {
    guard let typed = typedPIN else { return .none }
    typedPIN = nil
    return typed
  }

  private mutating func followRequest(_ touches: KeyTouchFrame) -> StaffExit.Change {
    now = touches.time
    request?.touched(at: now)
    pad?.handle(touches, into: &effects)
    return takeRequest()
  }

  private mutating func takeRequest() -> StaffExit.Change {
    var change = effects.needsDisplay ? StaffExit.Change.text : .none
    for action in effects.actions {
      switch request?.take(action.command) {
      case .entered: typedPIN = .asked(request?.digits ?? [])
      case .cancelled:
        typedPIN = .asked([])
        change = endRequest()
      case .text: change = .text
      case .none?, nil: break
      }
    }
    let click = effects.click
    effects.clear()
    effects.click = click
    return change
  }

  /// The PIN of the staff's pad was another one, and opened something.
  mutating func acceptOther() -> StaffExit.Change { settle(exit?.close() ?? .none) }

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
        let isRight = PINHash.matches(pin, hash)
        if !isRight { typedPIN = .other(pin) }
        change = exit?.answer(isRight, at: action.time) ?? .none
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
  var words: String? { request?.words ?? (isAsking ? exit?.prompt(at: now) : notice) }

  private var notice: String? { policy.staff.flatMap { exit?.notice($0, at: now) } }

  /// What is to be seen: the pad, else the keyboard, with what is said above their keys.
  func picture(over keyboard: Keyboard?) -> KeyboardPicture? {
    guard var picture = (pad ?? keyboard)?.picture() else { return nil }
    guard let words else { return picture }
    let mustWait = isAsking && request == nil && exit?.mustWait(at: now) == true
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
