/// Which fields of a form a choice fills.
extension FillPlan {
  /// A sign-in fills the name of the account and the password; never a field for a new password.
  public static func signIn(
    _ signIn: OfferedSignIn, in form: FocusedForm, policy: PrecedencePolicy, at now: Instant
  ) -> FillPlan {
    let parts = SignInParts(form, policy: policy)
    var values: [String: FillValue] = [:]
    if let account = parts.account, !signIn.account.isEmpty { values[form.fields[account].id] = .account(signIn) }
    if let password = parts.password { values[form.fields[password].id] = .password(signIn) }
    return FillPlan(form, values: values, at: now)
  }

  /// A new password fills its field and those that want it again.
  public static func madePassword(in form: FocusedForm, policy: PrecedencePolicy, at now: Instant) -> FillPlan {
    let parts = SignInParts(form, policy: policy)
    let fields = parts.newPasswords.map { form.fields[$0].id }
    return FillPlan(form, values: Dictionary(fields.map { ($0, .madePassword) }) { first, _ in first }, at: now)
  }

  /// A card fills its number, its holder and its end; never the security code.
  public static func card(_ card: OfferedCard, in form: FocusedForm, at now: Instant) -> FillPlan {
    var values: [String: FillValue] = [:]
    for field in form.fields {
      guard let type = field.type, type.known?.category == .payment, type != .creditCardSecurityCode else { continue }
      values[field.id] = .card(card, type)
    }
    return FillPlan(form, values: values, at: now)
  }
}
