import ContactCards
import KeyboardCore
import Testing

@Suite("The order of names, addresses and dates")
struct OrderTests {
  @Test(
    "Names",
    arguments: [
      ("John", "Quincy", "Adams", nil, "", "John Quincy Adams"), ("Éva", "", "Nagy", "hu", "", "Nagy Éva"),
      ("Éva", "", "Nagy", "hu-HU", "", "Nagy Éva"), ("Éva", "", "Nagy", nil, "Dr. Nagy Éva", "Nagy Éva"),
      ("An", "Văn", "Nguyễn", "vi", "", "Nguyễn Văn An"),
      ("An", "Văn", "Nguyễn", nil, "Nguyễn Văn An", "Nguyễn Văn An"),
      ("Taro", "", "Yamada", "ja", "", "Taro Yamada"), ("Taro", "", "Yamada", "ja", "Yamada Taro", "Yamada Taro"),
      ("太郎", "", "山田", "ja", "", "山田太郎"), ("さくら", "", "山田", nil, "", "山田さくら"),
      ("ジョン", "", "スミス", nil, "", "ジョン・スミス"), ("철수", "", "김", nil, "", "김철수"), ("伟", "", "王", nil, "", "王伟"),
      ("សុខា", "", "ចាន់", nil, "", "ចាន់ សុខា"), ("Cher", "", "", nil, "", "Cher"), ("", "", "", nil, "", ""),
    ] as [(String, String, String, String?, String, String)])
  func names(given: String, middle: String, family: String, language: String?, owner: String, whole: String) {
    let name = ContactName(given: given, middle: middle, family: family)
    #expect(name.plain(language: language, owner: owner) == whole)
  }

  @Test(
    "Addresses, in one line and on an envelope; | stands for the end of a line",
    arguments: [
      ("US", "Street, City, ST 123", "Street|City, ST 123"), ("CA", "Street, City ST 123", "Street|City ST 123"),
      ("GB", "Street, City, 123", "Street|City|123"), ("DE", "Street, 123 City", "Street|123 City"),
      ("FR", "Street, 123 City", "Street|123 City"), ("ES", "Street, 123 City ST", "Street|123 City ST"),
      ("HU", "City, Street, 123", "City|Street|123"), ("TR", "Street, 123 City/ST", "Street|123 City/ST"),
      ("RU", "Street, City, ST, 123", "Street|City|ST|123"), ("IL", "Street, City 123", "Street|City 123"),
      ("BR", "Street, City-ST, 123", "Street|City-ST|123"), ("IR", "ST, City, Street, 123", "ST|City|Street|123"),
      ("IN", "Street, City 123, ST", "Street|City 123|ST"), ("JP", "Street, City, ST, 123", "Street|City, ST|123"),
      ("TH", "Street, City, ST 123", "Street|City|ST 123"), ("QQ", "Street, 123 City, ST", "Street|123 City|ST"),
    ])
  func addresses(region: String, line: String, lines: String) {
    let address = PostalAddress(lines: ["Street"], city: "City", state: "ST", postalCode: "123", region: region)
    let card = ContactCard(addresses: [ContactValue(address)])
    #expect(card.texts(.location) == [line])
    #expect(card.texts(.location, isMultiline: true) == [lines.replacing("|", with: "\n")])
  }

  @Test(
    "Addresses in letters of East Asia go from the large to the small",
    arguments: [
      ("JP", "千代田1-1", "千代田区", "東京都", "〒100-0001 東京都千代田区 千代田1-1", "東京都千代田区"),
      ("CN", "街道1", "杭州市", "浙江省", "100-0001 浙江省杭州市 街道1", "浙江省杭州市"),
      ("KR", "세종대로 110", "중구", "서울특별시", "서울특별시 중구 세종대로 110 100-0001", "서울특별시 중구"),
    ])
  func eastAsia(region: String, street: String, city: String, state: String, whole: String, cityAndState: String) {
    let address = PostalAddress(lines: [street], city: city, state: state, postalCode: "100-0001", region: region)
    let card = ContactCard(addresses: [ContactValue(address)])
    #expect(card.texts(.fullStreetAddress, locale: LocaleFacts("x", region)) == [whole])
    #expect(card.texts(.addressCityAndState) == [cityAndState])
  }

  @Test("What an address lacks leaves no blank and no comma")
  func gaps() {
    func texts(_ address: PostalAddress) -> [String] {
      ContactCard(addresses: [ContactValue(address)]).texts(.location)
    }
    #expect(texts(PostalAddress(city: "City", postalCode: "123")) == ["City 123"])
    #expect(texts(PostalAddress(state: "ST", postalCode: "123")) == ["ST 123"])
    #expect(texts(PostalAddress(city: "City", state: "ST")) == ["City, ST"])
    #expect(texts(PostalAddress(country: "Deutschland")) == ["Deutschland"])
    #expect(texts(PostalAddress(lines: ["A"], city: "B", country: "Österreich")) == ["A, B, Österreich"])
    #expect(texts(PostalAddress(lines: ["A"], city: "B", country: "United States")) == ["A, B"])
    #expect(texts(PostalAddress(whole: ["A", "B"])) == ["A, B"])
  }

  @Test(
    "Dates of birth, then as machines write them",
    arguments: [
      ("en", "US", "02/05/1956"), ("en", "GB", "05/02/1956"), ("en", "CA", "1956-02-05"), ("de", "DE", "05.02.1956"),
      ("fr", "FR", "05/02/1956"), ("fr", "CH", "05.02.1956"), ("fr", "CA", "1956-02-05"), ("nl", "NL", "05-02-1956"),
      ("nl", "BE", "05/02/1956"), ("ja", "JP", "1956/02/05"), ("zh", "CN", "1956/02/05"), ("zh", "HK", "05/02/1956"),
      ("ko", "KR", "1956. 02. 05."), ("hu", "HU", "1956. 02. 05."), ("sv", "SE", "1956-02-05"),
      ("ru", "RU", "05.02.1956"), ("vi", "VN", "05/02/1956"), ("th", "TH", "1956-02-05"), ("fa", "IR", "1956-02-05"),
      ("xx", "", "1956-02-05"),
    ])
  func dates(language: String, region: String, text: String) {
    let card = ContactCard(birthday: ContactDate(year: 1956, month: 2, day: 5))
    let texts = card.texts(.birthdate, locale: LocaleFacts(language, region))
    #expect(texts == (text == "1956-02-05" ? [text] : [text, "1956-02-05"]))
  }

  @Test("A birthday of which a part is not known answers for the others")
  func partialDates() {
    let card = ContactCard(birthday: ContactDate(year: nil, month: 12, day: 29))
    #expect(card.texts(.birthdate) == [])
    #expect(card.texts(.birthdateDay) == ["29"])
    #expect(card.texts(.birthdateMonth) == ["12"])
    #expect(card.texts(.birthdateYear) == [])
  }

  @Test("Dates that no calendar has")
  func wrongDates() {
    #expect(ContactDate(year: nil, month: nil, day: nil) == nil)
    #expect(ContactDate(year: 1900, month: 2, day: 29) == nil)
    #expect(ContactDate(year: 2000, month: 2, day: 29) != nil)
    #expect(ContactDate(year: nil, month: 2, day: 30) == nil)
    #expect(ContactDate(year: nil, month: 4, day: 31) == nil)
    #expect(ContactDate(year: nil, month: nil, day: 32) == nil)
    #expect(ContactDate(year: 0, month: nil, day: nil) == nil)
    #expect(ContactDate(year: 1999, month: 13, day: nil) == nil)
  }
}
