import ContactCards
import FieldFeed
import KeyboardCore

/// Codes, and what else messages contain.
extension OfferDesk {
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
  func fitting(before time: Instant, at now: Instant) -> [OfferedCode] {
    guard let list else { return [] }
    return codes.living(at: now).filter { $0.received <= time }.compactMap { offered($0, in: list) }
  }

  private func offered(_ code: ReceivedCode, in list: OfferList) -> OfferedCode? {
    guard list.form.focus.type == .oneTimeCode,
      OfferList.maySpeak(.oneTimeCodes, in: list.form, traits: list.traits, bond: list.bond)
    else { return nil }
    guard let origin = code.boundTo else { return OfferedCode(id: code.id, code: code.code) }
    let sites = settings.bonds.sites
    switch origin.fit(frames(of: list, for: origin), registrableDomain: { sites.registrableDomain(of: $0) }) {
    case .none: return nil
    case .site: return OfferedCode(id: code.id, code: code.code, site: origin.description)
    case .origin: return OfferedCode(id: code.id, code: code.code)
    }
  }

  /// The documents that the field stands in, from its own to the page; none where its program may not speak for them.
  private func frames(of list: OfferList, for origin: OneTimeCodeOrigin) -> [WebOrigin] {
    let form = list.form
    guard form.domain == nil || list.bond == .associated else { return [] }
    if let frames = focused?.context.frames, let page = frames.last {
      return settings.bonds.bond(app: form.app, domain: page.host) == .associated ? frames : []
    }
    // A program without a page is where its sites' codes belong, too (part 5.3).
    let page = form.domain ?? (settings.bonds.names(form.app, origin.top) ? origin.top : nil)
    return page.flatMap { WebOrigin($0) }.map { [$0] } ?? []
  }

  /// Types a code, which is used up then.
  mutating func use(_ code: OfferedCode) {
    codes.use(code.id)
    list?.material.codes.removeAll { $0.id == code.id }
    add(.fill(code.code))
  }
}
