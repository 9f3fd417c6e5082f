import KeyboardCore
import Vault

/// What is asked at the end of a form, and stored.
extension OfferDesk {
  /// What the field with the focus holds is noted where it may be asked for later; a kiosk notes nothing.
  mutating func note() {
    guard settings.profile == .personal, let list else { return }
    let form = list.form
    let parts = SignInParts(form, policy: list.traits.policy)
    let isOfSignIn = ([parts.account, parts.password] + parts.newPasswords).contains(form.focused)
    let isOfCard = form.focus.type?.known?.category == .payment && form.focus.type != .creditCardSecurityCode
    let text = fieldText
    if isOfSignIn || isOfCard { typed?.note(text) }
    if parts.account == list.form.focused, let domain = form.domain, !fieldText.isEmpty {
      lastAccount = (domain, fieldText)
    }
  }

  /// The form was sent, as whoever shows it knows.
  mutating func submitted(at now: Instant) {
    forgetReturn()
    guard settings.profile == .personal, let typed, store.isOpen else { return wipeForm() }
    var proposal: SavingProposal?
    let brand = { (text: String) -> String? in
      let card = Recogniser.card.read(text, RecogniserSetting())
      return card?.standing == .whole ? card?.detail : nil
    }
    if let card = TypedCard(typed, brand: brand) {
      if canConfirm, !store.has(card) { proposal = .card(card) }
    } else if let domain = typed.form.domain, settings.bonds.bond(app: typed.form.app, domain: domain) == .associated {
      // Else what a strange program took in a site's name would be offered to the site.
      proposal = .signIn(
        typed,
        stored: store.signIns(for: domain, bonds: settings.bonds, isSharing: false),
        policy: policy,
        earlierAccount: lastAccount?.domain == domain ? lastAccount?.account : nil
      ) { store.has($1, for: $0) }
    }
    wipeForm()
    question = proposal.map { Question(proposal: $0, until: now + Self.patience) }
    offer()
  }

  /// The question is answered.
  mutating func answer(_ isWanted: Bool, at now: Instant) {
    guard let question else { return }
    endQuestion()
    guard isWanted else { return }
    switch question.proposal {
    case .add, .update: keep(question.proposal)
    case .card: confirm(.storedCard, then: .store(question.proposal), at: now)
    }
  }

  /// Nothing is asked any more.
  mutating func endQuestion() {
    question = nil
    if isAway { add(.putAway) }
    offer()
  }

  /// Stores what was asked for.
  mutating func keep(_ proposal: SavingProposal) {
    do throws(VaultError) { try store.keep(proposal) } catch { add(.say("the store could not be saved: \(error)")) }
  }
}

extension OfferWords {
  /// The question and its answers.
  func offers(asking proposal: SavingProposal) -> [Offer] {
    let question: Offer
    let yes: String
    switch proposal {
    case .add(let account, let domain, _):
      question = Offer(title: savePassword, detail: account.isEmpty ? domain : account, icon: .question, act: .note)
      yes = save
    case .update(let signIn, _):
      let detail = signIn.account.isEmpty ? signIn.domain : signIn.account
      question = Offer(title: updatePassword, detail: detail, icon: .question, act: .note)
      yes = update
    case .card(let card):
      question = Offer(title: saveCard, detail: "••••\u{202f}\(card.number.suffix(4))", icon: .question, act: .note)
      yes = save
    }
    return [question, Offer(title: yes, icon: nil, act: .save), Offer(title: notNow, icon: nil, act: .decline)]
  }
}
