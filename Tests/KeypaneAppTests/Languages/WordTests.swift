import KeyboardCore
import Testing

/// Words as people type them, with what the script needs: marks, tonos, syllables, small kana.
@Suite struct WordTests {
  static let words: [(layout: String, words: [String])] = [
    ("ru", ["привет", "объём", "Ёлка"]),
    ("uk", ["ґанок", "їжак", "Європа", "п’ять"]),
    ("bg", ["здравей", "щъркел"]),
    ("sr", ["здраво", "љубав", "џак"]),
    ("el", ["Ελλάδα", "καλημέρα", "λόγος", "Άννα", "προϊόν"]),
    ("he", ["שלום", "תודה", "צה״ל"]),
    ("ar", ["سلام", "مرحبا؟", "مُحَمَّد", "أهلا، لا"]),
    ("fa", ["سلام", "می\u{200C}خواهم", "پژوهش؛"]),
    ("hi", ["नमस्ते", "हिन्दी", "क्षमा", "श्रीमान।", "ड़"]),
    ("th", ["สวัสดี", "น้ำ", "ภาษาไทย", "ผู้ใหญ่"]),
    ("ja", ["こんにちは", "がっこう", "パーティー", "「ぎゅうにゅう」", "ヴァイオリン"]),
    ("ko", ["안녕하세요", "값을", "닭이", "뷁", "의사", "까치"]),
  ]

  @Test(arguments: words.indices, [Idiom.phone, .tablet])
  func typesWords(_ index: Int, _ idiom: Idiom) throws {
    let (layout, words) = Self.words[index]
    // The pad of kana is a phone's.
    if layout == "ja" && idiom == .tablet { return }
    var stage = try LanguageStage(layout, idiom: idiom)
    for word in words {
      let typed = try stage.type(word)
      #expect(typed == word, "\(layout): \(typed ?? "nothing: a letter is on no key")")
    }
  }

  /// Spellings of Hepburn and of Kunrei, and those that only keyboards have.
  static let spellings: [(keys: String, kana: String)] = [
    ("konnnichiha", "こんにちは"), ("gakkou", "がっこう"), ("matcha", "まっちゃ"), ("shinbunn", "しんぶん"),
    ("shimbunn", "しんぶん"), ("syasinn", "しゃしん"), ("tukue", "つくえ"), ("tsukue", "つくえ"), ("zyuu", "じゅう"),
    ("juu", "じゅう"), ("huzi", "ふじ"), ("fuji", "ふじ"), ("pa-thi-", "ぱーてぃー"), ("kyou", "きょう"),
    ("hon。", "ほん。"), ("xtu", "っ"), ("ltu", "っ"), ("xyaxa", "ゃぁ"), ("kinnyou", "きんよう"), ("wo", "を"),
    ("dhuetto", "でゅえっと"), ("vaiorinn", "ゔぁいおりん"), ("an'i", "あんい"),
  ]

  @Test(arguments: spellings.indices) func typesRomaji(_ index: Int) throws {
    let (keys, kana) = Self.spellings[index]
    var stage = try LanguageStage("ja-romaji", idiom: .phone)
    let typed = try stage.press(keys.map { $0 == "-" ? "ー" : String($0) })
    #expect(typed == kana)
  }
}
