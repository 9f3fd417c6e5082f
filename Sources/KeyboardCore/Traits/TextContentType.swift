/// UIKit's `UITextContentType`: a string that others may extend, so unknown values survive. Compare with `==`.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's own string: `tel`, `one-time-code`.
  public var rawValue: String

  /// Any string is a content type; whether it is one of the 45 says `isKnown`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The 45 constants. Raw strings as the system's own libraries hold them, two of UIKit's spelling errors included.
extension TextContentType {
  /// A whole name. Since iOS 10.0.
  public static let name = TextContentType(rawValue: "name")
  /// Mr., Dr. Since iOS 10.0.
  public static let namePrefix = TextContentType(rawValue: "honorifix-prefix")
  /// A first name. Since iOS 10.0.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A name between the first and the last. Since iOS 10.0.
  public static let middleName = TextContentType(rawValue: "additional-name")
  /// A last name. Since iOS 10.0.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// Jr., PhD. Since iOS 10.0.
  public static let nameSuffix = TextContentType(rawValue: "honorifix-suffix")
  /// What friends say. Since iOS 10.0.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// A position at work. Since iOS 10.0.
  public static let jobTitle = TextContentType(rawValue: "organization-title")
  /// A company or an authority. Since iOS 10.0.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A place, with or without an address. Since iOS 10.0.
  public static let location = TextContentType(rawValue: "location")
  /// Street and number, in as many lines as it takes. Since iOS 10.0.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// The first line of a street address. Since iOS 10.0.
  public static let streetAddressLine1 = TextContentType(rawValue: "address-line1")
  /// The second line of a street address. Since iOS 10.0.
  public static let streetAddressLine2 = TextContentType(rawValue: "address-line2")
  /// A city. Since iOS 10.0.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A state or province. Since iOS 10.0.
  public static let addressState = TextContentType(rawValue: "address-level1")
  /// A city with its state. Since iOS 10.0.
  public static let addressCityAndState = TextContentType(rawValue: "address-level1+2")
  /// A part of a city. Since iOS 10.0.
  public static let sublocality = TextContentType(rawValue: "address-level3")
  /// A country. Since iOS 10.0.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A postal code. Since iOS 10.0.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A telephone number. Since iOS 10.0.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An e-mail address to write to; a sign-in name is `username`. Since iOS 10.0.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A web address. Since iOS 10.0.
  public static let URL = TextContentType(rawValue: "url")
  /// The number of a payment card. Since iOS 10.0.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// The name of an account, e-mail addresses included. Since iOS 11.0.
  public static let username = TextContentType(rawValue: "username")
  /// The password of an account. Since iOS 11.0.
  public static let password = TextContentType(rawValue: "password")
  /// A password that is being chosen. Since iOS 12.0.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that arrives in a message and is good once. Since iOS 12.0.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// A parcel's number. Since iOS 15.0.
  public static let shipmentTrackingNumber = TextContentType(rawValue: "shipment-tracking-number")
  /// A flight's number. Since iOS 15.0.
  public static let flightNumber = TextContentType(rawValue: "flight-number")
  /// A date, a time, or both. Since iOS 15.0.
  public static let dateTime = TextContentType(rawValue: "date-time")
  /// A date of birth. Since iOS 17.0.
  public static let birthdate = TextContentType(rawValue: "bday")
  /// The day of a date of birth. Since iOS 17.0.
  public static let birthdateDay = TextContentType(rawValue: "bday-day")
  /// The month of a date of birth. Since iOS 17.0.
  public static let birthdateMonth = TextContentType(rawValue: "bday-month")
  /// The year of a date of birth. Since iOS 17.0.
  public static let birthdateYear = TextContentType(rawValue: "bday-year")
  /// The code on the back of a payment card. Since iOS 17.0.
  public static let creditCardSecurityCode = TextContentType(rawValue: "cc-csc")
  /// The whole name on a payment card. Since iOS 17.0.
  public static let creditCardName = TextContentType(rawValue: "cc-name")
  /// The first name on a payment card. Since iOS 17.0.
  public static let creditCardGivenName = TextContentType(rawValue: "cc-given-name")
  /// The middle name on a payment card. Since iOS 17.0.
  public static let creditCardMiddleName = TextContentType(rawValue: "cc-additional-name")
  /// The last name on a payment card. Since iOS 17.0.
  public static let creditCardFamilyName = TextContentType(rawValue: "cc-family-name")
  /// When a payment card expires: month and year. Since iOS 17.0.
  public static let creditCardExpiration = TextContentType(rawValue: "cc-exp")
  /// The month in which a payment card expires. Since iOS 17.0.
  public static let creditCardExpirationMonth = TextContentType(rawValue: "cc-exp-month")
  /// The year in which a payment card expires. Since iOS 17.0.
  public static let creditCardExpirationYear = TextContentType(rawValue: "cc-exp-year")
  /// A payment card's brand. Since iOS 17.0.
  public static let creditCardType = TextContentType(rawValue: "cc-type")
  /// A device's eSIM identifier. Since iOS 17.4.
  public static let cellularEID = TextContentType(rawValue: "esim-eid")
  /// A device's equipment number. Since iOS 17.4.
  public static let cellularIMEI = TextContentType(rawValue: "esim-imei")
}
