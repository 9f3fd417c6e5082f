/// The words of fields whose text nobody else may see (TF4: password, PIN, CVV, SSN).
enum SecretWords {
  /// What the words ask for; nil: nothing secret, or only something about it.
  static func secret(in words: FieldWords, onPad: Bool) -> String? {
    guard !words.words.contains(where: harmless.contains) else { return nil }
    if words.contains("pin") {
      return onPad || words.words.count <= 3 ? "a PIN" : nil
    }
    return phrases.first { words.contains($0.phrase) }?.secret
  }

  private struct Phrase {
    var phrase: String
    var secret: String

    init(_ phrase: String, _ secret: String) {
      self.phrase = phrase
      self.secret = secret
    }
  }

  /// Beside the word they make another thing of it: a hint at a password is no password.
  private static let harmless: Set<String> = [
    "hint", "reminder", "forgot", "forgotten", "reset", "question", "time", "otp",
  ]

  private static let phrases: [Phrase] = [
    Phrase("password", "a password"), Phrase("passphrase", "a password"), Phrase("passwd", "a password"),
    Phrase("passwort", "a password"), Phrase("kennwort", "a password"), Phrase("mot de passe", "a password"),
    Phrase("contraseña", "a password"), Phrase("senha", "a password"), Phrase("비밀번호", "a password"),
    Phrase("パスワード", "a password"), Phrase("passcode", "a passcode"),
    Phrase("cvv", "a card's security code"), Phrase("cvc", "a card's security code"),
    Phrase("csc", "a card's security code"), Phrase("card security code", "a card's security code"),
    Phrase("ssn", "a personal number"), Phrase("social security", "a personal number"),
  ]
}
