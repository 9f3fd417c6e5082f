/// What the bar offers for a field: sources in the order of `ResolvedTraits.sources`, each where its conditions are met,
/// narrowed to what begins with what has been typed.
public struct OfferList: Sendable {
  /// The form as it was told.
  public var form: FocusedForm
  /// What was decided when the field gained the focus.
  public var traits: ResolvedTraits
  /// What binds the form's program to its site.
  public var bond: SiteBond
  /// What there is.
  public var material: OfferMaterial
  /// What the bar says of its own.
  public var words: OfferWords

  /// The bar has room for no more.
  public static let most = 3

  /// What is offered in a form.
  public init(
    form: FocusedForm, traits: ResolvedTraits, bond: SiteBond, material: OfferMaterial, words: OfferWords = OfferWords()
  ) {
    self.form = form
    self.traits = traits
    self.bond = bond
    self.material = material
    self.words = words
  }

  /// Whether a source may speak here, so that what it has need not be looked up for nothing.
  public static func maySpeak(
    _ source: SuggestionSource, in form: FocusedForm, traits: ResolvedTraits, bond: SiteBond
  ) -> Bool {
    traits.showsQuickType && traits.sources.contains(source)
      && OfferConditions.of(source, traits.policy).allow(form, bond: bond)
  }

  /// The items, at most three.
  /// - Parameters:
  ///   - before: what stands in the field before the cursor.
  ///   - after: what stands behind it. What replaces a whole value is offered at its end only.
  public func items(before: String, after: String) -> [Offer] {
    guard traits.showsQuickType else { return [] }
    var offers: [Offer] = []
    for source in traits.sources where OfferConditions.of(source, traits.policy).allow(form, bond: bond) {
      add(source, before: before, after: after, to: &offers)
    }
    addDomains(before: before, after: after, to: &offers)
    addTyped(before: before, after: after, to: &offers)
    return Array(offers.prefix(Self.most))
  }

  private func add(_ source: SuggestionSource, before: String, after: String, to offers: inout [Offer]) {
    let isEmpty = before.isEmpty && after.isEmpty
    switch source {
    case .contacts:
      guard after.isEmpty else { return }
      offers += material.contacts.map { value in
        let act = OfferAct.insert(value.text, replacing: before.count)
        return Offer(title: value.text, detail: value.label, icon: .contact, act: act)
      }
    case .history:
      for text in material.history { addValue(text, .history, before: before, after: after, to: &offers) }
    case .credentials: addSignIns(before: before, after: after, to: &offers)
    case .strongPassword:
      if isEmpty && material.makesPasswords {
        offers.append(Offer(title: words.strongPassword, icon: .strongPassword, act: .strongPassword))
      }
    case .creditCards:
      // The security code is stored nowhere.
      guard isEmpty, form.focus.type != .creditCardSecurityCode else { return }
      offers += material.cards.map { card in
        let brand = card.brand.isEmpty ? "" : "\(card.brand) "
        return Offer(title: "\(brand)••••\u{202f}\(card.ending)", icon: .card, act: .card(card))
      }
    case .oneTimeCodes:
      for code in material.codes where after.isEmpty && before != code.code && code.code.hasPrefix(before) {
        offers.append(Offer(title: code.code, detail: code.site ?? words.fromMessages, icon: .code, act: .code(code)))
      }
    case .recognised: addFound(before: before, after: after, to: &offers)
    case .words: break
    }
  }

  /// A value that takes the place of what has been typed of it.
  private func addValue(
    _ text: String, detail: String = "", _ icon: BarIcon, before: String, after: String, to offers: inout [Offer]
  ) {
    guard after.isEmpty, text != before, Self.begins(text, with: before) else { return }
    // The same value from two sources is one offer.
    guard !offers.contains(where: { $0.title == text }) else { return }
    offers.append(Offer(title: text, detail: detail, icon: icon, act: .insert(text, replacing: before.count)))
  }

  /// In a field for a name accounts that begin as it does; in one for a secret, which is not to be guessed at, all while
  /// it is empty.
  private func addSignIns(before: String, after: String, to offers: inout [Offer]) {
    let isSecret = traits.isSecure || form.focus.type == .password
    guard after.isEmpty else { return }
    if isSecret && !before.isEmpty { return }
    for signIn in material.signIns where isSecret || Self.begins(signIn.account, with: before) {
      let name = signIn.account.isEmpty ? signIn.domain : signIn.account
      let site = signIn.isShared || !signIn.account.isEmpty ? signIn.domain : ""
      offers.append(Offer(title: name, detail: site, icon: .key, act: .signIn(signIn)))
    }
  }

  private func addFound(before: String, after: String, to offers: inout [Offer]) {
    guard !traits.isSecure else { return }
    for found in material.found {
      let detail = found.detail.isEmpty ? words.fromMessages : found.detail
      addValue(found.value, detail: detail, found.kind.icon, before: before, after: after, to: &offers)
    }
  }

  /// What was typed, as people read it; nothing where that is no other.
  private func addTyped(before: String, after: String, to offers: inout [Offer]) {
    guard !traits.isSecure, let typed = material.typed else { return }
    let isWrong = typed.standing == .wrong
    guard isWrong || typed.shown != before + after || typed.standing == .whole && !typed.detail.isEmpty else { return }
    // A question mark: its check digit is another, or there is no such day.
    offers.append(
      Offer(title: typed.shown, detail: typed.detail, icon: isWrong ? .question : typed.kind.icon, act: .note))
  }

  private func addDomains(before: String, after: String, to offers: inout [Offer]) {
    guard after.isEmpty, !traits.isSecure, Self.takesAddresses(form.focus, traits) else { return }
    for completion in EmailDomains(material.emailDomains).completions(of: before) {
      guard !offers.contains(where: { $0.title == completion.whole }) else { continue }
      offers.append(
        Offer(
          title: completion.whole, icon: .web, act: .insert(completion.domain, replacing: completion.typed)))
    }
  }

  /// E-mail addresses are typed there: by its type, or by its keyboard where it has none or is a sign-in name.
  static func takesAddresses(_ field: FormPart, _ traits: ResolvedTraits) -> Bool {
    if field.type == .emailAddress { return true }
    return (field.type == nil || field.type == .username) && traits.keyboardType == .emailAddress
  }

  /// Capitals and small letters are the same where a value is looked for.
  static func begins(_ text: String, with typed: String) -> Bool {
    typed.isEmpty || text.hasPrefix(typed) || text.lowercased().hasPrefix(typed.lowercased())
  }
}

extension Recogniser {
  /// The picture of what it reads.
  var icon: BarIcon {
    switch self {
    case .shipment: .shipment
    case .flight: .flight
    case .dateTime: .calendar
    case .telephone: .telephone
    case .card: .card
    }
  }
}
