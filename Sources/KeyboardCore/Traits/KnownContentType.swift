/// One row of the table of content types that have a name.
public struct KnownContentType: Sendable, Hashable {
  /// What kind of thing the text is.
  public enum Category: String, Sendable, CaseIterable {
    /// Who somebody is.
    case identity
    /// Where somebody is and how to reach them.
    case contact
    /// What opens an account.
    case credential
    /// What pays.
    case payment
    /// A day or an hour.
    case date
    /// A device's own number.
    case device
    /// A number that follows a parcel or a flight.
    case tracking
  }

  /// The content type itself.
  public let type: TextContentType
  /// The Swift name of UIKit: `telephoneNumber`.
  public let name: String
  /// Its kind.
  public let category: Category

  init(_ type: TextContentType, _ name: String, _ category: Category) {
    self.type = type
    self.name = name
    self.category = category
  }

  /// In the order in which UIKit gained them.
  public static let all: [KnownContentType] = [
    KnownContentType(.name, "name", .identity),
    KnownContentType(.namePrefix, "namePrefix", .identity),
    KnownContentType(.givenName, "givenName", .identity),
    KnownContentType(.middleName, "middleName", .identity),
    KnownContentType(.familyName, "familyName", .identity),
    KnownContentType(.nameSuffix, "nameSuffix", .identity),
    KnownContentType(.nickname, "nickname", .identity),
    KnownContentType(.jobTitle, "jobTitle", .identity),
    KnownContentType(.organizationName, "organizationName", .identity),
    KnownContentType(.location, "location", .contact),
    KnownContentType(.fullStreetAddress, "fullStreetAddress", .contact),
    KnownContentType(.streetAddressLine1, "streetAddressLine1", .contact),
    KnownContentType(.streetAddressLine2, "streetAddressLine2", .contact),
    KnownContentType(.addressCity, "addressCity", .contact),
    KnownContentType(.addressState, "addressState", .contact),
    KnownContentType(.addressCityAndState, "addressCityAndState", .contact),
    KnownContentType(.sublocality, "sublocality", .contact),
    KnownContentType(.countryName, "countryName", .contact),
    KnownContentType(.postalCode, "postalCode", .contact),
    KnownContentType(.telephoneNumber, "telephoneNumber", .contact),
    KnownContentType(.emailAddress, "emailAddress", .contact),
    KnownContentType(.URL, "URL", .contact),
    KnownContentType(.creditCardNumber, "creditCardNumber", .payment),
    KnownContentType(.username, "username", .credential),
    KnownContentType(.password, "password", .credential),
    KnownContentType(.newPassword, "newPassword", .credential),
    KnownContentType(.oneTimeCode, "oneTimeCode", .credential),
    KnownContentType(.shipmentTrackingNumber, "shipmentTrackingNumber", .tracking),
    KnownContentType(.flightNumber, "flightNumber", .tracking),
    KnownContentType(.dateTime, "dateTime", .date),
    KnownContentType(.birthdate, "birthdate", .date),
    KnownContentType(.birthdateDay, "birthdateDay", .date),
    KnownContentType(.birthdateMonth, "birthdateMonth", .date),
    KnownContentType(.birthdateYear, "birthdateYear", .date),
    KnownContentType(.creditCardSecurityCode, "creditCardSecurityCode", .payment),
    KnownContentType(.creditCardName, "creditCardName", .payment),
    KnownContentType(.creditCardGivenName, "creditCardGivenName", .payment),
    KnownContentType(.creditCardMiddleName, "creditCardMiddleName", .payment),
    KnownContentType(.creditCardFamilyName, "creditCardFamilyName", .payment),
    KnownContentType(.creditCardExpiration, "creditCardExpiration", .payment),
    KnownContentType(.creditCardExpirationMonth, "creditCardExpirationMonth", .payment),
    KnownContentType(.creditCardExpirationYear, "creditCardExpirationYear", .payment),
    KnownContentType(.creditCardType, "creditCardType", .payment),
    KnownContentType(.cellularEID, "cellularEID", .device),
    KnownContentType(.cellularIMEI, "cellularIMEI", .device),
  ]
}

extension TextContentType {
  /// The 45 constants, in the order in which UIKit gained them.
  public static let all: [TextContentType] = KnownContentType.all.map { $0.type }

  /// The row of the table; nil for a value that has no name.
  public var known: KnownContentType? {
    KnownContentType.all.first { $0.type == self }
  }

  /// One of the 45.
  public var isKnown: Bool { known != nil }

  /// The Swift name of UIKit, or the raw string where there is none.
  public var name: String { known?.name ?? rawValue }

  /// By Swift name (`telephoneNumber`) or raw string (`tel`); anything else is kept as a raw string.
  public init(nameOrRawValue text: String) {
    self = KnownContentType.all.first { $0.name == text }?.type ?? TextContentType(rawValue: text)
  }

  /// The keyboard that a content type brings with it; nil: it leaves the choice to the keyboard type.
  ///
  /// Sources: S4 (telephone), S3 and S6 (e-mail, URL), part 4.4 (numbers of a payment card).
  public var ownKeyboard: KeyboardType? {
    if self == .telephoneNumber { return .phonePad }
    if self == .emailAddress { return .emailAddress }
    if self == .URL { return .URL }
    let cardNumbers: [TextContentType] = [
      .creditCardNumber, .creditCardSecurityCode, .creditCardExpiration, .creditCardExpirationMonth,
      .creditCardExpirationYear,
    ]
    return cardNumbers.contains(self) ? .numberPad : nil
  }
}
