/// A field name of HTML's `autocomplete`.
public struct AutofillField: Sendable, Hashable {
  /// How many words may stand before a field name, and which.
  public enum Category: String, Sendable {
    /// Nothing is to be filled in.
    case off
    /// It is left to the browser.
    case automatic
    /// Section and address.
    case normal
    /// Section, address, and which telephone or mailbox.
    case contact
    /// All of them, and a field name before it.
    case credential

    /// The most words that an attribute may have that ends in a field of this category.
    public var mostTokens: Int {
      switch self {
      case .off, .automatic: 1
      case .normal: 3
      case .contact: 4
      case .credential: 5
      }
    }
  }

  /// In lower case: `cc-number`.
  public let name: String
  /// What may stand before it.
  public let category: Category
  /// The content type that means the same; nil: there is none.
  public let contentType: TextContentType?

  private init(_ name: String, _ category: Category, _ contentType: TextContentType? = nil) {
    self.name = name
    self.category = category
    self.contentType = contentType
  }

  /// By its name in lower case.
  public static func named(_ name: String) -> AutofillField? {
    name.utf8.count <= longestName ? byName[name] : nil
  }

  /// Longer than the longest.
  private static let longestName = 32

  private static let byName: [String: AutofillField] = {
    var table: [String: AutofillField] = [:]
    for field in all { table[field.name] = field }
    return table
  }()

  /// Every field name of the standard. A part of a telephone number has no content type: a whole number does not
  /// belong there.
  public static let all: [AutofillField] = [
    AutofillField("off", .off), AutofillField("on", .automatic), AutofillField("name", .normal, .name),
    AutofillField("honorific-prefix", .normal, .namePrefix), AutofillField("given-name", .normal, .givenName),
    AutofillField("additional-name", .normal, .middleName), AutofillField("family-name", .normal, .familyName),
    AutofillField("honorific-suffix", .normal, .nameSuffix), AutofillField("nickname", .normal, .nickname),
    AutofillField("username", .normal, .username), AutofillField("new-password", .normal, .newPassword),
    AutofillField("current-password", .normal, .password), AutofillField("one-time-code", .normal, .oneTimeCode),
    AutofillField("organization-title", .normal, .jobTitle),
    AutofillField("organization", .normal, .organizationName),
    AutofillField("street-address", .normal, .fullStreetAddress),
    AutofillField("address-line1", .normal, .streetAddressLine1),
    AutofillField("address-line2", .normal, .streetAddressLine2), AutofillField("address-line3", .normal),
    AutofillField("address-level4", .normal), AutofillField("address-level3", .normal, .sublocality),
    AutofillField("address-level2", .normal, .addressCity), AutofillField("address-level1", .normal, .addressState),
    AutofillField("country", .normal, .countryName), AutofillField("country-name", .normal, .countryName),
    AutofillField("postal-code", .normal, .postalCode), AutofillField("cc-name", .normal, .creditCardName),
    AutofillField("cc-given-name", .normal, .creditCardGivenName),
    AutofillField("cc-additional-name", .normal, .creditCardMiddleName),
    AutofillField("cc-family-name", .normal, .creditCardFamilyName),
    AutofillField("cc-number", .normal, .creditCardNumber), AutofillField("cc-exp", .normal, .creditCardExpiration),
    AutofillField("cc-exp-month", .normal, .creditCardExpirationMonth),
    AutofillField("cc-exp-year", .normal, .creditCardExpirationYear),
    AutofillField("cc-csc", .normal, .creditCardSecurityCode), AutofillField("cc-type", .normal, .creditCardType),
    AutofillField("transaction-currency", .normal), AutofillField("transaction-amount", .normal),
    AutofillField("language", .normal), AutofillField("bday", .normal, .birthdate),
    AutofillField("bday-day", .normal, .birthdateDay), AutofillField("bday-month", .normal, .birthdateMonth),
    AutofillField("bday-year", .normal, .birthdateYear), AutofillField("sex", .normal),
    AutofillField("url", .normal, .URL), AutofillField("photo", .normal),
    AutofillField("tel", .contact, .telephoneNumber), AutofillField("tel-country-code", .contact),
    AutofillField("tel-national", .contact, .telephoneNumber), AutofillField("tel-area-code", .contact),
    AutofillField("tel-local", .contact, .telephoneNumber), AutofillField("tel-local-prefix", .contact),
    AutofillField("tel-local-suffix", .contact), AutofillField("tel-extension", .contact),
    AutofillField("email", .contact, .emailAddress), AutofillField("impp", .contact),
    AutofillField("webauthn", .credential, .username),
  ]
}
