import KeyboardCore
import Testing

@Suite("Domains of e-mail addresses")
struct EmailDomainsTests {
  @Test("A country's own providers come before those of the world, each once")
  func defaults() {
    #expect(
      EmailDomains(locale: LocaleFacts("de", "DE")).domains.prefix(4) == [
        "gmail.com", "gmx.de", "web.de", "t-online.de",
      ])
    #expect(EmailDomains(locale: LocaleFacts("ko", "KR")).domains.first == "naver.com")
    #expect(
      EmailDomains(locale: LocaleFacts("xx", "QQ")).domains
        == ["gmail.com", "icloud.com", "outlook.com", "hotmail.com", "yahoo.com"])
    for region in ["DE", "US", "BR", "JP", "RU", "QQ"] {
      let domains = EmailDomains(locale: LocaleFacts("x", region)).domains
      #expect(Set(domains).count == domains.count)
      #expect(domains.allSatisfy { $0.contains(".") && $0 == $0.lowercased() && !$0.contains(" ") })
    }
  }

  @Test(
    "Lists of one's own",
    arguments: [
      ("example.com", ["example.com"]), (" Example.com , example.org ", ["example.com", "example.org"]),
      ("example.com,example.com", ["example.com"]), ("none", []), ("bücher.example", ["bücher.example"]),
      ("example.com,default", ["example.com", "gmail.com", "icloud.com", "outlook.com", "hotmail.com", "yahoo.com"]),
    ])
  func lists(list: String, domains: [String]) throws {
    #expect(try EmailDomains(list: list, locale: LocaleFacts("xx", "QQ")).domains == domains)
  }

  @Test(
    "Lists that are none",
    arguments: [
      ("", "a domain is missing between two commas"), ("a.example,", "a domain is missing between two commas"),
      ("example", "example is no domain like example.com"),
      ("@example.com", "@example.com is no domain like example.com"),
      ("a..b", "a..b is no domain like example.com"), ("none,a.example", "none is no domain like example.com"),
      ("-a.example", "-a.example is no domain like example.com"),
      ("a b.example", "a b.example is no domain like example.com"),
    ])
  func wrongLists(list: String, reason: String) {
    let error = #expect(throws: EmailDomainError.self) { try EmailDomains(list: list, locale: .enUS) }
    #expect(error?.description == reason)
  }
}
