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
}
