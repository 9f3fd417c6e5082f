/// A hint of Android's autofill service: what a view's text means.
public struct AndroidAutofillHint: Sendable, Hashable {
  /// Android's own string: `smsOTPCode`.
  public let name: String
  /// The content type that means the same; nil: there is none.
  public let contentType: TextContentType?

  private init(_ name: String, _ contentType: TextContentType?) {
    self.name = name
    self.contentType = contentType
  }

  /// The hints of the platform and of its support library. A code sent in a message also has a hint for each of its
  /// characters, `smsOTPCode1` to `smsOTPCode8`, which `named` knows.
  public static let all: [AndroidAutofillHint] = [
    AndroidAutofillHint("birthDateDay", .birthdateDay), AndroidAutofillHint("birthDateFull", .birthdate),
    AndroidAutofillHint("birthDateMonth", .birthdateMonth), AndroidAutofillHint("birthDateYear", .birthdateYear),
    AndroidAutofillHint("creditCardExpirationDate", .creditCardExpiration),
    AndroidAutofillHint("creditCardExpirationDay", nil),
    AndroidAutofillHint("creditCardExpirationMonth", .creditCardExpirationMonth),
    AndroidAutofillHint("creditCardExpirationYear", .creditCardExpirationYear),
    AndroidAutofillHint("creditCardNumber", .creditCardNumber),
    AndroidAutofillHint("creditCardSecurityCode", .creditCardSecurityCode),
    AndroidAutofillHint("emailAddress", .emailAddress), AndroidAutofillHint("gender", nil),
    AndroidAutofillHint("name", .name), AndroidAutofillHint("newPassword", .newPassword),
    AndroidAutofillHint("newUsername", .username), AndroidAutofillHint("password", .password),
    AndroidAutofillHint("personName", .name), AndroidAutofillHint("personFamilyName", .familyName),
    AndroidAutofillHint("personGivenName", .givenName), AndroidAutofillHint("personMiddleName", .middleName),
    AndroidAutofillHint("personMiddleInitial", .middleName), AndroidAutofillHint("personNamePrefix", .namePrefix),
    AndroidAutofillHint("personNameSuffix", .nameSuffix), AndroidAutofillHint("phone", .telephoneNumber),
    AndroidAutofillHint("phoneCountryCode", nil), AndroidAutofillHint("phoneNational", .telephoneNumber),
    AndroidAutofillHint("phoneNumber", .telephoneNumber), AndroidAutofillHint("phoneNumberDevice", .telephoneNumber),
    AndroidAutofillHint("postalAddress", .fullStreetAddress), AndroidAutofillHint("addressCountry", .countryName),
    AndroidAutofillHint("extendedAddress", .streetAddressLine2),
    AndroidAutofillHint("extendedPostalCode", nil), AndroidAutofillHint("addressLocality", .addressCity),
    AndroidAutofillHint("addressRegion", .addressState), AndroidAutofillHint("streetAddress", .streetAddressLine1),
    AndroidAutofillHint("postalCode", .postalCode), AndroidAutofillHint("smsOTPCode", .oneTimeCode),
    AndroidAutofillHint("emailOTPCode", .oneTimeCode), AndroidAutofillHint("2faAppOTPCode", .oneTimeCode),
    AndroidAutofillHint("flightNumber", .flightNumber), AndroidAutofillHint("notApplicable", nil),
    AndroidAutofillHint("username", .username),
  ]

  /// By its string, whatever its case.
  static func named(_ word: Substring) throws(VocabularyError) -> AndroidAutofillHint {
    let plain = VocabularyName.plain(word, without: ["autofillhint"])
    if plain.utf8.count == 11, plain.hasPrefix("smsotpcode"), let place = plain.utf8.last, (0x31...0x38).contains(place)
    {
      return AndroidAutofillHint("smsOTPCode" + plain.suffix(1), .oneTimeCode)
    }
    if let hint = all.first(where: { VocabularyName.plain($0.name) == plain }) { return hint }
    throw .unknown("the autofill hint", word, among: all.map { $0.name })
  }
}
