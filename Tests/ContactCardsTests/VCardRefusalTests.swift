import ContactCards
import KeyboardCore
import TestSupport
import Testing

@Suite("vCards that are refused, with the place and the reason")
struct VCardRefusalTests {
  @Test(
    "Cards",
    arguments: [
      ("", "me.vcf: there is no card in it"),
      ("hello", "me.vcf:1: expected : behind hello"),
      ("hello: world", "me.vcf:1: expected BEGIN:VCARD"),
      ("BEGIN:VCALENDAR\n", "me.vcf:1: expected BEGIN:VCARD"),
      ("\n\nBEGIN:VCARD\n", "me.vcf:3: the card has no END:VCARD"),
      ("BEGIN:VCARD\nVERSION:3.0\nBEGIN:VCARD\n", "me.vcf:3: a card begins before the one before it has ended"),
      ("END:VCARD\n", "me.vcf:1: expected BEGIN:VCARD"),
      ("BEGIN:VCARD\nEND:VCARD\n", "me.vcf:1: the card has no VERSION"),
      ("BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n", "me.vcf:1: the card has no FN, which version 3.0 wants"),
      (
        "BEGIN:VCARD\nVERSION:2.1\nN:A\nEND:VCARD\n",
        "me.vcf:2: vCard 2.1 is not read: export the card as vCard 3.0 or 4.0"
      ),
      ("BEGIN:VCARD\nVERSION:5\n", "me.vcf:2: the card's version is not known: vCard 3.0 and 4.0 are read"),
      ("BEGIN:VCARD\nVERSION:3.0\nVERSION:3.0\n", "me.vcf:3: VERSION stands in the card twice"),
      (
        "BEGIN:VCARD\nFN:A\nVERSION:4.0\n",
        "me.vcf:3: in a card of version 4.0 VERSION stands right behind BEGIN"
      ),
      (" BEGIN:VCARD\n", "me.vcf:1: a blank begins the line, but there is none that it continues"),
      ("BEGIN:VCARD\n\u{0}", "me.vcf:2: a control character"),
      ("BEGIN:VCARD\rVERSION:3.0\n", "me.vcf:1: a carriage return in the middle of a line"),
      ("\u{FEFF}BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD", nil),
    ] as [(String, String?)])
  func cards(text: String, reason: String?) {
    #expect(refusal(Array(text.utf8)) == reason)
  }

  @Test(
    "Properties",
    arguments: [
      ("3.0", ":A", "expected the name of a property"),
      ("3.0", "a.:A", "expected the name of a property"),
      ("3.0", "TEL;:A", "expected the name of a parameter"),
      ("3.0", "TEL", "expected : behind TEL"),
      (
        "3.0", "TEL;HOME;VOICE:1",
        "the parameter HOME has no value: vCard 2.1 writes so, 3.0 and 4.0 write TYPE=HOME"
      ),
      ("3.0", "TEL;TYPE=\"home:1", "a quotation mark without a second one in TYPE"),
      ("3.0", "TEL;TYPE=\"home\"x:1", "expected : behind TEL"),
      (
        "3.0", "TITLE;ENCODING=QUOTED-PRINTABLE:M=C3=BC",
        "TITLE is quoted-printable, as in vCard 2.1: export the card as vCard 3.0 or 4.0"
      ),
      ("3.0", "TITLE;ENCODING=x:1", "TITLE is in an encoding that is not known: 3.0 knows b"),
      ("3.0", "TITLE;ENCODING=b:TcO8bG", "TITLE is not what ENCODING=b promises"),
      ("3.0", "TITLE;ENCODING=b:T===", "TITLE is not what ENCODING=b promises"),
      ("3.0", "TITLE;ENCODING=b:QQ5C", "TITLE has a control character"),
      ("4.0", "TITLE:A\u{9B}B", "TITLE has a control character"),
      ("4.0", "ADR;LABEL=A\u{9B}B:;;;;;;", "the parameter LABEL has a control character"),
      ("4.0", #"ORG:AC\DC"#, #"ORG has a backslash that escapes nothing: write it as \\"#),
      ("4.0", #"ORG:AC\"#, #"ORG ends with a backslash that escapes nothing: write it as \\"#),
      ("4.0", "N:a;b;c;d;e;f;g;h", "N has more than 7 parts"),
      ("4.0", "N:a;b\r\nN:a;b", "N stands in the card twice"),
      ("4.0", "EMAIL;PREF=0:a@b", "PREF is a number from 1 to 100"),
      ("4.0", "EMAIL;PREF=first:a@b", "PREF is a number from 1 to 100"),
      ("4.0", "BDAY:1999-02-29", "BDAY is no date: expected one like 1996-04-15, or --0415 without its year"),
      ("4.0", "BDAY:19961315", "BDAY is no date: expected one like 1996-04-15, or --0415 without its year"),
      ("4.0", "BDAY:199604", "BDAY is no date: expected one like 1996-04-15, or --0415 without its year"),
      ("4.0", "BDAY:15.4.1996", "BDAY is no date: expected one like 1996-04-15, or --0415 without its year"),
      ("4.0", "BDAY:19960415Tnoon", "BDAY is no date: expected one like 1996-04-15, or --0415 without its year"),
      ("4.0", "BDAY:--", "BDAY is no date: expected one like 1996-04-15, or --0415 without its year"),
    ])
  func properties(version: String, property: String, reason: String) {
    let line = property.utf8.contains(0x0A) ? 5 : 4
    #expect(refusal(Array(vCard(version, "FN:A", property).utf8)) == "me.vcf:\(line): \(reason)")
  }

  @Test("Limits")
  func limits() {
    let long = String(repeating: "a", count: 65_537)
    #expect(refusal(Array(vCard("3.0", "FN:" + long).utf8)) == "me.vcf:3: FN is longer than 65536 bytes")
    #expect(refusal(Array(vCard("3.0", "FN:A", "PHOTO;ENCODING=b:" + long).utf8)) == nil)
    let many = vCard("3.0", "FN:A", Array(repeating: "TEL:1", count: 1000).joined(separator: "\r\n"))
    #expect(refusal(Array(many.utf8)) == "me.vcf:1003: more than 1000 values in a card")
    #expect(refusal([0xFF, 0xFE, 0x42, 0x00]) == "me.vcf:1: this is UTF-16: save the file as UTF-8")
    let parameters = String(repeating: ";X=1", count: 101)
    #expect(
      refusal(Array(vCard("3.0", "TEL\(parameters):1").utf8)) == "me.vcf:3: TEL has more than 100 parameters")
    let name = String(repeating: "X", count: 65)
    #expect(
      refusal(Array(vCard("3.0", name + ":1").utf8))
        == "me.vcf:3: the name of a property is longer than 64 characters")
  }

  @Test("Too many cards")
  func manyCards() {
    let one = Array("BEGIN:VCARD\nVERSION:3.0\nFN:\nEND:VCARD\n".utf8)
    let many = Array(repeatElement(one, count: 10_001).joined())
    #expect(refusal(many) == "me.vcf:40001: more than 10000 cards")
    #expect(refusal(Array(many.dropLast(one.count))) == nil)
  }

  @Test("No file, a folder, a file that is too large")
  func files() throws {
    #expect(throws: ContactCardError(file: "/none/me.vcf", line: nil, reason: "No such file or directory")) {
      _ = try CardFile.read("/none/me.vcf")
    }
    #expect(throws: ContactCardError.self) { _ = try CardFile.read("/tmp") }
    #expect(throws: ContactCardError.self) { _ = try CardFile.read("/dev/zero") }
  }
}
