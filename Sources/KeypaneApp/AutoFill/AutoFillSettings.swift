import ContactCards
import KeyboardCore

/// What the desk is set up with, once for all fields.
package struct AutoFillSettings: Sendable {
  var profile = AutoFillProfile.kiosk
  /// A visitor who does nothing for so long has gone; nil: nobody is taken to have gone.
  var idle: Interval? = .milliseconds(60_000)
  /// nil: those of the field's country.
  var emailDomains: EmailDomains?
  /// The kiosk's card, or its user's.
  var contact: ContactCard?
  /// Which programs belong to which sites.
  var bonds = SiteBonds()
  /// What sites want of passwords that do not say so themselves.
  var quirks = PasswordQuirks()
  /// A finger on the machine's reader confirms, beside the PIN.
  var hasReader = false
  /// What the bar says, in the languages of fields; nil: English.
  var words: WordFiles?

  /// A public kiosk's, with no card.
  package init() {}
}
