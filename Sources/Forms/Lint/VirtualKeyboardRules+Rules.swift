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
    let rules = reading.rules
    if let most = [rules.maxLength, subject.field.maxLength].compactMap({ $0 }).min() {
      if most < leastRoom {
        return LintRemark("\(most) characters are too few for a password; write maxlength: \(leastRoom); or more")
      }
      if let least = rules.minLength, least > most {
        return LintRemark("no password has at least \(least) and at most \(most) characters; write a smaller minlength")
      }
    }
    let usual: [PrintableSet] = [.upper, .lower, .digits]
    guard usual.filter({ !rules.allowed.characters.isDisjoint(with: $0) }).count < 2 else {
      return reading.mistakes.first.map { mistake in
        LintRemark("\(name), character \(mistake.offset + 1): \(mistake.sentence)", severity: .warning)
      }
    }
    return LintRemark("too few kinds of characters are allowed; write allowed: upper, lower, digit; or two of them")
  }

  /// Shorter passwords are no strong ones. Source: DOC customizing password AutoFill rules.
  static let leastRoom = 12
}
