import KeyboardCore

/// Which keyboards suit which content types (VK1, VK3).
enum KeyboardFit {
  /// The explicit keyboard types that do not contradict a content type; nil: any.
  static func keyboards(for type: TextContentType) -> Set<KeyboardType>? {
    rows.first { $0.types.contains(type) }?.keyboards
  }

  /// The keyboard of a content type that brings none of its own and is not typed in letters.
  static func wanted(for type: TextContentType) -> KeyboardType? {
    [.birthdateDay, .birthdateYear, .cellularEID, .cellularIMEI].contains(type) ? .numberPad : nil
  }

  /// The digits alone, whatever else there is.
  static let digits: Set<KeyboardType> = [.numberPad, .asciiCapableNumberPad, .numbersAndPunctuation]

  /// Digits, and a separator if the text has one.
  static let numbers: Set<KeyboardType> = [.decimalPad, .numbersAndPunctuation]

  private struct Row {
    var types: Set<TextContentType>
    var keyboards: Set<KeyboardType>
  }

  private static let rows: [Row] = [
    Row(types: [.emailAddress], keyboards: [.emailAddress, .asciiCapable]),
    Row(types: [.URL], keyboards: [.URL, .webSearch, .asciiCapable]),
    Row(types: [.telephoneNumber], keyboards: [.phonePad, .namePhonePad]),
    // A login may be an address, a telephone number or a member's number (S16).
    Row(
      types: [.username],
      keyboards: [
        .emailAddress, .asciiCapable, .phonePad, .namePhonePad, .numberPad, .asciiCapableNumberPad,
        .numbersAndPunctuation,
      ]),
    Row(
      types: [.password, .newPassword],
      keyboards: [.asciiCapable, .numberPad, .asciiCapableNumberPad, .numbersAndPunctuation]),
    Row(
      types: [.oneTimeCode],
      keyboards: [.numberPad, .asciiCapableNumberPad, .numbersAndPunctuation, .asciiCapable]),
    // The decimal pad beside a card's number is honoured (S7).
    Row(
      types: [.creditCardNumber],
      keyboards: [.numberPad, .asciiCapableNumberPad, .numbersAndPunctuation, .decimalPad]),
    Row(
      types: [
        .creditCardSecurityCode, .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear,
        .birthdateDay, .birthdateYear, .cellularEID, .cellularIMEI,
      ],
      keyboards: [.numberPad, .asciiCapableNumberPad, .numbersAndPunctuation]),
    Row(
      types: [.birthdate, .birthdateMonth, .dateTime, .postalCode, .shipmentTrackingNumber, .flightNumber],
      keyboards: [.asciiCapable, .numberPad, .asciiCapableNumberPad, .numbersAndPunctuation]),
    Row(
      types: [
        .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .creditCardName,
        .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
      ],
      keyboards: [.asciiCapable, .namePhonePad]),
    Row(
      types: [
        .jobTitle, .organizationName, .addressCity, .addressState, .addressCityAndState, .sublocality, .countryName,
        .creditCardType,
      ],
      keyboards: [.asciiCapable]),
    Row(
      types: [.location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2],
      keyboards: [.asciiCapable, .numbersAndPunctuation]),
  ]
}
