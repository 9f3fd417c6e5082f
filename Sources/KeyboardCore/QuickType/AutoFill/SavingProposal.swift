/// What the bar asks to store when a form has been submitted. Nothing is ever stored without its answer.
public enum SavingProposal: Sendable, Hashable {
  /// A sign-in that the store does not have.
  case add(account: String, domain: String, password: String)
  /// Another password for one that it has.
  case update(OfferedSignIn, password: String)
  /// A card that it does not have: its number checked, without its security code.
  case card(TypedCard)

  /// What is to be asked of a submitted sign-in.
  /// - Parameters:
  ///   - stored: the sign-ins of the form's own site.
  ///   - earlierAccount: what was entered as the account on the site's page before, for a form that has no field for it.
  ///   - holds: whether a sign-in's password is this one already.
  /// - Returns: nil: there is no password, no site, or nothing new.
  public static func signIn(
    _ typed: TypedForm, stored: [OfferedSignIn], policy: PrecedencePolicy, earlierAccount: String? = nil,
    holds: (_ signIn: OfferedSignIn, _ password: String) -> Bool
  ) -> SavingProposal? {
    guard let domain = typed.form.domain else { return nil }
    let parts = SignInParts(typed.form, policy: policy)
    // The new one counts where there is one: the other is the old one.
    let new = typed.text(at: parts.newPasswords.first)
    let password = new.isEmpty ? typed.text(at: parts.password) : new
    guard !password.isEmpty else { return nil }
    // Passwords that are to be the same and are not will not have been taken.
    if !new.isEmpty, parts.newPasswords.dropFirst().contains(where: { ![new, ""].contains(typed.text(at: $0)) }) {
      return nil
    }
    let own = stored.filter { !$0.isShared }
    let account = parts.account == nil ? earlierAccount ?? "" : typed.text(at: parts.account)
    let known: OfferedSignIn?
    if account.isEmpty && parts.account == nil {
      // A form that only wants the password: that of the one account there is, where there is one.
      known = own.count == 1 ? own[0] : own.first { $0.account.isEmpty }
    } else {
      known = own.first { $0.account == account }
    }
    guard let known else { return .add(account: account, domain: domain, password: password) }
    return holds(known, password) ? nil : .update(known, password: password)
  }
}
