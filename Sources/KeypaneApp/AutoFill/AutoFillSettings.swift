import ContactCards
import KeyboardCore

/// What the desk is set up with, once for all fields.
struct AutoFillSettings: Sendable {
  var profile = AutoFillProfile.kiosk
  /// A visitor who does nothing for so long has gone; nil: nobody is taken to have gone.
  var idle: Interval? = .milliseconds(60_000)
  var emailDomains = EmailDomains.usual
  /// The kiosk's card, or its user's.
  var contact: ContactCard?
  /// Which programs belong to which sites.
  var bonds = SiteBonds()
  /// What sites want of passwords that do not say so themselves.
  var quirks = PasswordQuirks()
  /// What is asked before a password or a card is filled.
  var confirms = ConfirmationWay.none
  /// What the bar says, in the languages of fields; nil: English.
  var words: WordFiles?
}
