import KeyboardCore
import Testing

/// What is said of fields and keys, in words.
struct SpokenTests {
  private func field(
    _ language: String, _ type: TextContentType?, label: String = "", number: Int? = nil,
    change: (inout ResolvedTraits) -> Void = { _ in }
  ) throws -> String {
    var traits = ResolvedTraits.plain
    traits.requested.textContentType = type
    change(&traits)
    return try WordFiles.words(language).text(of: SpokenField(label: label, number: number), traits: traits)
  }

  @Test func fields() throws {
    #expect(try field("en", .password) { $0.isSecure = true } == "Password, secure text field")
    #expect(try field("en", .emailAddress) == "E-mail address, text field")
    #expect(try field("de", .emailAddress) == "E-Mail-Adresse, Textfeld")
    #expect(try field("ja", .password) { $0.isSecure = true } == "パスワード、セキュアテキストフィールド")
    #expect(try field("ar", .givenName) == "الاسم الأول، حقل نص")
    #expect(try field("en", nil) { $0.returnKeyType = .search } == "Search field")
    #expect(try field("en", nil) { $0.requested.keyboardType = .webSearch } == "Search or web address, search field")
    #expect(try field("en", nil, label: "Note") { $0.isMultiline = true } == "Note, text view")
    #expect(try field("fr", nil) { $0.requested.keyboardType = .decimalPad } == "Nombre, champ de texte")
    #expect(try field("en", TextContentType(rawValue: "pet")) == "Text field")
    #expect(try field("en", .telephoneNumber) { $0.requested.keyboardType = .URL } == "Telephone number, text field")
  }

  /// What stands beside a field is said, and what it says already is not said twice.
  @Test func labels() throws {
    #expect(try field("en", .emailAddress, label: "Where to?") == "Where to?, E-mail address, text field")
    #expect(try field("en", .emailAddress, label: "E-mail") == "E-mail address, text field")
    #expect(try field("en", .emailAddress, label: "Your e-mail address") == "Your e-mail address, text field")
  }

  /// Two fields of a form that mean the same are told apart.
  @Test func fieldsOfOneType() throws {
    let types: [TextContentType?] = [.emailAddress, .name, nil, .emailAddress, nil]
    #expect(types.indices.map { SpokenField.number(of: $0, among: types) } == [1, nil, nil, 2, nil])
    #expect(try field("en", .emailAddress, number: 2) == "E-mail address 2, text field")
  }

  @Test(arguments: [
    ("en", SpokenKey.text("a"), "a", true), ("en", .text("A"), "Capital A", false),
    ("de", .text("Ä"), "Großes Ä", false),
    ("en", .text(" "), "Space", false), ("de", .text("@"), "At-Zeichen", false),
    ("en-GB", .text("."), "Full stop", false),
    ("en", .text(".com"), ".com", false), ("en", .text("7"), "7", true), ("en", .text("%"), "%", true),
    ("ja", .text("か"), "か", true), ("en", .text("😀"), "grin", false), ("en", .dot, "Dot", false),
    ("sv", .role(.delete), "Radera", false), ("en", .role(.globe), "Next keyboard", false),
    ("en", .returnKey("search"), "search", false), ("fi", .plane("numbers", label: "123"), "Numerot", false),
    ("en", .plane("smileys-1", label: "😀"), "grin", false), ("en", .keystroke(KeyCode.tab, label: "Tab"), "Tab", false),
    ("en", .keystroke(59, label: "F1"), "F1", false), ("el", .nextPage, "Επόμενη σελίδα", false),
  ])
  func keys(language: String, key: SpokenKey, text: String, isCharacter: Bool) throws {
    let said = try WordFiles.words(language).name(of: key) { $0 == "😀" ? "grin" : nil }
    #expect(said == SpokenText(text, isCharacter: isCharacter))
  }

  @Test func announcements() throws {
    let words = try WordFiles.words("de")
    func text(_ announcement: Announcement) -> String { words.text(for: announcement) { _ in nil }.text }
    #expect(text(.key(.returnKey("weiter"), isEnabled: false)) == "weiter, Nicht verfügbar")
    #expect(text(.deleted("b")) == "Gelöscht: b")
    #expect(text(.shift(.locked)) == "Feststelltaste ein")
    #expect(text(.shift(.off)) == "Kleinbuchstaben")
    #expect(text(.plane("letters")) == "Buchstaben")
    #expect(text(.plane("kana")) == "")
    #expect(text(.options(.text("ö"))) == "Weitere Zeichen, ö")
    let mail = BarItem(title: "anna@example.org", detail: "Kontakte", icon: .contact, choice: .request(0))
    #expect(text(.item(mail)) == "anna@example.org, Kontakte")
    #expect(text(.offers([mail])) == "Vorschlag, anna@example.org, Kontakte")
    let question = BarItem(title: "Passwort sichern?", choice: .note)
    let yes = BarItem(title: "Sichern", choice: .request(1))
    #expect(text(.offers([question, yes])) == "Passwort sichern?, Sichern")
  }
}
