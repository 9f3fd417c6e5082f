/// Countries by the names that stand in cards, as far as the order of an address depends on them.
enum CountryNames {
  /// ISO 3166, in capitals; nil for a name that is not known.
  static func region(of name: String) -> String? {
    let name = FoldedText(name).text
    return table.first { $0.names.contains(name) }?.region
  }

  private struct Row {
    var region: String
    var names: [String]

    init(_ region: String, _ names: String...) {
      self.region = region
      self.names = names
    }
  }

  /// In small letters without marks: in English, in the country's own languages, and shortened as people shorten them.
  private static let table: [Row] = [
    Row("AE", "united arab emirates", "uae"),
    Row("AR", "argentina"),
    Row("AT", "austria", "osterreich"),
    Row("AU", "australia"),
    Row("BE", "belgium", "belgie", "belgique", "belgien"),
    Row("BG", "bulgaria", "българия"),
    Row("BR", "brazil", "brasil"),
    Row("BY", "belarus", "беларусь"),
    Row("CA", "canada"),
    Row("CH", "switzerland", "schweiz", "suisse", "svizzera"),
    Row("CL", "chile"),
    Row("CN", "china", "中国", "中国大陆", "中华人民共和国"),
    Row("CO", "colombia"),
    Row("CZ", "czech republic", "czechia", "ceska republika", "cesko"),
    Row("DE", "germany", "deutschland", "allemagne"),
    Row("DK", "denmark", "danmark"),
    Row("EE", "estonia", "eesti"),
    Row("EG", "egypt", "مصر"),
    Row("ES", "spain", "espana", "spanien"),
    Row("FI", "finland", "suomi"),
    Row("FR", "france", "frankreich"),
    Row("GB", "united kingdom", "uk", "great britain", "england", "scotland", "wales", "northern ireland"),
    Row("GR", "greece", "ελλαδα", "ελλας"),
    Row("HK", "hong kong", "香港"),
    Row("HR", "croatia", "hrvatska"),
    Row("HU", "hungary", "magyarorszag"),
    Row("IE", "ireland", "eire"),
    Row("IL", "israel", "ישראל"),
    Row("IN", "india", "भारत"),
    Row("IR", "iran", "ایران"),
    Row("IS", "iceland", "island"),
    Row("IT", "italy", "italia", "italien"),
    Row("JP", "japan", "日本", "日本国"),
    Row("KR", "south korea", "korea", "republic of korea", "대한민국", "한국"),
    Row("KZ", "kazakhstan", "казахстан"),
    Row("LI", "liechtenstein"),
    Row("LT", "lithuania", "lietuva"),
    Row("LU", "luxembourg", "luxemburg"),
    Row("LV", "latvia", "latvija"),
    Row("MO", "macao", "macau", "澳門"),
    Row("MX", "mexico"),
    Row("NL", "netherlands", "the netherlands", "nederland"),
    Row("NO", "norway", "norge", "noreg"),
    Row("NZ", "new zealand", "aotearoa"),
    Row("PE", "peru"),
    Row("PL", "poland", "polska"),
    Row("PR", "puerto rico"),
    Row("PT", "portugal"),
    Row("RO", "romania"),
    Row("RS", "serbia", "srbija", "србија"),
    Row("RU", "russia", "russian federation", "россия"),
    Row("SA", "saudi arabia", "السعودية"),
    Row("SE", "sweden", "sverige"),
    Row("SG", "singapore"),
    Row("SI", "slovenia", "slovenija"),
    Row("SK", "slovakia", "slovensko"),
    Row("TH", "thailand", "ประเทศไทย", "ไทย"),
    Row("TR", "turkey", "turkiye"),
    Row("TW", "taiwan", "台灣", "臺灣"),
    Row("UA", "ukraine", "україна"),
    Row("US", "united states", "united states of america", "usa", "u.s.a.", "us", "u.s."),
    Row("VN", "vietnam", "viet nam"),
    Row("ZA", "south africa"),
  ]
}
