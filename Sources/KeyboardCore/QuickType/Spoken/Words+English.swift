extension Words {
  /// Those that are there without a file; what a file lacks is said so.
  public static let english = Words(language: "en", lines: table)

  private static let table = """
    name | Name
    namePrefix | Name prefix
    givenName | First name
    middleName | Middle name
    familyName | Last name
    nameSuffix | Name suffix
    nickname | Nickname
    jobTitle | Job title
    organizationName | Organization
    location | Location
    fullStreetAddress | Address
    streetAddressLine1 | Address, line 1
    streetAddressLine2 | Address, line 2
    addressCity | City
    addressState | State
    addressCityAndState | City and state
    sublocality | District
    countryName | Country
    postalCode | Postal code
    telephoneNumber | Telephone number
    emailAddress | E-mail address
    URL | Web address
    creditCardNumber | Card number
    username | User name
    password | Password
    newPassword | New password
    oneTimeCode | One-time code
    shipmentTrackingNumber | Tracking number
    flightNumber | Flight number
    dateTime | Date and time
    birthdate | Date of birth
    birthdateDay | Day of birth
    birthdateMonth | Month of birth
    birthdateYear | Year of birth
    creditCardSecurityCode | Card security code
    creditCardName | Name on card
    creditCardGivenName | First name on card
    creditCardMiddleName | Middle name on card
    creditCardFamilyName | Last name on card
    creditCardExpiration | Card expiration date
    creditCardExpirationMonth | Card expiration month
    creditCardExpirationYear | Card expiration year
    creditCardType | Card type
    cellularEID | EID number
    cellularIMEI | IMEI number
    number | Number
    nameOrTelephone | Name or telephone number
    searchOrAddress | Search or web address
    textField | text field
    secureTextField | secure text field
    searchField | search field
    textView | text view
    shift | Shift
    shiftOn | Shift on
    capsLockOn | Caps lock on
    lowerCase | Lower case
    capital | Capital {}
    delete | Delete
    deleted | Deleted: {}
    space | Space
    numbers | Numbers
    symbols | Symbols
    letters | Letters
    nextKeyboard | Next keyboard
    emoji | Emoji
    searchEmoji | Search emoji
    hideKeyboard | Hide keyboard
    previousPage | Previous page
    nextPage | Next page
    moreCharacters | More characters
    dot | Dot
    notAvailable | Not available
    escape | Escape
    tab | Tab
    control | Control
    alt | Alt
    leftArrow | Left arrow
    rightArrow | Right arrow
    upArrow | Up arrow
    downArrow | Down arrow
    period | Period
    comma | Comma
    at | At sign
    hyphen | Hyphen
    underscore | Underscore
    slash | Slash
    colon | Colon
    questionMark | Question mark
    exclamationMark | Exclamation mark
    strongPassword | Strong password
    savePassword | Save password?
    updatePassword | Update password?
    saveCard | Save card?
    save | Save
    update | Update
    notNow | Not now
    never | Never
    saved | Saved
    fromMessages | From Messages
    fromContacts | From Contacts
    typedBefore | Typed before
    passwords | Passwords
    from | From {}
    passwordFor | Password for {}
    cardEndingIn | Card ending in {}
    enterPIN | Enter your PIN
    touchSensor | Touch the fingerprint sensor
    wrongPIN | Wrong PIN
    tryAgainLater | Try again later
    cancel | Cancel
    suggestion | Suggestion
    """
}
