import ContactCards
import KeyboardCore
import Testing

@Suite("vCards")
struct VCardReaderTests {
  @Test("RFC 2426: the cards of its authors, which have no N", arguments: ["\r\n", "\n"])
  func authors(end: String) throws {
    let text = """
      BEGIN:vCard
      VERSION:3.0
      FN:Frank Dawson
      ORG:Lotus Development Corporation
      ADR;TYPE=WORK,POSTAL,PARCEL:;;6544 Battleford Drive
       ;Raleigh;NC;27613-3502;U.S.A.
      TEL;TYPE=VOICE,MSG,WORK:+1-919-676-9515
      TEL;TYPE=FAX,WORK:+1-919-676-9564
      EMAIL;TYPE=INTERNET,PREF:Frank_Dawson@Lotus.com
      EMAIL;TYPE=INTERNET:fdawson@earthlink.net
      URL:http://home.earthlink.net/~fdawson
      END:vCard


      BEGIN:vCard
      VERSION:3.0
      FN:Tim Howes
      END:vCard

      """
    let cards = try VCardReader.read(Array(text.replacing("\n", with: end).utf8), name: "me.vcf")
    #expect(cards.map { $0.texts(.name) } == [["Frank Dawson"], ["Tim Howes"]])
    let frank = cards[0]
    #expect(frank.texts(.organizationName) == ["Lotus Development Corporation"])
    #expect(frank.texts(.streetAddressLine1) == ["6544 Battleford Drive"])
    #expect(frank.texts(.addressCityAndState) == ["Raleigh, NC"])
    #expect(frank.texts(.telephoneNumber) == ["+1-919-676-9515", "+1-919-676-9564"])
    #expect(
      frank.answers(to: ContactRequest(.telephoneNumber)).map(\.label) == [.work, .workFax])
    #expect(frank.texts(.emailAddress) == ["Frank_Dawson@Lotus.com", "fdawson@earthlink.net"])
    #expect(frank.texts(.URL) == ["http://home.earthlink.net/~fdawson"])
  }

  @Test("RFC 6350: the card of its author")
  func author() throws {
    let card = try read(
      vCard(
        "4.0", "FN:Simon Perreault", "N:Perreault;Simon;;;ing. jr,M.Sc.", "BDAY:--0203",
        "ANNIVERSARY:20090808T1430-0500", "GENDER:M", "LANG;PREF=1:fr", "LANG;PREF=2:en",
        "ORG;TYPE=work:Viagenie", "ADR;TYPE=work:;Suite D2-630;2875 Laurier;", " Quebec;QC;G1V 2M2;Canada",
        #"TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+1-418-656-9254;ext=102"#,
        #"TEL;VALUE=uri;TYPE="work,cell,voice,video,text":tel:+1-418-262-6501"#,
        "EMAIL;TYPE=work:simon.perreault@viagenie.ca", "GEO;TYPE=work:geo:46.772673,-71.282945",
        "KEY;TYPE=work;VALUE=uri:", " http://www.viagenie.ca/simon.perreault/simon.asc", "TZ:-0500",
        "URL;TYPE=home:http://nomis80.org"))
    #expect(card.texts(.nameSuffix) == ["ing. jr, M.Sc."])
    #expect(card.birthday == ContactDate(year: nil, month: 2, day: 3))
    #expect(card.texts(.telephoneNumber) == ["+1-418-656-9254", "+1-418-262-6501"])
    #expect(card.answers(to: ContactRequest(.telephoneNumber)).map(\.label) == [.work, .mobile])
    #expect(card.texts(.streetAddressLine1) == ["2875 Laurier"])
    #expect(card.texts(.streetAddressLine2) == ["Suite D2-630"])
    #expect(card.texts(.fullStreetAddress) == ["2875 Laurier, Suite D2-630, Quebec QC G1V 2M2, Canada"])
    #expect(card.answers(to: ContactRequest(.URL)) == [ContactAnswer("http://nomis80.org", label: .home)])
  }

  @Test("Names: lists, escapes, and all five parts")
  func names() throws {
    let card = try read(
      vCard(
        "3.0", "N:Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.,A.C.P.", #"FN:Dr. John Philip Paul Stevenson\, Jr."#,
        #"NICKNAME:Jim\, the tall,Jimmie"#, #"TITLE:Director\, Research \; Development"#, "ROLE:Programmer",
        #"ORG:ABC\, Inc.;North American Division;Marketing"#))
    #expect(card.names.map(\.content.family) == ["Stevenson"])
    #expect(card.texts(.middleName) == ["Philip Paul"])
    #expect(card.texts(.namePrefix) == ["Dr."])
    #expect(card.texts(.nameSuffix) == ["Jr., M.D., A.C.P."])
    #expect(card.texts(.name) == ["Dr. John Philip Paul Stevenson, Jr.", "John Philip Paul Stevenson"])
    #expect(card.texts(.nickname) == ["Jim, the tall", "Jimmie"])
    #expect(card.texts(.jobTitle) == ["Director, Research ; Development", "Programmer"])
    #expect(card.texts(.organizationName) == ["ABC, Inc."])
  }

  @Test(
    "Birthdays in all forms",
    arguments: [
      ("4.0", "19960415", 1996, 4, 15), ("4.0", "--0415", nil, 4, 15), ("4.0", "---15", nil, nil, 15),
      ("4.0", "1985-04", 1985, 4, nil), ("4.0", "1985", 1985, nil, nil), ("4.0", "--04", nil, 4, nil),
      ("4.0", "19531015T231000Z", 1953, 10, 15), ("4.0", "--1022T1022", nil, 10, 22),
      ("4.0", "19850412T10-0800", 1985, 4, 12), ("4.0", "1996-04-15", 1996, 4, 15), ("3.0", "1996-04-15", 1996, 4, 15),
      ("3.0", "19960415", 1996, 4, 15), ("3.0", "1995-10-31T22:27:10Z", 1995, 10, 31), ("3.0", "--02-29", nil, 2, 29),
      ("3.0", "2000-02-29", 2000, 2, 29), ("4.0", "T102200", nil, nil, nil), ("4.0", "", nil, nil, nil),
    ] as [(String, String, Int?, Int?, Int?)])
  func birthdays(version: String, text: String, year: Int?, month: Int?, day: Int?) throws {
    let card = try read(vCard(version, "FN:A", "BDAY:" + text))
    #expect(card.birthday == ContactDate(year: year, month: month, day: day))
  }

  @Test("Birthdays that are words, and Apple's way to leave out a year")
  func otherBirthdays() throws {
    #expect(try read(vCard("4.0", "FN:A", "BDAY;VALUE=text:circa 1800")).birthday == nil)
    let apple = try read(vCard("3.0", "FN:A", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-02"))
    #expect(apple.birthday == ContactDate(year: nil, month: 3, day: 2))
    let old = try read(vCard("3.0", "FN:A", "BDAY;value=date:1604-03-02"))
    #expect(old.birthday == ContactDate(year: 1604, month: 3, day: 2))
  }

  @Test("Circumflexes in parameters (RFC 6868) and a label of an address without parts")
  func circumflexes() throws {
    let four = try read(vCard("4.0", "FN:A", #"ADR;LABEL="1 ^'Main^' St.^nTown^^ ^x":;;;;;;"#))
    #expect(four.texts(.fullStreetAddress) == [#"1 "Main" St., Town^ ^x"#])
    #expect(four.texts(.location, isMultiline: true) == ["1 \"Main\" St.\nTown^ ^x"])
    let newline = try read(vCard("4.0", "FN:A", #"ADR;LABEL="Mr. A\nTown":;;;;;;"#))
    #expect(newline.texts(.fullStreetAddress) == ["Mr. A, Town"])
    let three = try read(vCard("3.0", "FN:A", #"LABEL;TYPE=dom,home:123 Main Street\nAny Town\, CA"#))
    #expect(three.texts(.fullStreetAddress) == ["123 Main Street, Any Town, CA"])
    #expect(three.texts(.addressCity) == [])
  }

  @Test("Groups, and labels of one's own")
  func groups() throws {
    let card = try read(
      vCard(
        "3.0", "FN:A", "item1.ADR;type=HOME;type=pref:;;街道1;杭州市;浙江省;310000;中国", "item1.X-ABADR:cn",
        "item1.X-APPLE-SUBLOCALITY:江干区", #"item2.URL:http\://example.com/"#, "item2.X-ABLabel:_$!<HomePage>!$_",
        "item3.TEL:+1 555 0100", "item3.X-ABLabel:Summer house", "item4.EMAIL;type=INTERNET:a@example.com",
        "item4.X-ABLabel:_$!<Work>!$_", "X-ABShowAs:COMPANY"))
    #expect(card.addresses[0].content.region == "CN")
    #expect(card.texts(.sublocality) == ["江干区"])
    #expect(
      card.answers(to: ContactRequest(.URL))
        == [ContactAnswer("http://example.com/", label: ContactLabel(rawValue: "home page"))])
    #expect(card.answers(to: ContactRequest(.telephoneNumber)).map(\.label?.rawValue) == ["Summer house"])
    #expect(card.answers(to: ContactRequest(.emailAddress)).map(\.label) == [.work])
    #expect(card.texts(.organizationName) == ["A"])
  }

  @Test("Preferences, and the same in several languages")
  func preferences() throws {
    let card = try read(
      vCard(
        "4.0", "N;ALTID=1;LANGUAGE=en:Yamada;Taro;;;", "N;ALTID=1;LANGUAGE=ja:山田;太郎;;;",
        "FN;ALTID=1;LANGUAGE=en:Yamada Taro", "FN;ALTID=1;LANGUAGE=ja:山田太郎", "EMAIL:c@example.com",
        "EMAIL;PREF=2:b@example.com", "EMAIL;PREF=1;TYPE=home:a@example.com", "EMAIL:d@example.com"))
    #expect(card.texts(.familyName) == ["Yamada"])
    #expect(card.texts(.familyName, locale: LocaleFacts("ja", "JP")) == ["山田"])
    #expect(card.texts(.name) == ["Yamada Taro"])
    #expect(card.texts(.name, locale: LocaleFacts("ja", "JP")) == ["山田太郎"])
    #expect(card.texts(.emailAddress) == ["a@example.com", "b@example.com", "c@example.com", "d@example.com"])
  }

  @Test("Encodings and character sets of 3.0")
  func encodings() throws {
    let base64 = try read(vCard("3.0", "FN;ENCODING=b:TcO8bGxlcg=="))
    #expect(base64.texts(.name) == ["Müller"])
    func bytes(_ charset: String, _ name: [UInt8]) -> [UInt8] {
      Array("BEGIN:VCARD\nVERSION:3.0\nFN\(charset):".utf8) + name + Array("\nEND:VCARD\n".utf8)
    }
    let latin1: [UInt8] = [0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72]
    #expect(
      try VCardReader.read(bytes(";CHARSET=ISO-8859-1", latin1), name: "").map { $0.texts(.name) } == [["Müller"]])
    let euro = bytes(";CHARSET=windows-1252", [0x80, 0xE4])
    #expect(try VCardReader.read(euro, name: "").map { $0.texts(.name) } == [["€ä"]])
    #expect(
      refusal(bytes("", latin1))
        == "me.vcf:3: FN is not UTF-8: save the file as UTF-8, or say what it is, as in FN;CHARSET=ISO-8859-1")
    #expect(refusal(bytes(";CHARSET=UTF-8", latin1)) == "me.vcf:3: FN is not UTF-8: save the file as UTF-8")
    #expect(
      refusal(bytes(";CHARSET=KOI8-R", latin1))
        == "me.vcf:3: FN is in a character set that is not read: save the file as UTF-8")
    #expect(refusal(bytes(";CHARSET=windows-1252", [0x81])) == "me.vcf:3: FN is not Windows-1252")
    let note = Array("BEGIN:VCARD\nVERSION:3.0\nFN:A\nNOTE:".utf8) + latin1 + Array("\nEND:VCARD\n".utf8)
    #expect(refusal(note) == "me.vcf:4: NOTE is not UTF-8: save the file as UTF-8")
  }

  @Test("Lists of members are no card of anybody's, a company's name is its organisation's")
  func kinds() throws {
    let text = vCard("4.0", "KIND:group", "FN:Friends") + vCard("4.0", "KIND:org", "FN:ABC") + vCard("3.0", "FN:A")
    let cards = try VCardReader.read(Array(text.utf8), name: "")
    #expect(cards.map { $0.texts(.name) } == [["ABC"], ["A"]])
    #expect(cards.map { $0.texts(.organizationName) } == [["ABC"], []])
  }
}
