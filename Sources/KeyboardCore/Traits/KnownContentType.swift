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
  /// The version of iOS that brought it: `17.4`.
  public let since: String

  init(_ type: TextContentType, _ name: String, _ category: Category, since: String) {
    self.type = type
    self.name = name
    self.category = category
    self.since = since
  }

  /// In the order in which UIKit gained them.
  public static let all: [KnownContentType] = [
    KnownContentType(.name, "name", .identity, since: "10.0"),
    KnownContentType(.namePrefix, "namePrefix", .identity, since: "10.0"),
    KnownContentType(.givenName, "givenName", .identity, since: "10.0"),
    KnownContentType(.middleName, "middleName", .identity, since: "10.0"),
    KnownContentType(.familyName, "familyName", .identity, since: "10.0"),
    KnownContentType(.nameSuffix, "nameSuffix", .identity, since: "10.0"),
    KnownContentType(.nickname, "nickname", .identity, since: "10.0"),
    KnownContentType(.jobTitle, "jobTitle", .identity, since: "10.0"),
    KnownContentType(.organizationName, "organizationName", .identity, since: "10.0"),
    KnownContentType(.location, "location", .contact, since: "10.0"),
    KnownContentType(.fullStreetAddress, "fullStreetAddress", .contact, since: "10.0"),
    KnownContentType(.streetAddressLine1, "streetAddressLine1", .contact, since: "10.0"),
    KnownContentType(.streetAddressLine2, "streetAddressLine2", .contact, since: "10.0"),
    KnownContentType(.addressCity, "addressCity", .contact, since: "10.0"),
    KnownContentType(.addressState, "addressState", .contact, since: "10.0"),
    KnownContentType(.addressCityAndState, "addressCityAndState", .contact, since: "10.0"),
    KnownContentType(.sublocality, "sublocality", .contact, since: "10.0"),
    KnownContentType(.countryName, "countryName", .contact, since: "10.0"),
    KnownContentType(.postalCode, "postalCode", .contact, since: "10.0"),
    KnownContentType(.telephoneNumber, "telephoneNumber", .contact, since: "10.0"),
    KnownContentType(.emailAddress, "emailAddress", .contact, since: "10.0"),
    KnownContentType(.URL, "URL", .contact, since: "10.0"),
    KnownContentType(.creditCardNumber, "creditCardNumber", .payment, since: "10.0"),
    KnownContentType(.username, "username", .credential, since: "11.0"),
    KnownContentType(.password, "password", .credential, since: "11.0"),
    KnownContentType(.newPassword, "newPassword", .credential, since: "12.0"),
    KnownContentType(.oneTimeCode, "oneTimeCode", .credential, since: "12.0"),
    KnownContentType(.shipmentTrackingNumber, "shipmentTrackingNumber", .tracking, since: "15.0"),
    KnownContentType(.flightNumber, "flightNumber", .tracking, since: "15.0"),
    KnownContentType(.dateTime, "dateTime", .date, since: "15.0"),
    KnownContentType(.birthdate, "birthdate", .date, since: "17.0"),
    KnownContentType(.birthdateDay, "birthdateDay", .date, since: "17.0"),
    KnownContentType(.birthdateMonth, "birthdateMonth", .date, since: "17.0"),
    KnownContentType(.birthdateYear, "birthdateYear", .date, since: "17.0"),
    KnownContentType(.creditCardSecurityCode, "creditCardSecurityCode", .payment, since: "17.0"),
    KnownContentType(.creditCardName, "creditCardName", .payment, since: "17.0"),
    KnownContentType(.creditCardGivenName, "creditCardGivenName", .payment, since: "17.0"),
    KnownContentType(.creditCardMiddleName, "creditCardMiddleName", .payment, since: "17.0"),
    KnownContentType(.creditCardFamilyName, "creditCardFamilyName", .payment, since: "17.0"),
    KnownContentType(.creditCardExpiration, "creditCardExpiration", .payment, since: "17.0"),
    KnownContentType(.creditCardExpirationMonth, "creditCardExpirationMonth", .payment, since: "17.0"),
    KnownContentType(.creditCardExpirationYear, "creditCardExpirationYear", .payment, since: "17.0"),
    KnownContentType(.creditCardType, "creditCardType", .payment, since: "17.0"),
    KnownContentType(.cellularEID, "cellularEID", .device, since: "17.4"),
    KnownContentType(.cellularIMEI, "cellularIMEI", .device, since: "17.4"),
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
