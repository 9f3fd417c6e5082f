import KeyboardCore
import Testing

@Suite("AutoFill: what is typed narrows what is offered")
struct NarrowingTests {
  @Test(
    "E-mail addresses are completed behind the @, and in no other field",
    arguments: [
      ("emailAddress", "", []), ("emailAddress", "maria", []), ("emailAddress", "@", []), ("emailAddress", "a b@", []),
      ("emailAddress", "maria@", ["maria@example.org", "maria@example.net"]),
      ("emailAddress", "maria@Example.N", ["maria@example.net"]), ("emailAddress", "maria@example.net", []),
      ("emailAddress", "a@b@", []), ("name", "maria@", []), ("URL", "maria@", []),
    ])
  func domains(type: String, typed: String, expected: [String]) {
    var material = OfferMaterial()
    material.emailDomains = ["example.org", "example.net"]
    for policy in PrecedencePolicy.allCases {
      let items = FormSketch("*\(type)", policy).list(material).items(before: typed, after: "")
      #expect(items.map(\.title) == expected)
    }
  }

  @Test("A domain takes the place of what was typed of it")
  func domainAct() {
    var material = OfferMaterial()
    material.emailDomains = ["example.org"]
    let items = FormSketch("*emailAddress").list(material).items(before: "maria@Ex", after: "")
    #expect(items.map(\.act) == [.insert("example.org", replacing: 2)])
  }

  @Test(
    "Earlier values by their beginning, capitals or not, at the end of the text only",
    arguments: [
      ("", "", 2), ("m", "", 1), ("MAR", "", 1), ("maria@x.org", "", 0), ("m", "x", 0), ("z", "", 0),
    ])
  func history(before: String, after: String, count: Int) {
    var material = OfferMaterial()
    material.history = ["maria@x.org", "otto@x.org"]
    let items = FormSketch("*emailAddress").list(material).items(before: before, after: after)
    #expect(items.count == count)
    for item in items { #expect(item.act == .insert(item.title, replacing: before.count)) }
  }

  @Test(
    "Accounts by their beginning, passwords while the field is empty, never with the secret",
    arguments: [
      ("*username password!", "", ["maria (example.com) [key]", "otto (example.com) [key]"]),
      ("*username password!", "O", ["otto (example.com) [key]"]), ("*username password!", "x", []),
      ("username *password!", "", ["maria (example.com) [key]", "otto (example.com) [key]"]),
      ("username *password!", "m", []),
    ])
  func accounts(form: String, typed: String, expected: [String]) {
    var material = OfferMaterial()
    material.signIns = [
      OfferedSignIn(id: 1, account: "maria", domain: "example.com"),
      OfferedSignIn(id: 2, account: "otto", domain: "example.com"),
    ]
    #expect(FormSketch(form).list(material).words(typed) == expected)
  }

  @Test("A code while what is typed begins it; where only the site is the same, with the site")
  func codes() {
    var material = OfferMaterial()
    material.codes = [
      OfferedCode(id: 1, code: "123456"), OfferedCode(id: 2, code: "129999", site: "other.example.com"),
    ]
    let list = FormSketch("*oneTimeCode").list(material)
    #expect(list.words() == ["123456 (From Messages) [code]", "129999 (other.example.com) [code]"])
    #expect(list.words("123") == ["123456 (From Messages) [code]"])
    #expect(list.words("123456").isEmpty)
    #expect(list.words("9").isEmpty)
    #expect(list.words("", "9").isEmpty)
  }

  @Test("A strong password while the field is empty, where one can be made")
  func strongPassword() {
    var material = OfferMaterial()
    let sketch = FormSketch("username *newPassword! newPassword!")
    #expect(sketch.list(material).words().isEmpty)
    material.makesPasswords = true
    #expect(sketch.list(material).words() == ["Strong password [strongPassword]"])
    #expect(sketch.list(material).words("a").isEmpty)
  }

  @Test("What messages contained, and what is typed in groups")
  func recognised() {
    var material = OfferMaterial()
    material.found = [Recognised(kind: .shipment, value: "1Z50T0536891664106", shown: "1Z 50T0", detail: "UPS")]
    material.typed = Recognised(kind: .shipment, value: "1Z5", shown: "1Z 5", standing: .begun)
    let list = FormSketch("*shipmentTrackingNumber").list(material)
    #expect(list.words("1Z5") == ["1Z50T0536891664106 (UPS) [shipment]", "1Z 5 [shipment]"])
    #expect(list.items(before: "1Z5", after: "").last?.act == .note)
    material.typed?.standing = .wrong
    #expect(
      FormSketch("*shipmentTrackingNumber").list(material).words("1Z5").last == "1Z 5 [question]")
  }
}
