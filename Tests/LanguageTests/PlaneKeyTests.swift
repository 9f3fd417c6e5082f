import KeyboardCore
import Locales
import Testing

/// The keys that lead from plane to plane.
@Suite("Keys of planes")
struct PlaneKeyTests {
  private func plane(
    _ layout: String, _ idiom: Idiom, _ plane: String = "letters", type: KeyboardType = .default, locale: String,
    globe: GlobeKey = .globe
  ) throws -> [LayoutKey] {
    var traits = TextInputTraits()
    traits.keyboardType = type
    let resolved = Precedence.resolve(
      FieldRequest(traits: traits, locale: LocaleData.facts(for: locale), idiom: idiom))
    let plan = LayoutPlan(
      layout: try SourceTree.layout(layout, idiom), traits: resolved, screen: KeySize(width: 1024, height: 768),
      scale: 1, options: PlanOptions(globe: globe))
    return plan.planes[try #require(plan.plane(plane))].keys.map(\.key)
  }

  @Test(
    "Where a plane has the locale's digits, its key says them",
    arguments: [
      ("ar", "ar_EG", "١٢٣", ".؟١٢٣"), ("fa", "fa_IR", "۱۲۳", ".؟۱۲۳"), ("ar", "ar_MA", "123", ".؟123"),
      ("en-US", "en_US", "123", ".?123"),
    ])
  func digits(layout: String, locale: String, phone: String, tablet: String) throws {
    for (idiom, label) in [(Idiom.phone, phone), (.tablet, tablet)] {
      let keys = try plane(layout, idiom, locale: locale).filter { $0.plane == "numbers" }
      #expect(!keys.isEmpty)
      #expect(keys.allSatisfy { $0.label == label && $0.shiftedLabel == label })
    }
  }

  @Test("Latin letters stand under Latin digits only", arguments: ["ar_EG", "fa_IR", "en_US"])
  func hints(locale: String) throws {
    let keys = try plane("number-pad", .phone, "digits", type: .numberPad, locale: locale)
    #expect(keys.contains { !$0.hint.isEmpty } == (locale == "en_US"))
  }

  @Test("Latin letters can be typed on the kana pad, and kana are near", arguments: GlobeKey.allOfThem)
  func latin(globe: GlobeKey) throws {
    for plane in ["numbers", "symbols"] {
      let keys = try self.plane("ja", .phone, plane, locale: "ja_JP", globe: globe)
      #expect(keys.contains { $0.plane == "latin" && $0.label == "ABC" }, "\(plane)")
      #expect(keys.contains { $0.plane == "letters" && $0.label == "あいう" }, "\(plane)")
    }
    let letters = try plane("ja", .phone, "latin", locale: "ja_JP", globe: globe)
    #expect(Set(letters.map(\.output)).isSuperset(of: (97...122).map { String(UnicodeScalar($0)) }))
    #expect(letters.contains { $0.role == .shift })
  }

  @Test("The globe's cell leads to a plane where there is no other keyboard", arguments: GlobeKey.allOfThem)
  func globe(globe: GlobeKey) throws {
    let corner = try #require(
      try plane("ja", .phone, "numbers", locale: "ja_JP", globe: globe).first {
        $0.id != "1" && ["numbers-globe", "emoji"].contains($0.id)
      })
    switch globe {
    case .absent: #expect(corner.role == .plane && corner.plane == "katakana" && corner.label == "アイウ")
    case .emoji: #expect(corner.role == .emoji && corner.plane == nil)
    case .globe: #expect(corner.role == .globe && corner.plane == nil && corner.label.isEmpty)
    }
  }

  @Test("A message's @ and # are on the kana pad", arguments: ["letters", "katakana", "numbers", "symbols", "latin"])
  func twitter(plane: String) throws {
    let outputs = try self.plane("ja", .phone, plane, type: .twitter, locale: "ja_JP").map(\.output)
    #expect(Set(outputs).isSuperset(of: ["@", "#"]))
  }

  @Test(
    "The way back says it in the language's script", arguments: [("ja", "あいう"), ("ja-romaji", "あいう"), ("ko", "가나다")])
  func wayBack(layout: String, label: String) throws {
    for idiom in Idiom.allCases {
      for name in ["numbers", "symbols"] {
        let keys = try plane(layout, idiom, name, locale: String(layout.prefix(2))).filter { $0.plane == "letters" }
        #expect(!keys.isEmpty)
        #expect(keys.allSatisfy { $0.label == label })
      }
    }
  }
}

extension GlobeKey {
  fileprivate static let allOfThem: [GlobeKey] = [.absent, .emoji, .globe]
}
