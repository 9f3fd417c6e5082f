import ContactCards
import KeyboardCore
import Testing

@Suite("What a card answers a field")
struct ContactAnswerTests {
  private static let home = PostalAddress(
    lines: ["12 Elm Street", "Apt 4"], city: "Springfield", state: "IL", postalCode: "62701", country: "USA")
  private static let work = PostalAddress(lines: ["1 Main St."], city: "Springfield", state: "IL", postalCode: "62702")
  private static let card = ContactCard(
    fullNames: [ContactValue("Dr. Ana Lucía Muñoz Jr.")],
    names: [
      ContactValue(ContactName(prefix: "Dr.", given: "Ana", middle: "Lucía", family: "Muñoz", suffix: "Jr."))
    ],
    nicknames: [ContactValue("Anita")], jobTitles: [ContactValue("Head")], organizations: [ContactValue("ABC")],
    addresses: [ContactValue(home, label: .home), ContactValue(work, label: .work)],
    telephones: [
      ContactValue("+1 555 0111", label: .fax), ContactValue("(555) 010-0123", label: .home),
      ContactValue("+1 555 0199", label: .mobile, preference: 1),
    ],
    emailAddresses: [ContactValue("ana@example.com", label: .work), ContactValue("Ana@example.org", label: .home)],
    webAddresses: [ContactValue("https://example.com")], birthday: ContactDate(year: 1956, month: 2, day: 5))

  /// What each content type is answered in en_US, a field alone in its form.
  private static let table: [TextContentType: [String]] = [
    .name: ["Dr. Ana Lucía Muñoz Jr.", "Ana Lucía Muñoz"], .namePrefix: ["Dr."], .givenName: ["Ana"],
    .middleName: ["Lucía"], .familyName: ["Muñoz"], .nameSuffix: ["Jr."], .nickname: ["Anita"], .jobTitle: ["Head"],
    .organizationName: ["ABC"],
    .location: ["12 Elm Street, Apt 4, Springfield, IL 62701", "1 Main St., Springfield, IL 62702"],
    .fullStreetAddress: ["12 Elm Street, Apt 4, Springfield, IL 62701", "1 Main St., Springfield, IL 62702"],
    .streetAddressLine1: ["12 Elm Street", "1 Main St."], .streetAddressLine2: ["Apt 4"],
    .addressCity: ["Springfield"], .addressState: ["IL"], .addressCityAndState: ["Springfield, IL"],
    .postalCode: ["62701", "62702"], .countryName: ["USA"],
    .telephoneNumber: ["+1 555 0199", "(555) 010-0123", "+1 555 0111"],
    .emailAddress: ["ana@example.com", "Ana@example.org"], .URL: ["https://example.com"],
    .birthdate: ["02/05/1956", "1956-02-05"], .birthdateDay: ["5", "05"], .birthdateMonth: ["2", "02"],
    .birthdateYear: ["1956"],
  ]

  @Test("Every content type that UIKit knows", arguments: KnownContentType.all.map(\.type))
  func everyType(type: TextContentType) {
    #expect(Self.card.texts(type) == Self.table[type, default: []])
  }

  @Test("An unknown content type, and a card that knows nothing, are answered nothing")
  func nothing() {
    #expect(Self.card.texts(TextContentType(rawValue: "shoe-size")) == [])
    for known in KnownContentType.all { #expect(ContactCard().texts(known.type) == []) }
  }

  @Test("Labels say which of several values it is")
  func labels() {
    #expect(
      Self.card.answers(to: ContactRequest(.postalCode))
        == [ContactAnswer("62701", label: .home), ContactAnswer("62702", label: .work)])
  }

