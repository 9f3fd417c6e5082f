/// What the keyboard says or writes beside what keys type: words of the bar, and words that are spoken. The raw value is
/// its name in the files of `Assets/words`. Those with `{}` have a place for a name or a number.
public enum Phrase: String, Sendable, CaseIterable {
  /// A field for digits.
  case number
  /// A field for a person's name or number.
  case nameOrTelephone
  /// The field of a browser.
  case searchOrAddress
  /// One line of text.
  case textField
  /// One line that is not shown.
  case secureTextField
  /// A field that searches.
  case searchField
  /// Text of several lines.
  case textView
  /// The shift key.
  case shift
  /// The next letter is a capital.
  case shiftOn
  /// All letters are capitals.
  case capsLockOn
  /// No letter is a capital any more.
  case lowerCase
  /// A capital letter: `{}` is its name.
  case capital
  /// The delete key.
  case delete
  /// What delete took away: `{}`.
  case deleted
  /// The space bar.
  case space
  /// The plane of digits.
  case numbers
  /// The plane of further signs.
  case symbols
  /// The plane of letters.
  case letters
  /// The globe key.
  case nextKeyboard
  /// The key that leads to the emoji.
  case emoji
  /// The key that looks for an emoji by its name.
  case searchEmoji
  /// The key that puts the keyboard away.
  case hideKeyboard
  /// Emoji of the page before.
  case previousPage
  /// Emoji of the page behind.
  case nextPage
  /// A held key shows what else it has.
  case moreCharacters
  /// Any key of a secure field, and any character in it.
  case dot
  /// Behind the name of a key that does nothing now.
  case notAvailable
  /// The Esc key.
  case escape
  /// The Tab key.
  case tab
  /// The Ctrl key.
  case control
  /// The Alt key.
  case alt
  /// The arrow to the left.
  case leftArrow
  /// The arrow to the right.
  case rightArrow
  /// The arrow upwards.
  case upArrow
  /// The arrow downwards.
  case downArrow
  /// The sign `.`.
  case period
  /// The sign `,`.
  case comma
  /// The sign `@`.
  case at
  /// The sign `-`.
  case hyphen
  /// The sign `_`.
  case underscore
  /// The sign `/`.
  case slash
  /// The sign `:`.
  case colon
  /// The sign `?`.
  case questionMark
  /// The sign `!`.
  case exclamationMark
  /// A password that the keyboard has made up.
  case strongPassword
  /// The question after a sign-in that is new.
  case savePassword
  /// The question after a sign-in whose password is another one.
  case updatePassword
  /// The question after a payment card.
  case saveCard
  /// The answer that keeps it.
  case save
  /// The answer that replaces the one before.
  case update
  /// The answer that keeps nothing this time.
  case notNow
  /// The answer that keeps nothing here ever.
  case never
  /// It has been kept.
  case saved
  /// Where a one-time code comes from.
  case fromMessages
  /// Where a name or an address comes from.
  case fromContacts
  /// Where a value comes from that was typed in such a field.
  case typedBefore
  /// The list of stored sign-ins.
  case passwords
  /// Where a sign-in comes from: `{}` is its site.
  case from
  /// A sign-in's password: `{}` is the account.
  case passwordFor
  /// A payment card: `{}` are its last digits.
  case cardEndingIn
  /// Before a secret is filled in: the PIN is asked for.
  case enterPIN
  /// The same where there is a reader of fingerprints.
  case touchSensor
  /// The PIN was another one.
  case wrongPIN
  /// Too many wrong PINs.
  case tryAgainLater
  /// The answer that gives up.
  case cancel
  /// What stands in the bar, before it is read out.
  case suggestion
}
