/// Who may speak in the QuickType bar.
enum SourceRules {
  static let all: [PrecedenceRule] = [
    PrecedenceRule(
      name: "addresses-offer-earlier-ones",
      sentence: "Fields for e-mail and web addresses offer those that were entered before.", source: "S22, HIG"
    ) { request, resolved in
      let type = request.contentType
      // A sign-in name that is an e-mail address is offered from the stored sign-ins only.
      let isAddress = resolved.keyboardType == .emailAddress || resolved.keyboardType == .URL
      guard type == .emailAddress || type == .URL || (type == nil && isAddress) else { return nil }
      resolved.sources.insert(.history, at: 0)
      return .because("a field for addresses offers those that were entered before")
    },
    PrecedenceRule(
      name: "contact-fields-offer-earlier-values",
      sentence: "Names, organisations and addresses that were entered before are offered again.", source: "Keypane"
    ) { request, resolved in
      guard let type = request.contentType, offersEarlierValues(type), !resolved.sources.contains(.history) else {
        return nil
      }
      resolved.sources.insert(.history, at: 0)
      return .because("content type " + type.name + " offers what was entered before")
    },
    PrecedenceRule(
      name: "contact-fields-offer-contacts",
      sentence: "Names, addresses, telephone numbers and birthdays are offered from the contact card.", source: "S22"
    ) { request, resolved in
      guard let known = request.contentType?.known else { return nil }
      switch known.category {
      case .identity, .contact: break
      case .date:
        guard known.type != .dateTime else { return nil }
      case .credential, .payment, .device, .tracking: return nil
      }
      resolved.sources.insert(.contacts, at: 0)
      return .because("content type " + known.name + " is offered from the contacts")
    },
    PrecedenceRule(
      name: "sign-in-offers-credentials",
      sentence: "User name and password are offered from the stored sign-ins.", source: "S12, S15, S16"
    ) { request, resolved in
      guard let type = request.contentType, type == .username || type == .password else { return nil }
      resolved.sources.insert(.credentials, at: 0)
      return .because("content type " + type.name + " is offered from the stored sign-ins")
    },
    PrecedenceRule(
      name: "new-password-offers-a-strong-one",
      sentence: "A new password starts the generator of strong passwords.", source: "S14"
    ) { request, resolved in
      guard request.contentType == .newPassword else { return nil }
      resolved.sources.insert(.strongPassword, at: 0)
      return .because("content type newPassword is offered a strong password")
    },
    PrecedenceRule(
      name: "card-fields-offer-cards",
      sentence: "The fields of a payment card are offered from the stored cards.", source: "S13"
    ) { request, resolved in
      guard let known = request.contentType?.known, known.category == .payment else { return nil }
      resolved.sources.insert(.creditCards, at: 0)
      return .because("content type " + known.name + " is offered from the stored cards")
    },
    PrecedenceRule(
      name: "numbers-and-dates-are-read",
      sentence: "Shipment numbers, flights, dates and times are offered from messages and read back in the bar.",
      source: "DOC"
    ) { request, resolved in
      guard let known = request.contentType?.known, known.category == .tracking || known.type == .dateTime else {
        return nil
      }
      resolved.sources.insert(.recognised, at: 0)
      return .because("content type " + known.name + " is offered what messages contained")
    },
    PrecedenceRule(
      name: "one-time-code-only-lights-the-bar",
      sentence: "A one-time code changes no keyboard; codes that arrive are offered in the bar.", source: "S8"
    ) { request, resolved in
      guard request.contentType == .oneTimeCode else { return nil }
      resolved.sources.insert(.oneTimeCodes, at: 0)
      return .because("content type oneTimeCode is offered the codes that arrive and changes nothing else")
    },
  ]

  /// What tells who somebody is and where is typed again and again; what opens or pays something is left to the store,
  /// and telephone numbers come from the contacts (S22).
  private static func offersEarlierValues(_ type: TextContentType) -> Bool {
    switch type.known?.category {
    case .identity, .contact: type != .telephoneNumber
    case .credential, .payment, .date, .device, .tracking, nil: false
    }
  }
}