  @Test("A form that asks for the city, too, gets the street alone")
  func street() {
    let form: [TextContentType] = [.fullStreetAddress, .addressCity]
    #expect(Self.card.texts(.fullStreetAddress, form: form) == ["12 Elm Street, Apt 4", "1 Main St."])
    #expect(
      Self.card.texts(.fullStreetAddress, form: form, isMultiline: true) == ["12 Elm Street\nApt 4", "1 Main St."])
    #expect(
      Self.card.texts(.fullStreetAddress, form: [.fullStreetAddress, .name], isMultiline: true).first
        == "12 Elm Street\nApt 4\nSpringfield, IL 62701")
  }

  @Test("In another country the country is a part of the address")
  func foreign() {
    #expect(
      Self.card.texts(.location, locale: LocaleFacts("de", "DE"))
        == ["12 Elm Street, Apt 4, Springfield, IL 62701, USA", "1 Main St., 62702 Springfield"])
  }

  @Test(
    "What was typed narrows: letter for letter first, then without case and marks",
    arguments: [
      (.emailAddress, "a", ["ana@example.com", "Ana@example.org"]),
      (.emailAddress, "A", ["Ana@example.org", "ana@example.com"]),
      (.emailAddress, "ana@example.o", ["Ana@example.org"]),
      (.emailAddress, "b", []), (.familyName, "mun", ["Muñoz"]), (.familyName, "MUÑ", ["Muñoz"]),
      (.familyName, "Muñoz", []), (.familyName, "munoz", ["Muñoz"]), (.familyName, "unoz", []), (.familyName, " ", []),
      (.telephoneNumber, "555", ["(555) 010-0123"]), (.telephoneNumber, "+1555", ["+1 555 0199", "+1 555 0111"]),
      (.telephoneNumber, "+15550199", []), (.telephoneNumber, "٥٥٥", ["(555) 010-0123"]),
      (.birthdateDay, "0", ["05"]), (.birthdate, "1", ["1956-02-05"]),
    ] as [(TextContentType, String, [String])])
  func narrowed(type: TextContentType, typed: String, texts: [String]) {
    #expect(Self.card.texts(type, typed: typed) == texts)
  }

  @Test(
    "Marks, case, width, kana and Hangul do not matter to what was typed",
    arguments: [
      ("Łukasz", "luk"), ("Þórður", "thord"), ("Đặng", "dan"), ("Straße", "STRASS"), ("Ærø", "aer"), ("Œuvre", "oeu"),
      ("İzmir", "iz"), ("Ισίδωρος", "ισιδ"), ("Ωμέγα", "ωμεγ"), ("김철수", "기"), ("김철수", "ㄱ"), ("과자", "고"),
      ("닭", "달"), ("까치", "ㄲ"), ("スミス", "すみ"), ("Ｔｏｋｙｏ", "tok"), ("e\u{301}tude", "etu"), ("é", "e"),
      ("שָׁלוֹם", "שלו"), ("Ёлкин", "ёл"), ("Öz", "O\u{308}"),
    ])
  func folding(name: String, typed: String) {
    let card = ContactCard(nicknames: [ContactValue(name)])
    #expect(card.texts(.nickname, typed: typed) == [name])
  }

  @Test(
    "Letters are not marks",
    arguments: [
      ("김철수", "가"), ("김철수", "ㅁ"), ("कि", "कु"), ("Ana", "an\u{0}"), ("й", "и\u{0}"), ("かな", "き"), ("a", "aa"),
      ("ที่", "ทื"),
    ])
  func notFolded(name: String, typed: String) {
    let card = ContactCard(nicknames: [ContactValue(name)])
    #expect(card.texts(.nickname, typed: typed) == [])
  }

  @Test("Numbers that nobody answers come last, whatever is preferred")
  func fax() {
    var card = Self.card
    card.telephones[0].preference = 1
    card.telephones[2].preference = nil
    #expect(card.texts(.telephoneNumber) == ["(555) 010-0123", "+1 555 0199", "+1 555 0111"])
  }

  @Test(
    "Labels have words in the languages of the layouts",
    arguments: [
      "ar", "bg", "cs", "da", "de", "el", "es", "fa", "fi", "fr", "he", "hi", "hr", "hu", "is", "it", "ja", "ko", "nb",
      "nl", "pl", "pt", "ro", "ru", "sk", "sr", "sv", "th", "tr", "uk", "vi",
    ])
  func labelWords(language: String) {
    #expect(ContactLabel.home.word(in: language) != "home")
    #expect(ContactLabel.work.word(in: language) != "work")
    #expect(!ContactLabel.mobile.word(in: language).isEmpty)
    #expect(ContactLabel(rawValue: "Summer house").word(in: language) == "Summer house")
    #expect(ContactLabel.home.word(in: "en") == "home")
  }
}
