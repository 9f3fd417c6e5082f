import KeyboardCore

/// The rules that a site has for new passwords (VK12).
extension VirtualKeyboardRules {
  static let passwordRules = LintRule(
    "VK12", .error,
    "Password rules can be read, leave room for at least 12 characters, and allow two of upper, lower and digit.",
    source: "DOC password rules"
  ) { subject in
    guard let text = subject.traits.passwordRules else { return nil }
    let name = subject.say.name("passwordRules", "passwordrules")
    let reading = PasswordRulesReader.read(text)
    if let mistake = reading.mistakes.first(where: { $0.effect != .isPassedOver }) {
      let effect = mistake.effect == .discardsEverything ? "count for nothing" : "are cut off"
      return LintRemark("\(name) \(effect) from character \(mistake.offset + 1): \(mistake.sentence)")
    }
    if let bad = reading.rules.advice.first { return LintRemark("\(name): \(bad.sentence)") }
    if let most = subject.field.maxLength, let least = reading.rules.minLength, least > most {
      return LintRemark("\(name) want \(least) characters, and the field takes \(most); write a smaller minlength")
    }
    return reading.mistakes.first.map { mistake in
      LintRemark("\(name), character \(mistake.offset + 1): \(mistake.sentence)", severity: .warning)
    }
  }
}
