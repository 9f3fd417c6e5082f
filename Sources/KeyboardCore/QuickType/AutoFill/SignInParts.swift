/// Which fields of a form sign somebody in: user name and password link themselves into a pair (S15).
public struct SignInParts: Sendable, Hashable {
  /// The place of the field for the account's name; nil: the form has none.
  public var account: Int?
  /// The place of the field for the present password; nil: the form has none.
  public var password: Int?
  /// The places of the fields for a new password: the first one and those that want it again.
  public var newPasswords: [Int]

  /// Looks for them.
  ///
  /// A field of type `username` is the account; of several the nearest one before the password. Without one the text
  /// field directly before the first secure one is taken for it (part 4.3): where content types decide, only one that has
  /// no type at all, because an e-mail address there is contact data and no sign-in (S16). A secure field without a type
  /// is a password where keyboard types decide, and nothing where content types do (S11).
  public init(_ form: FocusedForm, policy: PrecedencePolicy) {
    let fields = form.fields
    newPasswords = fields.indices.filter { fields[$0].type == .newPassword }
    let passwords = fields.indices.filter { place in
      fields[place].type == .password || Self.isGuessed(fields[place], policy)
    }
    // Of a page with two sign-ins the one with the focus counts, or else the nearest behind the focus.
    password = passwords.first { $0 >= form.focused } ?? passwords.last
    guard let secret = [password, newPasswords.first].compactMap({ $0 }).min() else {
      account = fields.indices.first { fields[$0].type == .username }
      return
    }
    let names = fields.indices.filter { fields[$0].type == .username }
    account = names.last { $0 < secret } ?? names.first ?? Self.fieldBefore(secret, in: fields, policy)
  }

  private static func isGuessed(_ field: FormPart, _ policy: PrecedencePolicy) -> Bool {
    switch policy {
    case .contentTypeFirst: false
    case .keyboardTypeFirst: field.type == nil && field.traits.isSecureTextEntry
    }
  }

  private static func fieldBefore(_ secret: Int, in fields: [FormPart], _ policy: PrecedencePolicy) -> Int? {
    let first = fields.indices.first { fields[$0].traits.isSecureTextEntry } ?? secret
    guard min(first, secret) > 0 else { return nil }
    let before = min(first, secret) - 1
    let traits = fields[before].traits
    guard !traits.isSecureTextEntry, holdsAccounts(traits.keyboardType) else { return nil }
    switch fields[before].type {
    case nil: return before
    case TextContentType.emailAddress, TextContentType.telephoneNumber:
      return policy == .keyboardTypeFirst ? before : nil
    default: return nil
    }
  }

  /// Amounts, numbers and searches are nobody's account.
  private static func holdsAccounts(_ keyboard: KeyboardType) -> Bool {
    switch keyboard {
    case .default, .asciiCapable, .emailAddress, .namePhonePad, .phonePad: true
    case .numbersAndPunctuation, .URL, .numberPad, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad: false
    }
  }

  /// Whether anything can be signed in, or an account be made.
  public var isEmpty: Bool { password == nil && newPasswords.isEmpty }
}
