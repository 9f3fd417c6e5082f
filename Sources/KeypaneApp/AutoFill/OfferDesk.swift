import ContactCards
import FieldFeed
import KeyboardCore
import Vault

/// Joins what the bar may offer with where it comes from: the store, the contact card, messages, what was typed before.
///
/// Whoever has the keyboard tells it of the focus, of the text and of time, shows `items`, and does its steps. It is the
/// same for a keyboard at work and for the simulator.
struct OfferDesk: ~Copyable {
  /// What is offered now, at most three. No item, and no step but `fill`, holds a secret.
  private(set) var items: [BarItem] = []
  private var isChanged = false
  private var steps: [DeskStep] = []

  let settings: AutoFillSettings
  var store: OfferStore
  /// What items ask for, by their numbers; those of one focus stay, because a finger may be slower than the bar.
  private var acts: [OfferAct] = []

  /// What is offered for the field that has the focus; nil: none has it.
  var list: OfferList?
  private var focused: FocusedField?
  private var before = ""
  private var after = ""

  var history = FieldHistory()
  var codes = ReceivedCodes()
  private var finds = ReceivedFinds()

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
  private var words: (language: String, words: OfferWords)?
  private var returnedAt: Instant?
  /// When somebody was there last; nil: nothing of anybody is here.
  private var lastTouch: Instant?

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
  private struct FocusedField {
    var context: FieldContext
    var since: Instant
  }

  /// A question that nobody answers goes.
  static let patience = Interval.milliseconds(30_000)
  /// After return the program has this long to show that the form is gone.
  static let settling = Interval.milliseconds(10_000)

  init(_ settings: AutoFillSettings, store: consuming OfferStore) {
    self.settings = settings
    self.store = store
  }

  /// A desk with nothing to offer but what is typed and received.
  init() { self.init(AutoFillSettings(), store: OfferStore()) }

  // MARK: - Focus

  /// A field has the focus now.
  mutating func focus(_ context: FieldContext, traits: ResolvedTraits, at now: Instant) {
    touched(at: now)
    leave(for: context, at: now)
    let form = FocusedForm(context)
    if focused?.context.id != context.id || list == nil { acts = [] }
    focused = FocusedField(context: context, since: now)
    before = context.text ?? ""
    after = ""
    let bond = settings.bonds.bond(app: form.app, domain: form.domain)
    if words?.language != traits.locale.identifier { words = (traits.locale.identifier, words(of: traits.locale)) }
    list = OfferList(form: form, traits: traits, bond: bond, material: OfferMaterial(), words: words?.words ?? OfferWords())
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
    plan = nil
    focused = nil
    list = nil
    if let returnedAt, now - returnedAt < Self.settling { submitted(at: now) }
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
    guard let focused else { return }
    if focused.context.id != next.id || focused.context.app != next.app { learn() }
    defer { returnedAt = nil }
    // Another form behind a return key: the one before was sent.
    guard let returnedAt, now - returnedAt < Self.settling, let typed else { return }
    if !typed.form.isSameForm(as: FocusedForm(next)) { submitted(at: now) }
  }

  private mutating func learn() {
    guard let list else { return }
    history.learn(before + after, in: list.traits)
  }

  /// The return key went out: the field is left, or the form sent; which of them tells the next focus, or its absence.
  mutating func returned(at now: Instant) {
    learn()
    returnedAt = now
  }

  /// In the language of a field; English where its words cannot be read.
  private func words(of locale: LocaleFacts) -> OfferWords {
    guard let files = settings.words, let words = try? files.words(for: locale) else { return OfferWords() }
    return OfferWords(words)
  }

  // MARK: - Looking up

