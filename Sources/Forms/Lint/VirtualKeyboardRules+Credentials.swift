import KeyboardCore

/// User names, passwords and codes (VK10 to VK13).
extension VirtualKeyboardRules {
  static let login = LintRule(
    "VK10", .warning, "Who signs in with an e-mail address types it as username on the e-mail keyboard.",
    source: "S16, DOC password AutoFill", yieldsTo: ["VK3"]
  ) { subject in
    let say = subject.say
    guard let username = say.contentType(.username) else { return nil }
    if subject.type == .emailAddress {
      let keyboard = say.keyboard(.emailAddress)
      if isLogin(subject) {
        return LintRemark(
          "\(say.nameOf(.emailAddress)) is for an address to write to, not for a login; write \(username), \(keyboard)")
      }
      guard isRegistration(subject) else { return nil }
      return LintRemark(
        "if people sign in with this address later, write \(username), \(keyboard)", severity: .info)
    }
    guard subject.type == .username, subject.traits.keyboardType == .default, asksForAddress(subject) else {
      return nil
    }
    return LintRemark("an e-mail address is typed without @ at hand; write \(say.keyboard(.emailAddress))")
  }

  /// The words of the field ask for an e-mail address.
  private static func asksForAddress(_ subject: LintSubject) -> Bool {
    subject.meaning == .type(.emailAddress) || subject.field.validation?.kind == .email
  }

  /// An e-mail address in this field is what somebody signs in with.
  static func isLogin(_ subject: LintSubject) -> Bool {
    let context = subject.context
    if subject.meaning == .type(.username) { return true }
    guard !context.has(.username), isFirstAddress(subject) else { return false }
    if context.isTitledSignIn || context.has(.password) { return true }
    return !context.has(.newPassword)
      && context.form.fields.indices.contains { context.meanings[$0] == .type(.password) && isUntyped(context, $0) }
      && !context.form.fields.indices.contains { context.meanings[$0] == .type(.newPassword) }
  }

  /// The form makes an account, and no other field is its name.
  private static func isRegistration(_ subject: LintSubject) -> Bool {
    subject.context.has(.newPassword) && !subject.context.has(.username) && isFirstAddress(subject)
  }

  private static func isFirstAddress(_ subject: LintSubject) -> Bool {
    subject.context.firstAddress == subject.index
  }

  private static func isUntyped(_ context: LintContext, _ index: Int) -> Bool {
    context.form.fields[index].field.traits.textContentType?.isKnown != true
  }

  /// A password without a content type that is made up here, not remembered.
  static func isChosen(_ subject: LintSubject) -> Bool {
    let context = subject.context
    if subject.traits.passwordRules != nil || subject.field.validation?.kind == .password { return true }
    return context.has(.newPassword)
      || context.form.fields.indices.contains {
        $0 != subject.index && isUntyped(context, $0)
          && (context.meanings[$0] == .type(.newPassword)
            || (context.meanings[$0] == .type(.password) && subject.meaning == .type(.password)))
      }
  }

  static let newPassword = LintRule(
    "VK11", .warning,
    "A new password is typed into a text field and has password rules where the site has some, the first of two alone.",
    source: "DOC password AutoFill", yieldsTo: ["TF4"]
  ) { subject in
    let rules = subject.say.name("passwordRules", "passwordrules")
    let traits = subject.traits
    if traits.passwordRules != nil { return misplacedRules(subject, rules) }
    guard subject.type == .newPassword, subject.places(of: .newPassword).first == subject.index else { return nil }
    if subject.field.kind == .view {
      return LintRemark("a new password is not made up in a text view; write \"kind\": \"field\"")
    }
    let say = subject.say
    if let most = subject.field.maxLength, most < strongLength {
      if most < PasswordAdvice.leastLengthCap {
        let name = say.name("maxLength", "maxlength")
        return LintRemark("no strong password has \(most) characters; write \(name) \(strongLength) or more")
      }
      let text = say.property("passwordRules", "passwordrules", "maxlength: \(most);")
      return LintRemark("a strong password has \(strongLength) characters unless rules say otherwise; write \(text)")
    }
    if let least = subject.page?.minLength, least > strongLength {
      let text = say.property("passwordRules", "passwordrules", "minlength: \(least);")
      return LintRemark("a strong password has \(strongLength) characters unless rules say otherwise; write \(text)")
    }
    if let pattern = subject.page?.pattern {
      let text = say.property("passwordRules", "passwordrules", PasswordPattern.rules(from: pattern) ?? "…")
      return LintRemark("no strong password knows the pattern; write \(text) instead")
    }
    return nil
  }

  /// The characters of a strong password (part 5.1).
  private static let strongLength = 20

  private static func misplacedRules(_ subject: LintSubject, _ rules: String) -> LintRemark? {
    let newPassword = subject.say.contentType(.newPassword) ?? ""
    if subject.field.kind == .view {
      return LintRemark("\(rules) count for nothing in a text view; write \"kind\": \"field\"")
    }
    if subject.page?.pattern != nil {
      return LintRemark("\(rules) and pattern do not go together; leave pattern out")
    }
    if let type = subject.type, type != .newPassword {
      return LintRemark("\(rules) count for a new password alone; write \(newPassword), or leave them out")
    }
    if !subject.traits.isSecureTextEntry {
      return LintRemark("\(rules) count in a secure field alone; write \(subject.say.secure)")
    }
    let places = subject.places(of: .newPassword)
    guard let first = places.first, first < subject.index else { return nil }
    let place = subject.context.form.fields[first]
    guard let earlier = place.field.traits.passwordRules else {
      return LintRemark("the password is made up in the first field of two; write \(rules) in \(place.path), not here")
    }
    let same = earlier == subject.traits.passwordRules
    return LintRemark(
      "the first of two fields has \(rules) already\(same ? "" : ", and others"); leave them out here",
      severity: same ? .info : nil)
  }

  static let oneTimeCode = LintRule(
    "VK13", .warning, "A one-time code has one field for all of it, digits at hand, and is not hidden.",
    source: "DOC password AutoFill, S8, S9", yieldsTo: ["VK3"]
  ) { subject in
    guard subject.type == .oneTimeCode else { return nil }
    let places = subject.places(of: .oneTimeCode)
    if let first = places.first, places.count > 1 {
      guard first == subject.index else { return nil }
      return LintRemark("a code arrives in one piece, and \(places.count) fields wait for it; write one field")
    }
    if subject.traits.isSecureTextEntry {
      return LintRemark("a code that is good once needs no hiding; leave \(subject.say.secure) out")
    }
    guard !KeyboardFit.digits.contains(subject.traits.keyboardType) else { return nil }
    return LintRemark("codes are digits; write \(subject.say.keyboard(.numberPad))")
  }
}
