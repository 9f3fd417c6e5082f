import ContactCards
import Testing

@Suite("Hosts and sites")
struct SitesTests {
  private let sites = Sites()

  @Test(
    "The part that somebody registered",
    arguments: [
      ("example.com", "example.com"), ("www.example.com", "example.com"), ("a.b.example.co.uk", "example.co.uk"),
      ("EXAMPLE.com.", "example.com"), ("city.kawasaki.jp", "city.kawasaki.jp"),
      ("a.b.c.kawasaki.jp", "b.c.kawasaki.jp"),
      ("user.github.io", "user.github.io"), ("x.user.github.io", "user.github.io"),
      ("bücher.example.de", "example.de"), ("www.bücher.de", "xn--bcher-kva.de"),
      ("www.xn--bcher-kva.de", "xn--bcher-kva.de"),
      ("faß.de", "xn--fa-hia.de"), ("shop.例え.jp", "xn--r8jz45g.jp"), ("kiosk.local", "kiosk.local"),
    ])
  func registrable(host: String, domain: String) {
    #expect(sites.registrableDomain(of: host) == domain)
  }

  @Test(
    "What nobody registered",
    arguments: [
      "com", "co.uk", "github.io", "localhost", "127.0.0.1", "10.0.0.1:8080", "[::1]", "::1", "[fe80::1]:80",
      "1.2.3.0x7f",
      "", ".", "..", "a..b", "exa mple.com", "example.com:http", "ex/ample", "[::1", "[example.com]", "\u{0}.com",
    ])
  func none(host: String) {
    #expect(sites.registrableDomain(of: host) == nil)
  }

  @Test(
    "Hosts in texts",
    arguments: [
      ("https://me@www.Example.com:443/a?b", "www.example.com"), ("example.com/a", "example.com"),
      ("example.com.", "example.com"), ("//example.com", nil), ("[FE80::1]:80", "fe80::1"), ("fe80::1", "fe80::1"),
      ("[:]", nil), ("[::1]x", nil), ("[::1]:x", nil), ("10.0.0.1:80", "10.0.0.1"), ("bücher.de", "xn--bcher-kva.de"),
      ("https://me@www.b\u{FC}cher.DoublecredAntipl", "www.xn--bcher-kva.doublecredantipl"),
      ("xn--bcher-kva.de", "xn--bcher-kva.de"), ("xn--a.de", nil), ("a\u{200B}.de", "a.de"), ("a@b", "b"),
      (String(repeating: "a.", count: 127) + "de", nil), (String(repeating: "a", count: 64) + ".de", nil),
      (String(repeating: "ü", count: 2000), nil),
    ] as [(String, String?)])
  func hosts(text: String, host: String?) {
    #expect(Sites.host(text) == host)
    if let host { #expect(Sites.host(host) == host) }
  }

  @Test("Hosts of one site")
  func same() {
    #expect(sites.areSameSite("login.example.com", "www.example.com"))
    #expect(sites.areSameSite("bücher.de", "www.xn--bcher-kva.de"))
    #expect(sites.areSameSite("localhost", "localhost:8080"))
    #expect(sites.areSameSite("127.0.0.1", "http://127.0.0.1/"))
    #expect(!sites.areSameSite("127.0.0.1", "127.0.0.2"))
    #expect(!sites.areSameSite("a.github.io", "b.github.io"))
    #expect(!sites.areSameSite("a.co.uk", "b.co.uk"))
    #expect(!sites.areSameSite("", ""))
    #expect(sites.site(of: "www.example.com") == "example.com")
    #expect(sites.site(of: "10.0.0.1:80") == "10.0.0.1")
    #expect(sites.site(of: "com") == "com")
    #expect(sites.site(of: "a b") == nil)
  }
}
