import KeyboardCore
import Testing

@Suite("Password quirks")
struct QuirksTests {
  static let quirks = PasswordQuirks([
    PasswordQuirk(domain: "example.com", rules: "minlength: 1;"),
    PasswordQuirk(domain: "Login.Example.com", rules: "minlength: 2;", isForExactDomainOnly: true),
    PasswordQuirk(domain: "exact.test.", rules: "minlength: 3;", isForExactDomainOnly: true),
    PasswordQuirk(domain: "twice.org", rules: "minlength: 4;"),
    PasswordQuirk(domain: "twice.org", rules: "minlength: 5;"),
  ])

  @Test(
    "The nearest domain whose quirk holds here",
    arguments: [
      ("example.com", "minlength: 1;"), ("EXAMPLE.COM.", "minlength: 1;"), ("www.example.com", "minlength: 1;"),
      ("a.b.c.example.com", "minlength: 1;"), ("login.example.com", "minlength: 2;"),
      ("a.login.example.com", "minlength: 1;"), ("exact.test", "minlength: 3;"), ("a.exact.test", nil),
      ("notexample.com", nil), ("com", nil), ("", nil), (".", nil), ("..", nil), ("example.org", nil),
      ("twice.org", "minlength: 5;"), ("example.com.evil.net", nil), (".example.com", "minlength: 1;"),
    ])
  func lookup(domain: String, rules: String?) {
    #expect(Self.quirks.quirk(for: domain)?.rules == rules)
  }

  @Test("What is no host name has no quirk")
  func large() {
    #expect(Self.quirks.quirk(for: String(repeating: ".", count: 1 << 20) + "example.com") == nil)
    #expect(Self.quirks.quirk(for: String(repeating: "a", count: 1 << 20)) == nil)
    #expect(Self.quirks.quirk(for: "\u{0}.example.com")?.rules == "minlength: 1;")
    #expect(Self.quirks.count == 4)
  }
}
