import Forms
import KeyboardCore
import Testing

/// Codes that a message binds to a site: the format and the matching of "Origin-bound one-time codes delivered via SMS".
struct BoundCodeTests {
  /// A message and what it binds: host, code, and the frame's host after a blank; nil: it binds nothing.
  @Test(arguments: [
    ("747723 is your ExampleCo authentication code.\n\n@example.com #747723", "example.com 747723"),
    ("@example.com #747723", "example.com 747723"),
    ("@example.com #747723 @ecommerce.example", "example.com 747723 ecommerce.example"),
    ("@example.com #747723 %ecommerce.example", "example.com 747723 ecommerce.example"),
    ("@example.com #747723 %ecommerce.example $future", "example.com 747723 ecommerce.example"),
    ("@example.com #747723 $future", "example.com 747723"),
    ("@example.com #747723 $future @ecommerce.example", "example.com 747723"),
    ("@example.com #747723 @", "example.com 747723"),
    ("@example.com #747723 % ecommerce.example", "example.com 747723"),
    ("@example.com #747723  @ecommerce.example", "example.com 747723"),
    ("@example.com #747723\t@ecommerce.example", "example.com 747723"),
    ("@Example.COM #Ab-c_1", "example.com Ab-c_1"),
    ("@example.com #7 trailing words", "example.com 7"),
    ("@example.com #747723#", "example.com 747723#"),
    ("first\r\n@example.com #747723", "example.com 747723"),
    ("first\r@example.com #747723", "example.com 747723"),
    ("first\u{2028}@example.com #747723", nil),
    ("something @example.com #747723", nil),
    ("#747723 @ecommerce.example @example.com", nil),
    ("@example.com code #747723", nil),
    ("@example.com #747723\n", nil),
    ("@example.com #747723\r\n", nil),
    (" @example.com #747723", nil),
    ("@example.com  #747723", nil),
    ("@example.com\t#747723", nil),
    ("@example.com\u{a0}#747723", nil),
    ("@ #747723", nil),
    ("@example.com #", nil),
    ("@example.com # 747723", nil),
    ("@example.com", nil),
    ("@", nil),
    ("", nil),
  ]) func isReadByTheSteps(_ message: String, _ expected: String?) {
    #expect(Self.words(OneTimeCodes.read(message)) == expected)
  }

  /// A code that was meant for one site is offered on no other because of a slip of its sender.
  @Test(arguments: [
    "Your code is 747723.\n@example.com #747723\n",
    "Your code is 747723.\n@example.com code #747723",
    "Your code is 747723.\n @example.com #747723\nThank you",
  ]) func failsClosed(_ message: String) {
    #expect(OneTimeCodes.read(message) == nil)
  }

  /// The origin's hosts, the documents from the field's outwards, and how it fits.
  @Test(arguments: [
    ("example.com", nil, ["https://example.com"], OneTimeCodeFit.origin),
    ("example.com", nil, ["example.com"], .origin),
    ("example.com", nil, ["https://EXAMPLE.com:443/path"], .origin),
    ("example.com", nil, ["https://example.com:8443"], .site),
    ("example.com", nil, ["https://www.example.com"], .site),
    ("www.example.com", nil, ["https://example.com"], .site),
    ("example.com", nil, ["http://example.com"], .none),
    ("example.com", nil, ["http://example.com:443"], .none),
    ("example.com", nil, ["https://example.org"], .none),
    ("example.com", nil, ["https://notexample.com"], .none),
    ("example.com", nil, ["https://example.com.evil.org"], .none),
    ("one.co.uk", nil, ["https://two.co.uk"], .none),
    ("co.uk", nil, ["https://two.co.uk"], .none),
    ("192.0.2.1", nil, ["https://192.0.2.1"], .origin),
    ("192.0.2.1", nil, ["https://192.0.2.2"], .none),
    ("example.com", "pay.example", ["https://example.com"], .none),
    ("example.com", nil, ["https://example.com", "https://example.com"], .none),
    ("example.com", "pay.example", ["https://pay.example", "https://example.com"], .origin),
    ("example.com", "pay.example", ["https://www.pay.example", "https://example.com"], .site),
    ("example.com", "pay.example", ["https://pay.example", "https://www.example.com"], .site),
    ("example.com", "pay.example", ["https://pay.example", "https://third.example", "https://example.com"], .none),
    ("example.com", "pay.example", ["https://pay.example", "https://pay.example", "https://example.com"], .origin),
    ("example.com", "pay.example", ["https://pay.example", "https://example.com", "https://example.com"], .origin),
    ("example.com", "pay.example", ["https://pay.example", "https://a.pay.example", "https://example.com"], .site),
    ("example.com", "pay.example", ["https://pay.example", "http://example.com"], .none),
    ("example.com", "pay.example", ["http://pay.example", "https://example.com"], .none),
    ("example.com", "pay.example", ["https://third.example", "https://example.com"], .none),
    ("example.com", "pay.example", ["https://pay.example", "https://third.example"], .none),
    ("example.com", nil, [], .none),
  ]) func fitsItsSite(_ top: String, _ embedded: String?, _ frames: [String], _ expected: OneTimeCodeFit) {
    let origin = OneTimeCodeOrigin(top: top, embedded: embedded)
    #expect(origin.fit(frames.compactMap { WebOrigin($0) }, registrableDomain: Self.registrable) == expected)
  }

