extension ContactCard {
  /// What the card answers a field, the likeliest first, each text once. Nothing for types that a card knows nothing of.
  ///
  /// Preferred values come first, then those without preference in the card's order. Of those that begin with what was typed
  /// the ones that do so letter for letter come before those that differ in case or marks; what stands in the field already
  /// is no answer.
  public func answers(to request: ContactRequest) -> [ContactAnswer] {
    let prefix = TypedPrefix(request.typed, isNumber: request.type == .telephoneNumber)
    var seen: Set<String> = []
    var exact: [ContactAnswer] = []
    var close: [ContactAnswer] = []
    for answer in all(for: request) where !answer.text.isEmpty && seen.insert(answer.text).inserted {
      switch prefix.match(answer.text) {
      case .exact: exact.append(answer)
      case .close: close.append(answer)
      case .whole, nil: break
      }
    }
    return exact + close
  }

  private func all(for request: ContactRequest) -> [ContactAnswer] {
    switch request.type {
    case .name: return fullNameAnswers(request.locale.language)
    case .namePrefix: return nameAnswers(request) { $0.prefix }
    case .givenName: return nameAnswers(request) { $0.given }
    case .middleName: return nameAnswers(request) { $0.middle }
    case .familyName: return nameAnswers(request) { $0.family }
    case .nameSuffix: return nameAnswers(request) { $0.suffix }
    case .nickname: return answers(nicknames, request)
    case .jobTitle: return answers(jobTitles, request)
    case .organizationName: return answers(organizations, request) + (isOrganization ? answers(fullNames, request) : [])
    case .telephoneNumber: return telephoneAnswers(request)
    case .emailAddress: return answers(emailAddresses, request)
    case .URL: return answers(webAddresses, request)
    case .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear: return birthdayAnswers(request)
    default: return addressAnswers(request)
    }
  }

  private func answers(_ values: [ContactValue<String>], _ request: ContactRequest) -> [ContactAnswer] {
    ContactValue.ordered(values, for: request.locale.language).map { ContactAnswer($0.content, label: $0.label) }
  }

  /// As the card's owner writes the name, then without titles and degrees.
  private func fullNameAnswers(_ language: String) -> [ContactAnswer] {
    let whole = ContactValue.ordered(fullNames, for: language)
    let plain = ContactValue.ordered(names, for: language).map { name in
      let owner = whole.first { $0.language == name.language } ?? whole.first
      return ContactAnswer(name.content.plain(language: name.language, owner: owner?.content ?? ""))
    }
    return whole.map { ContactAnswer($0.content) } + plain
  }

  private func nameAnswers(_ request: ContactRequest, _ part: (ContactName) -> String) -> [ContactAnswer] {
    ContactValue.ordered(names, for: request.locale.language).map { ContactAnswer(part($0.content)) }
  }

  /// Numbers that nobody answers come last.
  private func telephoneAnswers(_ request: ContactRequest) -> [ContactAnswer] {
    let all = answers(telephones, request)
    return all.filter { !$0.isDeaf } + all.filter { $0.isDeaf }
  }

  /// The whole date as the locale writes it and as machines do; days and months without and with a leading zero. A birthday
  /// of which a part is not known answers only for the others.
  private func birthdayAnswers(_ request: ContactRequest) -> [ContactAnswer] {
    guard let birthday else { return [] }
    switch request.type {
    case .birthdate:
      guard let year = birthday.year, let month = birthday.month, let day = birthday.day else { return [] }
      let orders = [DateForm.of(request.locale), .machine]
      return orders.map { ContactAnswer($0.text(year: year, month: month, day: day)) }
    case .birthdateDay: return Self.numbers(birthday.day)
    case .birthdateMonth: return Self.numbers(birthday.month)
    default: return birthday.year.map { [ContactAnswer(String($0))] } ?? []
    }
  }

  private static func numbers(_ number: Int?) -> [ContactAnswer] {
    guard let number else { return [] }
    return [ContactAnswer(String(number)), ContactAnswer(DateForm.padded(number, to: 2))]
  }
}

extension ContactAnswer {
  /// Nobody would answer there.
  fileprivate var isDeaf: Bool {
    label == .fax || label == .homeFax || label == .workFax || label == .pager
  }
}
