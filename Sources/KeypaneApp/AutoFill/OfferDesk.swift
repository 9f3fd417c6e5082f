import ContactCards
import FieldFeed
import KeyboardCore
import Vault

/// Joins what the bar may offer with where it comes from: the store, the contact card, messages, what was typed before.
///
/// Whoever has the keyboard tells it of the focus, of the text and of time, shows `items`, and does its steps. It is the
/// same for a keyboard at work and for the simulator.
package struct OfferDesk: ~Copyable {
  /// What is offered now, at most three. No item, and no step but `fill`, holds a secret.
  package private(set) var items: [BarItem] = []
  private var isChanged = false
  private var steps: [DeskStep] = []

  let settings: AutoFillSettings
  var store: OfferStore
  /// What items ask for, by their numbers; those of one focus stay, because a finger may be slower than the bar.
  var acts: [OfferAct] = []

  /// What is offered for the field that has the focus; nil: none has it.
  var list: OfferList?
  var focused: FocusedField?
  var before = ""
  var after = ""

  var history = FieldHistory()
  var codes = ReceivedCodes()
  var finds = ReceivedFinds()

  /// The rest of what was chosen.
  var plan: FillPlan?
  /// What waits for somebody's confirmation.
  var waiting: Waiting?
  /// The password that was made for the form.
  var made: SecretText?
  /// What the form's fields hold that may be stored.
  var typed: TypedForm?
  /// What the bar asks, and until when.
  var question: Question?
  /// The account that was entered for a site on an earlier page.
  var lastAccount: (domain: String, account: String)?
  /// Of the last field.
  private(set) var policy = PrecedencePolicy.contentTypeFirst
  private var words: (language: String, words: OfferWords)?
  var returnedAt: Instant?
  /// The form was sent, if no field of it gains the focus before.
  var sentAt: Instant?
  /// When somebody was there last; nil: nothing of anybody is here.
  var lastTouch: Instant?

  /// What is asked at the end of a form.
  struct Question {
    var proposal: SavingProposal
    var until: Instant
  }

  /// What is done once somebody has confirmed.
  enum Waiting {
    case fill(FillPlan)
    case store(SavingProposal)
  }

  /// The field that has the focus, and since when.
  struct FocusedField {
    var context: FieldContext
    var since: Instant
  }

  /// A question that nobody answers goes.
  static let patience = Interval.milliseconds(30_000)
  /// From one field to the next.
  static let moment = Interval.milliseconds(700)
  /// After return the program has this long to show that the form is gone.
  static let settling = Interval.milliseconds(10_000)

  package init(_ settings: AutoFillSettings, store: consuming OfferStore) {
    self.settings = settings
    self.store = store
  }

  /// A desk with nothing to offer but what is typed and received.
  init() {
    var settings = AutoFillSettings()
    settings.idle = nil
    self.init(settings, store: OfferStore())
  }

  // MARK: - Focus

  /// A field has the focus now.
  package mutating func focus(_ context: FieldContext, traits: ResolvedTraits, at now: Instant) {
    // Programs tell of the focus whether or not anybody is there: only the first of it begins a visit.
    lastTouch = lastTouch ?? now
    leave(for: context, at: now)
    let form = FocusedForm(context)
    if focused?.context.id != context.id || list == nil { acts = [] }
    // A form that has changed around the field has not given it the focus anew.
    let isSame =
      list != nil && focused?.context.id == context.id && focused?.context.app == context.app
      && focused?.context.domain == context.domain
    focused = FocusedField(context: context, since: isSame ? focused?.since ?? now : now)
    before = context.text ?? ""
    after = ""
    policy = traits.policy
    let bond = settings.bonds.bond(app: form.app, domain: form.domain)
    if words?.language != traits.locale.identifier { words = (traits.locale.identifier, words(of: traits.locale)) }
    list = OfferList(
      form: form, traits: traits, bond: bond, material: OfferMaterial(), words: currentWords)
    lookUp(at: now)
    if typed?.follow(form) != true {
      wipeForm()
      typed = TypedForm(form)
    }
    note()
    goOn(at: now)
    offer()
  }

  /// No field has the focus any more.
  mutating func blur(at now: Instant) {
    learn()
    let key = list?.traits.returnKeyType
    focused = nil
    list = nil
    if let returnedAt, now - returnedAt < Self.settling, let key {
      // A key that leads on leads to a field, whose focus may come a moment later.
      if key == .next || key == .default { sentAt = now + Self.moment } else { submitted(at: now) }
    }
    offer()
  }

  /// What stands around the cursor now: after every action, and whenever a program tells.
  mutating func text(before: String, after: String, at now: Instant) {
    guard list != nil, before != self.before || after != self.after else { return }
    self.before = before
    self.after = after
    note()
    readTyped()
    offer()
  }

  /// Somebody is there: a finger, whatever it does. The idle limit begins again.
  mutating func touched(at now: Instant) { lastTouch = now }

  /// What is kept of the field that is left: it is learnt where that is allowed.
  private mutating func leave(for next: FieldContext, at now: Instant) {
    if let focused, focused.context.id != next.id || focused.context.app != next.app { learn() }
    defer {
      returnedAt = nil
      sentAt = nil
    }
    // Another form behind a return key: the one before was sent.
    guard let returnedAt, now - returnedAt < Self.settling, let typed else { return }
    if !typed.form.isSameForm(as: FocusedForm(next)) { submitted(at: now) }
  }

  /// What return has brought about is known.
  mutating func forgetReturn() {
    returnedAt = nil
    sentAt = nil
  }

  private mutating func learn() {
    guard let list, let value = history.learn(before + after, in: list.traits) else { return }
    if settings.profile == .personal { store.learn(value, for: FieldHistory.kind(list.traits)) }
  }

  /// The return key went out: the field is left, or the form sent; which of them tells the next focus, or its absence.
  mutating func returned(at now: Instant) {
    learn()
    returnedAt = now
  }

  /// In the language of the last field.
  var currentWords: OfferWords { words?.words ?? OfferWords() }

  /// In the language of a field; English where its words cannot be read.
  private func words(of locale: LocaleFacts) -> OfferWords {
    guard let files = settings.words, let words = try? files.words(for: locale) else { return OfferWords() }
    return OfferWords(words)
  }

  // MARK: - Looking up

  /// What there is for the field: nothing is fetched for a source that may not speak.
  mutating func lookUp(at now: Instant) {
    guard let list, let focused else { return }
    let form = list.form
    func maySpeak(_ source: SuggestionSource) -> Bool {
      OfferList.maySpeak(source, in: form, traits: list.traits, bond: list.bond)
    }
    var material = OfferMaterial()
    if maySpeak(.credentials), let domain = form.domain {
      material.signIns = store.signIns(for: domain, bonds: settings.bonds, isSharing: true)
    }
    if maySpeak(.creditCards), canConfirm { material.cards = store.cards }
    if maySpeak(.strongPassword) { material.makesPasswords = passwords(for: form) != nil }
    if maySpeak(.history) {
      let kept = settings.profile == .personal ? store.learnt(FieldHistory.kind(list.traits)) : []
      material.history = history.values(for: list.traits, kept: kept)
    }
    if maySpeak(.oneTimeCodes) { material.codes = fitting(before: focused.since, at: now) }
    if let kind = form.focus.type.flatMap(Recogniser.init(contentType:)) { material.found = finds.of(kind) }
    material.emailDomains = (settings.emailDomains ?? EmailDomains(locale: list.traits.locale)).domains
    self.list?.material = material
    readTyped()
  }

  /// What depends on what has been typed.
  private mutating func readTyped() {
    guard let list, let focused, let type = list.form.focus.type else { return }
    let form = list.form
    if let contact = settings.contact, OfferList.maySpeak(.contacts, in: form, traits: list.traits, bond: list.bond) {
      let request = ContactRequest(
        type, form: form.fields.compactMap(\.type), isMultiline: focused.context.isMultiline,
        locale: list.traits.locale, typed: before)
      self.list?.material.contacts = contact.answers(to: request).map {
        OfferedValue(text: $0.text, label: $0.label?.rawValue ?? "")
      }
    }
    let kind = list.traits.isSecure ? nil : Recogniser(contentType: type)
    self.list?.material.typed = kind?.read(before + after, RecogniserSetting(list.traits.locale))
  }

  /// What a site wants of a new password; nil: nothing can be made that it takes.
  func passwords(for form: FocusedForm) -> StrongPassword? {
    // Rules are for secure fields only (part 1.4). Of two fields for a password one has them.
    let parts = form.fields.filter { $0.type == .newPassword && $0.traits.isSecureTextEntry }
    let own = parts.compactMap(\.traits.passwordRules).first { !$0.isEmpty }
    let rules = own ?? form.domain.flatMap { settings.quirks.quirk(for: $0)?.rules }
    return try? StrongPassword(rules: rules.map { PasswordRules($0) } ?? .standard)
  }

  // MARK: - Items

  /// Makes the items anew.
  mutating func offer() {
    let offers: [Offer]
    if let question {
      offers = currentWords.offers(asking: question.proposal)
    } else {
      offers = list?.items(before: before, after: after) ?? []
    }
    let made = offers.map { item($0) }
    if made != items {
      items = made
      isChanged = true
    }
  }

  private mutating func item(_ offer: Offer) -> BarItem {
    let choice: BarItem.Choice
    switch offer.act {
    case .insert(let text, let count): choice = .insert(text, replacing: count)
    case .note: choice = .note
    case .signIn, .strongPassword, .card, .code, .save, .decline:
      let number = acts.firstIndex(of: offer.act) ?? acts.count
      if number == acts.count { acts.append(offer.act) }
      choice = .request(number)
    }
    return BarItem(title: offer.title, detail: offer.detail, icon: offer.icon, choice: choice)
  }

  /// An item was chosen, by the number of its request.
  mutating func choose(_ number: Int, at now: Instant) {
    touched(at: now)
    guard acts.indices.contains(number) else { return }
    take(acts[number], at: now)
    offer()
  }

  /// The text that the focused field has.
  var fieldText: String { before + after }

  // MARK: - For whoever has the keyboard

  /// The bar asks a question that is to be answered: the keyboard stays although its field is done.
  var isAsking: Bool { question != nil }

  /// No field has the focus.
  var isAway: Bool { list == nil }

  mutating func add(_ step: DeskStep) { steps.append(step) }

  /// Whether `items` are others than at the last call.
  mutating func takeChanged() -> Bool {
    defer { isChanged = false }
    return isChanged
  }

  /// What is to be done, in this order; forgotten here.
  mutating func takeSteps() -> [DeskStep] {
    if steps.isEmpty { return [] }
    defer { steps.removeAll() }
    return steps
  }
}

extension FocusedForm {
  /// What a program tells of the focus.
  init(_ context: FieldContext) {
    self.init(
      app: context.app, domain: context.domain, focus: FormPart(id: context.id, traits: context.traits),
      fields: context.form.map { FormPart(id: $0.id, traits: $0.traits) })
  }
}
