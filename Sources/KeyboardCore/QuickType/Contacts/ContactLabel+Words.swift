extension ContactLabel {
  /// What the label is called in a language; a label of the card owner's own, and one in a language that is not known, stays as
  /// it is.
  /// - Parameter language: ISO 639, in small letters: `de`.
  public func word(in language: String) -> String {
    guard let words = Self.words(of: language) else { return rawValue }
    switch self {
    case .home: return words.home
    case .work: return words.work
    case .mobile: return words.mobile
    default: return rawValue
    }
  }

  private struct Words {
    var home: String
    var work: String
    var mobile: String

    init(_ home: String, _ work: String, _ mobile: String) {
      self.home = home
      self.work = work
      self.mobile = mobile
    }
  }

  /// In the languages of `Layouts/`. Fax and pager are called so nearly everywhere.
  private static func words(of language: String) -> Words? {
    switch language {
    case "ar": Words("المنزل", "العمل", "الجوال")
    case "bg": Words("дом", "работа", "мобилен")
    case "cs": Words("domů", "práce", "mobil")
    case "da": Words("hjem", "arbejde", "mobil")
    case "de": Words("Privat", "Arbeit", "Mobil")
    case "el": Words("σπίτι", "εργασία", "κινητό")
    case "es": Words("casa", "trabajo", "móvil")
    case "fa": Words("خانه", "محل کار", "همراه")
    case "fi": Words("koti", "työ", "matkapuhelin")
    case "fr": Words("domicile", "bureau", "mobile")
    case "he": Words("בית", "עבודה", "נייד")
    case "hi": Words("घर", "कार्यालय", "मोबाइल")
    case "hr": Words("kuća", "posao", "mobitel")
    case "hu": Words("otthoni", "munkahelyi", "mobil")
    case "is": Words("heima", "vinna", "farsími")
    case "it": Words("casa", "lavoro", "cellulare")
    case "ja": Words("自宅", "勤務先", "携帯")
    case "ko": Words("집", "직장", "휴대전화")
    case "nb", "nn", "no": Words("hjem", "arbeid", "mobil")
    case "nl": Words("thuis", "werk", "mobiel")
    case "pl": Words("dom", "praca", "komórka")
    case "pt": Words("casa", "trabalho", "telemóvel")
    case "ro": Words("acasă", "serviciu", "mobil")
    case "ru": Words("дом", "работа", "мобильный")
    case "sk": Words("domov", "práca", "mobil")
    case "sr": Words("кућа", "посао", "мобилни")
    case "sv": Words("hem", "arbete", "mobil")
    case "th": Words("บ้าน", "ที่ทำงาน", "มือถือ")
    case "tr": Words("ev", "iş", "cep")
    case "uk": Words("дім", "робота", "мобільний")
    case "vi": Words("nhà", "cơ quan", "di động")
    default: nil
    }
  }
}
