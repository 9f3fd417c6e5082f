import KeyboardCore
import Testing

@Suite("AutoFill: which fields are a pair, and what a choice fills")
struct PairTests {
  @Test(
    "Account, password, new passwords",
    arguments: [
      ("*username password!", "0 1 []", "0 1 []"), ("username *password!", "0 1 []", "0 1 []"),
      // A field of no type directly before the first secure one is the account.
      ("*- password!", "0 1 []", "0 1 []"), ("- name *password!", "nil 2 []", "nil 2 []"),
      // An e-mail address is contact data where content types decide (S16).
      ("emailAddress *password!", "nil 1 []", "0 1 []"),
      ("*telephoneNumber password!", "nil 1 []", "0 1 []"),
      // A secure field of no type is a password only where keyboards decide.
      ("*- -!", "nil nil []", "0 1 []"),
      ("*username newPassword! newPassword!", "0 nil [1, 2]", "0 nil [1, 2]"),
      // Changing a password: the old one and twice the new one.
      ("password! *newPassword! newPassword!", "nil 0 [1, 2]", "nil 0 [1, 2]"),
      // Two sign-ins on one page: that of the focus.
      ("username password! *username password!", "2 3 []", "2 3 []"),
      ("*username password! username password!", "0 1 []", "0 1 []"),
      ("*username", "0 nil []", "0 nil []"), ("*name emailAddress", "nil nil []", "nil nil []"),
      ("*oneTimeCode!", "nil nil []", "nil nil []"),
    ])
  func parts(text: String, contentTypes: String, keyboardTypes: String) {
    for (policy, expected) in [(PrecedencePolicy.contentTypeFirst, contentTypes), (.keyboardTypeFirst, keyboardTypes)] {
      let parts = SignInParts(FormSketch(text).form, policy: policy)
      let words = [parts.account, parts.password].map { $0.map(String.init) ?? "nil" } + ["\(parts.newPasswords)"]
      #expect(words.joined(separator: " ") == expected, "\(policy)")
    }
  }

  @Test(
    "A plan's way: what is filled where, and by which keys",
    arguments: [
      ("*username→ password!", ["username", "return", "password"]),
      ("*username password!", ["username", "tab", "password"]),
      ("username *password!", ["password", "shift+tab", "username"]),
      ("*username→ nickname password!", ["username", "return", "(nickname)", "tab", "password"]),
      ("username name *password!", ["password", "shift+tab", "(name)", "shift+tab", "username"]),
      ("*password!", ["password"]),
    ])
  func way(text: String, expected: [String]) {
    let signIn = OfferedSignIn(id: 1, account: "maria", domain: "example.com")
    let form = FormSketch(text).form
    #expect(Self.way(.signIn(signIn, in: form, policy: .contentTypeFirst, at: .zero), form) == expected)
  }

  @Test("A new password fills every field that wants it, and no other")
  func newPassword() {
    let form = FormSketch("username password! *newPassword! newPassword! nickname").form
    #expect(
      Self.way(.madePassword(in: form, policy: .contentTypeFirst, at: .zero), form) == [
        "newPassword", "tab", "newPassword#2",
      ])
  }

  @Test("A card fills everything but its security code")
  func card() {
    let form = FormSketch("*creditCardNumber creditCardSecurityCode creditCardExpiration creditCardName name").form
    let card = OfferedCard(id: 1, brand: "Visa", ending: "1111")
    #expect(
      Self.way(.card(card, in: form, at: .zero), form) == [
        "creditCardNumber", "tab", "(creditCardSecurityCode)", "tab", "creditCardExpiration", "tab", "creditCardName",
      ])
  }

  /// Follows a plan in a program that does as it is told.
  static func way(_ plan: FillPlan, _ form: FocusedForm) -> [String] {
    var plan = plan
    var form = form
    var words: [String] = []
    for _ in 0..<20 {
      words.append(plan.take(form, at: .zero) == nil ? "(\(form.focus.id))" : form.focus.id)
      switch plan.move(from: form, at: .zero) {
      case nil: return words
      case .previous:
        words.append("shift+tab")
        form.focused -= 1
      case .next:
        words.append("tab")
        form.focused += 1
      case .returnKey:
        words.append("return")
        form.focused += 1
      }
    }
    return words + ["…"]
  }

  @Test("Another form, another type behind the same name, and a late focus are not filled")
  func strangers() {
    let signIn = OfferedSignIn(id: 1, account: "maria", domain: "example.com")
    let form = FormSketch("*username password!").form
    var plan = FillPlan.signIn(signIn, in: form, policy: .contentTypeFirst, at: .zero)
    var taken = plan.take(FormSketch("*username password!", domain: "other.org").form, at: .zero)
    #expect(taken == nil)
    taken = plan.take(FormSketch("*username password!", app: "other").form, at: .zero)
    #expect(taken == nil)
    var search = form
    search.fields[0].traits.textContentType = .name
    taken = plan.take(search, at: .zero)
    #expect(taken == nil)
    taken = plan.take(form, at: .zero + FillPlan.patience)
    #expect(taken == nil)
    taken = plan.take(form, at: .zero)
    #expect(taken == .account(signIn))
    taken = plan.take(form, at: .zero)
    #expect(taken == nil)
  }

  @Test("A program that does not go where it is led is not led for ever")
  func circles() {
    let signIn = OfferedSignIn(id: 1, account: "maria", domain: "example.com")
    let form = FormSketch("*username name password!").form
    var plan = FillPlan.signIn(signIn, in: form, policy: .contentTypeFirst, at: .zero)
    var moves = 0
    while plan.move(from: form, at: .zero) != nil { moves += 1 }
    #expect(moves <= 2 * form.fields.count)
  }
}
