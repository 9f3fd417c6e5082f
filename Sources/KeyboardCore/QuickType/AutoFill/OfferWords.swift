/// What the bar says in words of its own, in the language of the field.
public struct OfferWords: Sendable, Hashable {
  /// A password made by the keyboard.
  public var strongPassword: String
  /// Where a code comes from.
  public var fromMessages: String
  /// Whether a sign-in is to be stored.
  public var savePassword: String
  /// Whether a stored sign-in gets another password.
  public var updatePassword: String
  /// Whether a card is to be stored.
  public var saveCard: String
  /// Yes.
  public var save: String
  /// Yes, the new one.
  public var update: String
  /// No.
  public var notNow: String
  /// Before a secret is filled in.
  public var enterPIN: String
  /// The PIN was another one.
  public var wrongPIN: String
  /// Too many wrong PINs.
  public var tryAgainLater: String
  /// Before a secret is filled in, where there is a reader of fingerprints.
  public var touchSensor: String

  /// English.
  public init() { self.init(.english) }

  /// Of a language.
  public init(_ words: Words) {
    strongPassword = words[.strongPassword]
    fromMessages = words[.fromMessages]
    savePassword = words[.savePassword]
    updatePassword = words[.updatePassword]
    saveCard = words[.saveCard]
    save = words[.save]
    update = words[.update]
    notNow = words[.notNow]
    enterPIN = words[.enterPIN]
    wrongPIN = words[.wrongPIN]
    tryAgainLater = words[.tryAgainLater]
    touchSensor = words[.touchSensor]
  }
}