  /// What there is for the field: nothing is fetched for a source that may not speak.
  private mutating func lookUp(at now: Instant) {
    guard let list, let focused else { return }
    let form = list.form
    func maySpeak(_ source: SuggestionSource) -> Bool {
      OfferList.maySpeak(source, in: form, traits: list.traits, bond: list.bond)
    }
    var material = OfferMaterial()
    if maySpeak(.credentials), let domain = form.domain {
      material.signIns = store.signIns(for: domain, bonds: settings.bonds, isSharing: true)
    }
    if maySpeak(.creditCards) { material.cards = store.cards }
    if maySpeak(.strongPassword) { material.makesPasswords = passwords(for: form) != nil }
    if maySpeak(.history) { material.history = history.values(for: list.traits) }
    if maySpeak(.oneTimeCodes) { material.codes = fitting(before: focused.since, at: now) }
    if let kind = form.focus.type.flatMap(Recogniser.init(contentType:)) { material.found = finds.of(kind) }
    material.emailDomains = settings.emailDomains.domains
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
      offers = (words?.words ?? OfferWords()).offers(asking: question.proposal)
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

  // MARK: - Messages

  /// A message has arrived. It is read at once and not kept.
  mutating func message(_ text: String, at now: Instant) {
    // Nobody has touched anything, but there is something to forget now.
    lastTouch = lastTouch ?? now
    let code = codes.receive(text, at: now)
    finds.receive(text, RecogniserSetting(list?.traits.locale ?? .enUS))
    guard let list else { return }
    switch list.traits.policy {
    case .contentTypeFirst:
      // Into the field that is active already it goes by itself (S10); the bar offers it in those that follow (S9).
      if let code, let offered = offered(code, in: list), offered.site == nil, offered.code.hasPrefix(fieldText) {
        use(offered)
      }
    case .keyboardTypeFirst:
      if OfferList.maySpeak(.oneTimeCodes, in: list.form, traits: list.traits, bond: list.bond) {
        let codes = fitting(before: now, at: now)
        self.list?.material.codes = codes
      }
    }
    if let kind = list.form.focus.type.flatMap(Recogniser.init(contentType:)) {
      self.list?.material.found = finds.of(kind)
    }
    offer()
  }

  /// The codes that came before a time and belong into the field.
  private func fitting(before time: Instant, at now: Instant) -> [OfferedCode] {
    guard let list else { return [] }
    return codes.living(at: now).filter { $0.received <= time }.compactMap { offered($0, in: list) }
  }

  private func offered(_ code: ReceivedCode, in list: OfferList) -> OfferedCode? {
    guard list.form.focus.type == .oneTimeCode else { return nil }
    guard let origin = code.boundTo else { return OfferedCode(id: code.id, code: code.code) }
    let sites = settings.bonds.sites
    // A program without a page is where its sites' codes belong, too (part 5.3).
    let app = list.form.app
    let page = list.form.domain ?? (settings.bonds.names(app, origin.top) ? origin.top : nil)
    guard let page = page.flatMap({ WebOrigin($0) }), list.form.domain == nil || list.bond == .associated else {
      return nil
    }
    let best = origin.fit([page]) { sites.registrableDomain(of: $0) }
    switch best {
    case .none: return nil
    case .site: return OfferedCode(id: code.id, code: code.code, site: origin.description)
    case .origin: return OfferedCode(id: code.id, code: code.code)
    }
  }

  /// Types a code, which is used up then.
  mutating func use(_ code: OfferedCode) {
    codes.use(code.id)
    list?.material.codes.removeAll { $0.id == code.id }
    add(.fill(code.code))
  }

  // MARK: - Time

  /// When something is to be done without anybody asking.
  var deadline: Instant? {
    var due = codes.deadline
    for other in [question?.until, plan?.deadline, idleEnd] {
      if let other { due = due.map { min($0, other) } ?? other }
    }
    return due
  }

  private var idleEnd: Instant? {
    guard let idle = settings.idle, let lastTouch else { return nil }
    return lastTouch + idle
  }

  /// Does what is due.
  /// - Returns: whether the visitor's session has ended because nobody was there.
  mutating func wake(at now: Instant) -> Bool {
    if let idleEnd, idleEnd <= now {
      endSession()
      return true
    }
    if let plan, plan.deadline <= now { self.plan = nil }
    if let question, question.until <= now { endQuestion() }
    if codes.expire(at: now) {
      let living = Set(codes.all.map(\.id))
      list?.material.codes.removeAll { !living.contains($0.id) }
      offer()
    }
    return false
  }

  /// The visitor has gone: everything that was learnt, typed and received is overwritten and forgotten.
  mutating func endSession() {
    history.wipe()
    codes.removeAll()
    finds.removeAll()
    wipeForm()
    question = nil
    lastAccount = nil
    if waiting != nil { add(.askNoMore) }
    waiting = nil
    returnedAt = nil
    lastTouch = nil
    before = ""
    after = ""
    acts = []
    if let list, let focused { lookUpAgain(list, focused) }
    offer()
  }

  /// What is still on the screen is the next visitor's field.
  private mutating func lookUpAgain(_ list: OfferList, _ focused: FocusedField) {
    typed = TypedForm(list.form)
    lookUp(at: focused.since)
  }

  /// What was typed and made for the form is overwritten.
  mutating func wipeForm() {
    plan = nil
    typed?.wipe()
    typed = nil
    made = nil
  }

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
