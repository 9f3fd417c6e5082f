import KeyboardCore
import Posix
import Vault

/// What choosing an item sets going.
extension OfferDesk {
  mutating func take(_ act: OfferAct, at now: Instant) {
    switch act {
    case .insert, .note: break
    case .code(let code): use(code)
    case .strongPassword: makePassword(at: now)
    case .signIn(let signIn):
      guard let list else { return }
      confirm(.password, then: .fill(.signIn(signIn, in: list.form, policy: list.traits.policy, at: now)), at: now)
    case .card(let card):
      guard let list else { return }
      confirm(.card, then: .fill(.card(card, in: list.form, at: now)), at: now)
    case .save: answer(true, at: now)
    case .decline: answer(false, at: now)
    }
  }

  /// Asks whether somebody may, where that can be asked: by the PIN of the store, or a finger.
  mutating func confirm(_ subject: Confirmation.Subject, then waiting: Waiting, at now: Instant) {
    guard canConfirm else { return carryOut(waiting, at: now) }
    self.waiting = waiting
    let prompt = settings.hasReader ? currentWords.touchSensor : currentWords.enterPIN
    add(.ask(Confirmation(subject: subject, prompt: prompt)))
  }

  /// Somebody can show that the secrets are theirs. Where nobody can, a password is filled for whoever chooses it: the
  /// store's key alone has opened it; cards are neither filled nor stored.
  var canConfirm: Bool { store.hasPIN || settings.hasReader }

  /// What has become of a PIN.
  enum Answer: Sendable {
    /// It was the right one.
    case right
    /// It was not; what is said is for the pad.
    case wrong(String)
  }

  /// A PIN was typed where one was asked for, or in the staff's pad while the store is locked. The digits are overwritten.
  mutating func answer(pin digits: inout [UInt8], at now: Instant) -> Answer {
    touched(at: now)
    do throws(VaultError) {
      try store.open(pin: &digits)
    } catch {
      for index in digits.indices { digits[index] = 0 }
      switch error.kind {
      case .wrongKey, .invalid: return .wrong(currentWords.wrongPIN)
      case .mustWait: return .wrong(currentWords.tryAgainLater)
      case .missing, .exists, .foreign, .cut, .damaged, .notPermitted, .changed, .locked, .system:
        add(.say(error.description))
        return .wrong(currentWords.tryAgainLater)
      }
    }
    if waiting != nil { confirmed(true, at: now) } else { lookUpAgain() }
    return .right
  }

  /// A PIN was typed in the staff's pad that is not theirs: it opens the store, where that is locked and it is the store's.
  mutating func unlock(pin digits: inout [UInt8], at now: Instant) -> Answer {
    guard store.hasPIN, !store.isOpen else { return .wrong("") }
    return answer(pin: &digits, at: now)
  }

  /// What was asked for by `DeskStep.ask` was confirmed, or was not.
  mutating func confirmed(_ isConfirmed: Bool, at now: Instant) {
    touched(at: now)
    guard let waiting else { return }
    self.waiting = nil
    if isConfirmed { carryOut(waiting, at: now) }
    offer()
  }

  private mutating func carryOut(_ waiting: Waiting, at now: Instant) {
    switch waiting {
    case .fill(let plan):
      self.plan = FillPlan(plan.form, values: plan.rest, at: now)
      goOn(at: now)
    case .store(let proposal): keep(proposal)
    }
  }

  /// A password of its own for the form; one that was made already is the form's.
  private mutating func makePassword(at now: Instant) {
    guard let list else { return }
    if made == nil {
      guard let passwords = passwords(for: list.form) else { return }
      var random = SystemRandom()
      guard let password = try? passwords.password(using: &random) else { return }
      made = SecretText(password)
    }
    plan = .madePassword(in: list.form, policy: list.traits.policy, at: now)
    goOn(at: now)
  }

  /// A field that only seems to belong to the sign-in keeps what somebody has typed into it.
  private func mayReplace(by text: String) -> Bool {
    guard let list, list.form.focus.type == nil, !list.traits.isSecure else { return true }
    return !list.traits.isMultiline && text.hasPrefix(fieldText)
  }

  /// Fills the field that has the focus, where it is of the plan, and leads on to the next.
  mutating func goOn(at now: Instant) {
    guard var plan, let form = list?.form else { return }
    guard plan.follows(form) else {
      self.plan = nil
      return
    }
    if let value = plan.take(form, at: now), let text = text(of: value) {
      guard FieldValue.isOne(text), mayReplace(by: text) else {
        self.plan = nil
        return add(.say("what is stored does not go into the field: nothing is filled in"))
      }
      add(.fill(text))
    }
    switch plan.move(from: form, at: now) {
    case .returnKey: add(.returnKey)
    case .next: add(.next)
    case .previous: add(.previous)
    case nil:
      self.plan = nil
      return
    }
    self.plan = plan
  }

  /// Fetched now, when it is typed.
  private func text(of value: FillValue) -> String? {
    switch value {
    case .account(let signIn): signIn.account
    case .password(let signIn): store.password(of: signIn)
    case .madePassword: madeText
    case .card(let card, let type): store.card(card)?.text(for: type)
    }
  }

  private var madeText: String? {
    switch made {
    case .some(let made): made.text
    case .none: nil
    }
  }
}
