import KeyboardCore
import Testing

@Suite("HTML's autocomplete")
struct HTMLAutocompleteTests {
  private struct Vectors: Decodable {
    struct Row: Decodable {
      var `in`: String
      var out: String
    }
    struct Field: Decodable {
      var category: String
      var most: Int

      init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        category = try row.decode(String.self)
        most = try row.decode(Int.self)
      }
    }
    var vectors: [Row]
    var token_category_and_max_tokens: [String: Field]
    var contact_prefixes: [String]
    var address_prefixes: [String]
  }

  private func normalized(_ value: String) -> String { HTMLAutocomplete.parse(value)?.normalized ?? "" }

  @Test(
    "The public vectors pass",
    .enabled(if: SharedTables.exists(SharedTables.autocomplete), "../shared/vectors/html-autocomplete.json is missing"))
  func vectors() throws {
    let table = try SharedTables.decode(Vectors.self, SharedTables.autocomplete)
    for row in table.vectors { #expect(normalized(row.in) == row.out, "\(row.in)") }
    #expect(Set(AutofillField.all.map(\.name)) == Set(table.token_category_and_max_tokens.keys))
    for field in AutofillField.all {
      let row = try #require(table.token_category_and_max_tokens[field.name])
      #expect(field.category.rawValue == row.category, "\(field.name)")
      #expect(field.category.mostTokens == row.most, "\(field.name)")
    }
    #expect(HTMLAutocomplete.contacts == table.contact_prefixes)
    #expect(HTMLAutocomplete.addresses == table.address_prefixes)
  }

  /// The other half of the public suite goes over every field name in both spellings, as this does.
  @Test("Every field name is one, in capitals and between blanks too", arguments: AutofillField.all)
  func fieldNames(field: AutofillField) {
    #expect(normalized(field.name) == field.name)
    #expect(normalized(" \(field.name.uppercased())\t") == field.name)
    #expect(normalized("\n\u{c}\r \(field.name)") == field.name)
  }

  @Test(
    "Section, address, contact, field and credential stand in this order",
    arguments: [
      ("section-a shipping email", "section-a shipping email"), ("billing  work\nemail", "billing work email"),
      (" HOME\ntel", "home tel"), ("fax tel-extension", "fax tel-extension"), ("pager impp", "pager impp"),
      ("section- name", "section- name"), ("SECTION-É name", "section-É name"),
      ("\tusername webauthn", "username webauthn"),
      ("section-x billing name webauthn", "section-x billing name webauthn"), ("webauthn", "webauthn"),
      ("section-a section-name", ""), ("section-a", ""), ("shipping", ""), ("home", ""),
      ("email shipping", ""), ("work shipping email", ""), ("shipping section-a email", ""), ("home name", ""),
      ("shipping billing name", ""), ("section-a section-b name", ""), ("foo name", ""), ("name foo", ""),
      ("webauthn name", ""), ("webauthn webauthn", ""), ("on webauthn", ""), ("off webauthn", ""),
    ])
  func order(value: String, expected: String) {
    #expect(normalized(value) == expected)
  }

  @Test(
    "No category has more words than its limit",
    arguments: [
      "foo off", "section-a off", "shipping on", "on off", "foo section-foo billing name",
      "foo section-bar billing work tel", "foo section-bar billing work tel webauthn",
      "section-a shipping home name", "section-a shipping home name webauthn", "a b c d e f g h name",
    ])
  func limits(value: String) {
    #expect(normalized(value).isEmpty)
  }

  @Test(
    "Only ASCII letters and ASCII blanks count",
    arguments: ["", "  \n", "\u{a0}name", "na\u{0}me", "name\u{b}", "wor\u{212a} tel", "\u{17f}ection-a name", "näme"])
  func strangers(value: String) {
    #expect(HTMLAutocomplete.parse(value) == nil)
  }

  @Test("A combining mark does not hide the prefix of a section")
  func combiningMark() {
    #expect(normalized("section-\u{301}x name") == "section-\u{301}x name")
  }

  @Test("The parts can be had one by one")
  func parts() throws {
    let value = try #require(HTMLAutocomplete.parse("section-LOGIN shipping work tel webauthn"))
    #expect(value.section == "section-login")
    #expect(value.address == "shipping")
    #expect(value.contact == "work")
    #expect(value.field.name == "tel")
    #expect(value.isCredential)
    #expect(value.contentType == .telephoneNumber)
  }

  @Test("A mebibyte of words is no value")
  func long() {
    #expect(HTMLAutocomplete.parse(String(repeating: "name ", count: 1 << 18)) == nil)
    #expect(HTMLAutocomplete.parse(String(repeating: "n", count: 1 << 20)) == nil)
    #expect(normalized(String(repeating: " ", count: 1 << 20) + "name") == "name")
  }
}
