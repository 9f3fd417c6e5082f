import KeyboardCore
import Testing

@Suite("AutoFill: what is asked at a form's end")
struct SavingTests {
  static let stored = [
    OfferedSignIn(id: 1, account: "maria", domain: "example.com"),
    OfferedSignIn(id: 2, account: "otto", domain: "example.com"),
  ]

  @Test(
    "By what was typed",
    arguments: [
      ("username password!", ["anna", "new"], "add anna"), ("username password!", ["maria", "new"], "update 1"),
      // The password that is stored already.
      ("username password!", ["maria", "old1"], "nothing"), ("username password!", ["otto", "old1"], "update 2"),
      ("username password!", ["maria", ""], "nothing"), ("username password!", ["", ""], "nothing"),
      ("username newPassword! newPassword!", ["anna", "new", "new"], "add anna"),
      ("username newPassword! newPassword!", ["anna", "new", "other"], "nothing"),
      ("username newPassword!", ["maria", "new"], "update 1"),
      ("username password! newPassword! newPassword!", ["maria", "old1", "new", "new"], "update 1"),
      ("- password!", ["anna", "new"], "add anna"), ("name emailAddress", ["Anna", "a@x.org"], "nothing"),
    ])
  func proposal(form: String, texts: [String], expected: String) {
    #expect(Self.proposal(form, texts, stored: Self.stored) == expected)
  }

  @Test("Without a field for the account: the earlier page's, else the only one there is")
  func withoutAccount() {
    #expect(Self.proposal("password!", ["new"], stored: Self.stored, earlier: "maria") == "update 1")
    #expect(Self.proposal("password!", ["new"], stored: Self.stored, earlier: "anna") == "add anna")
    #expect(Self.proposal("password!", ["new"], stored: [Self.stored[1]]) == "update 2")
    #expect(Self.proposal("password!", ["new"], stored: Self.stored) == "add ")
    #expect(Self.proposal("username password!", ["anna", "new"], domain: nil, stored: []) == "nothing")
  }

  static func proposal(
    _ text: String, _ texts: [String], domain: String? = "example.com", stored: [OfferedSignIn], earlier: String? = nil
  ) -> String {
    let typed = typed(text, texts, domain: domain)
    let proposal = SavingProposal.signIn(
      typed, stored: stored, policy: .contentTypeFirst, earlierAccount: earlier
    ) { $1 == "old\($0.id)" }
    switch proposal {
    case nil: return "nothing"
    case .add(let account, let domain, let password):
      return domain == "example.com" && password == "new" ? "add \(account)" : "?"
    case .update(let signIn, let password): return password == "new" || password == "old1" ? "update \(signIn.id)" : "?"
    case .card: return "card"
    }
  }

  static func typed(_ text: String, _ texts: [String], domain: String? = "example.com") -> TypedForm {
    var form = FormSketch("*\(text)", domain: domain).form
    var typed = TypedForm(form)
    for (place, text) in texts.enumerated() {
      form.focused = place
      let isSame = typed.follow(form)
      #expect(isSame)
      typed.note(text)
    }
    return typed
  }

  @Test(
    "Cards by their fields, however the end is written, never with the code",
    arguments: [
      ("creditCardNumber creditCardName creditCardExpiration", ["4111 1111 1111 1111", "Maria Muster", "09/27"]),
      ("creditCardNumber creditCardName creditCardExpiration", ["4111111111111111", "Maria Muster", "0927"]),
      ("creditCardNumber creditCardName creditCardExpiration", ["4111111111111111", "Maria Muster", "2027-09"]),
      ("creditCardNumber creditCardName creditCardExpiration", ["4111111111111111", "Maria Muster", "9 / 2027"]),
      (
        "creditCardNumber creditCardGivenName creditCardFamilyName creditCardExpirationMonth creditCardExpirationYear",
        ["4111111111111111", "Maria", "Muster", "09", "27"]
      ),
    ])
  func card(form: String, texts: [String]) {
    let typed = Self.typed(form + " creditCardSecurityCode!", texts + ["737"], domain: nil)
    let card = TypedCard(typed) { $0 == "4111111111111111" ? "Visa" : nil }
    #expect(card == TypedCard(number: "4111111111111111", holder: "Maria Muster", month: 9, year: 2027, brand: "Visa"))
    #expect(TypedCard(typed) { _ in nil } == nil)
  }
}
