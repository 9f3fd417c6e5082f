import KeyboardCore
import Locales
import Testing

@testable import KeypaneApp

/// What stands on keys because of the field's locale, whatever layout its letters come from.
@Suite struct LocalisedKeysTests {
  /// Every language with letters that are not Latin, and the word on its space key.
  static let words = [
    ("ja", "空白"), ("ko", "스페이스"), ("ru", "Пробел"), ("ar", "مسافة"), ("el", "κενό"), ("uk", "пробіл"),
    ("bg", "интервал"), ("sr", "размак"), ("he", "רווח"), ("fa", "فاصله"), ("hi", "स्पेस"), ("th", "วรรค"),
  ]

  private static func keys(_ options: [String]) throws -> [LayoutKey] {
    try Stage.keyboard(options).plan.planes.flatMap(\.keys).map(\.key)
  }

  /// An address is typed on the English layout, by people who need not know English.
  @Test(arguments: words, [KeyboardType.emailAddress, .asciiCapable, .URL])
  func addressesHaveTheWordsOfTheLanguage(_ word: (locale: String, space: String), _ type: KeyboardType) throws {
    for idiom in Idiom.allCases {
      let options = ["--keyboard-type", type.name, "--locale", word.locale, "--idiom", idiom.rawValue]
      let keys = try Self.keys(options)
      #expect(keys.contains { $0.output == "q" })
      let spaces = keys.filter { $0.role == .space }
      #expect(spaces.allSatisfy { $0.label == word.space && $0.shiftedLabel == word.space && $0.output == " " })
      #expect(spaces.isEmpty == (type == .URL))
      let labels = Set(keys.flatMap { [$0.label, $0.shiftedLabel] })
      #expect(labels.isDisjoint(with: ["space", "return"]), "\(labels)")
    }
  }

  /// A language without words here has English ones on all keys.
  @Test(arguments: [
    ("kk_KZ", "space"), ("sr_Latn", "razmak"), ("nn_NO", "mellomrom"), ("en_GB", "space"), ("", "space"),
  ])
  func wordsOfOneKeyboardAreOfOneLanguage(_ locale: String, _ space: String) throws {
    let keys = try Self.keys(locale.isEmpty ? [] : ["--locale", locale])
    #expect(keys.contains { $0.role == .space && $0.label == space })
  }

  /// The table of words and the layouts say the same.
  @Test(arguments: LayoutFacts.shipped.filter { $0.home != nil })
  func layoutsAndTheTableAgree(_ facts: LayoutFacts) throws {
    var library = LayoutLibrary(Stage.data)
    let home = try #require(facts.home)
    for idiom in Idiom.allCases {
      let keys = try library.layout(facts.id, idiom: idiom).planes.flatMap { $0.rows.joined() }
      for key in keys where key.role == .space && !key.label.isEmpty {
        #expect(key.label == LocaleData.spaceLabel(for: "\(home.language)_\(home.region)"))
      }
    }
  }

  private static let latin = LocaleFacts.enUS.digits
  private static let arabic = ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"]
  private static let persian = ["۰", "۱", "۲", "۳", "۴", "۵", "۶", "۷", "۸", "۹"]

  /// CLDR's default numbering of the locale, as on the number pad; ASCII where a field must have it.
  @Test(arguments: [
    (["--locale", "ar"], arabic), (["--locale", "ar_EG"], arabic), (["--locale", "ar_SA"], arabic),
    (["--locale", "ar_AE"], latin), (["--locale", "ar_MA"], latin), (["--locale", "fa_IR"], persian),
    (["--locale", "hi_IN"], latin), (["--locale", "th_TH"], latin), (["--locale", "en_US"], latin),
    (["--locale", "fa_IR", "--keyboard-type", "numbersAndPunctuation"], persian),
    (["--locale", "fa_IR", "--keyboard-type", "webSearch"], persian),
    (["--locale", "fa_IR", "--keyboard-type", "twitter"], persian),
    (["--locale", "fa_IR", "--keyboard-type", "emailAddress"], latin),
    (["--locale", "fa_IR", "--keyboard-type", "asciiCapable"], latin),
    (["--locale", "ar_EG", "--keyboard-type", "URL"], latin),
    (["--locale", "ar_EG", "--keyboard-type", "namePhonePad"], latin),
    (["--locale", "ar_EG", "--secure"], latin),
    (["--locale", "ar_EG", "--secure", "--keyboard-type", "numbersAndPunctuation"], latin),
  ])
  func numbersAreWrittenAsOnThePads(_ options: [String], _ digits: [String]) throws {
    for idiom in Idiom.allCases {
      let plan = try Stage.keyboard(options + ["--idiom", idiom.rawValue]).plan
      let numbers = try #require(plan.planes.first { $0.id == "numbers" }).keys.map(\.key)
      for (value, digit) in digits.enumerated() {
        let key = try #require(numbers.first { $0.id == "\(value)" })
        #expect([key.output, key.shiftedOutput, key.label, key.shiftedLabel] == [digit, digit, digit, digit])
        let offers = key.longPress.map(\.output)
        #expect(!offers.contains(digit))
        // The others are behind it, both ways.
        if digits != Self.latin { #expect(offers.first == "\(value)") }
      }
      // Flicks of a tablet's letters, and what they show small.
      let flicks = plan.planes[0].keys.map(\.key).flatMap(\.flicks).map(\.option.output)
      let wrong = Set(digits == Self.latin ? Self.arabic + Self.persian : Self.latin)
      #expect(wrong.isDisjoint(with: flicks))
      #expect(wrong.isDisjoint(with: plan.planes[0].keys.map(\.key.secondary)))
    }
  }

  /// Their own digits remain at hand where a region writes the Latin ones.
  @Test(arguments: [("ar_AE", "٤"), ("hi_IN", "४")])
  func otherDigitsAreOffered(_ locale: String, _ digit: String) throws {
    let four = try #require(try Self.keys(["--locale", locale]).first { $0.id == "4" })
    #expect(four.output == "4")
    #expect(four.longPress.map(\.output).contains(digit))
  }

  @Test func aLayoutWithDigitsOfItsOwnIsLeftAlone() {
    let keys = ["1", "۱", "2", "۲"].map { LayoutKey(id: "key-\($0)", output: $0) }
    var traits = ResolvedTraits.plain
    traits.locale = LocaleData.facts(for: "fa_IR")
    #expect(Plane(id: "letters", rows: [keys]).localised(for: traits).rows[0].map(\.output) == ["1", "۱", "2", "۲"])
  }
}