  @Test(arguments: [
    ("https://example.com", "https example.com"), ("HTTPS://Example.COM:443/a?b#c", "https example.com"),
    ("http://example.com:80", "http example.com"), ("http://example.com:8080", "http example.com 8080"),
    ("example.com", "https example.com"), ("example.com:8443", "https example.com 8443"),
    ("https://user:pass@example.com/", "https example.com"), ("https://[2001:db8::1]:443", "https [2001:db8::1]"),
    ("https://[2001:db8::1]:8443/", "https [2001:db8::1] 8443"), ("example.com:", "https example.com"),
    ("", nil), ("https://", nil), ("https:///path", nil), ("example.com:65536", nil), ("example.com:a", nil),
    ("exa mple.com", nil), ("://example.com", nil),
  ]) func originsAreRead(_ text: String, _ expected: String?) {
    let origin = WebOrigin(text)
    #expect(origin.map { "\($0.scheme) \($0.host)\($0.port.map { " \($0)" } ?? "")" } == expected)
  }

  @Test(.enabled(if: SharedVectors.exists(SharedVectors.codes), "../shared/vectors/one-time-codes.json"))
  func publicVectorsAreRead() throws {
    let document = try SharedVectors.read(SharedVectors.codes)
    for row in try document.required("parse").elements() {
      let result = try row.member("result")
      let expected = try result.flatMap { result throws -> String? in
        if case .null = result.value { return nil }
        let embedded = try Self.text(result.member("embedded")).map { " \($0)" } ?? ""
        return "\(try result.required("top").string()) \(try result.required("code").string())\(embedded)"
      }
      let message = try row.required("message").string()
      #expect(Self.words(OneTimeCodes.read(message)) == expected, "\(message)")
    }
    for row in try document.required("match(inner frame first)").elements() {
      let origin = OneTimeCodeOrigin(
        top: try row.required("top").string(), embedded: try Self.text(row.member("embedded")))
      let frames = try row.required("contexts").elements().map { try #require(WebOrigin(try $0.string())) }
      let fit = origin.fit(frames, registrableDomain: Self.registrable)
      let word = fit == .origin ? "origin" : fit == .site ? "site" : "failure"
      #expect(try row.required("result").string() == word, "\(origin) \(frames)")
    }
  }

  @Test func neitherCodesNorMessagesAreShown() {
    let code = OneTimeCodes.read("Your code is 747723.\n@example.com #747723")
    #expect("\(String(describing: code)) \(String(reflecting: code))".contains("747723") == false)
    var received = ReceivedCodes()
    received.receive("Your code is 747723", at: .zero)
    #expect("\(received.all) \(received)".contains("747723") == false)
    #expect(received.all.first?.code == "747723")
  }

  private static func words(_ code: OneTimeCode?) -> String? {
    guard let code, let origin = code.boundTo else { return code.map { "unbound \($0.code)" } }
    return "\(origin.top) \(code.code)" + (origin.embedded.map { " \($0)" } ?? "")
  }

  private static func text(_ node: JSONNode?) throws -> String? {
    guard let node else { return nil }
    if case .null = node.value { return nil }
    return try node.string()
  }

  /// Two labels, three under co.uk; none for addresses: enough of the public suffix list for these tests.
  private static func registrable(_ host: String) -> String? {
    let labels = host.split(separator: ".")
    if labels.last?.allSatisfy(\.isNumber) == true { return nil }
    let count = host.hasSuffix("co.uk") ? 3 : 2
    return labels.count < count ? nil : labels.suffix(count).joined(separator: ".")
  }
}
