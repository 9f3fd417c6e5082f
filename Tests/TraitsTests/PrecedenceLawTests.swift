import KeyboardCore
import Locales
import Testing

@Suite("Precedence: laws of the table")
struct PrecedenceLawTests {
  @Test("A field that asks for nothing gets the plain default, without a reason")
  func plain() {
    let resolved = Precedence.resolve(FieldRequest())
    #expect(resolved == ResolvedTraits.plain)
    #expect(resolved.reasons.isEmpty)
  }

  @Test("Every value that differs from the plain default has a reason", arguments: KeyboardType.allCases)
  func reasons(keyboard: KeyboardType) {
    let contents = TextContentType.all.map(Optional.some) + [nil, TextContentType(rawValue: "unheard-of")]
    let german = LocaleData.facts(for: "de_DE")
    for content in contents {
      for policy in PrecedencePolicy.allCases {
        for isSecure in [false, true] {
          for isRich in [false, true] {
            var traits = isRich ? Self.rich : TextInputTraits()
            traits.textContentType = content
            traits.keyboardType = keyboard
            traits.isSecureTextEntry = isSecure
            let request = FieldRequest(
              traits: traits, locale: isRich ? german : .enUS, idiom: isRich ? .tablet : .phone, policy: policy,
              isMultiline: isRich)
            check(request)
          }
        }
      }
    }
  }

  /// Every trait at another value than its default.
  private static let rich: TextInputTraits = {
    var traits = TextInputTraits()
    traits.returnKeyType = .emergencyCall
    traits.autocapitalizationType = .allCharacters
    traits.autocorrectionType = .no
    traits.spellCheckingType = .no
    traits.smartQuotesType = .no
    traits.smartDashesType = .no
    traits.smartInsertDeleteType = .no
    traits.inlinePredictionType = .no
    traits.mathExpressionCompletionType = .no
    traits.writingToolsBehavior = .limited
    traits.allowsNumberPadPopover = false
    traits.keyboardAppearance = .dark
    traits.enablesReturnKeyAutomatically = true
    return traits
  }()

  private func check(_ request: FieldRequest) {
    let resolved = Precedence.resolve(request)
    let reasoned = Set(resolved.reasons.map(\.field))
    let changed = resolved.fieldsDiffering(from: .plain)
    let unexplained = changed.filter { !reasoned.contains($0) }
    #expect(unexplained.isEmpty, "\(request)")
    #expect(!resolved.plane.isEmpty)
    // Nothing else is explained, but for what rules note without changing a value.
    #expect(reasoned.subtracting(changed).isSubset(of: ["keys", "layout", "textContentType"]), "\(request)")
    for reason in resolved.reasons {
      #expect(Precedence.rules.contains { $0.name == reason.rule })
      #expect(!reason.says.isEmpty)
    }
    #expect(Precedence.resolve(request) == resolved)
  }

  @Test("Rules have names in kebab case, each its own, a sentence and a source")
  func rules() {
    // Statements of the mission, parts of the evidence, guidelines, documentation, WebKit, our own.
    let sources = (1...23).map { "S\($0)" } + ["4.3", "4.4", "HIG", "DOC", "WK", "Keypane"]
    #expect(Set(Precedence.rules.map(\.name)).count == Precedence.rules.count)
    for rule in Precedence.rules {
      #expect(rule.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(rule.name)")
      #expect(rule.sentence.hasSuffix("."), "\(rule.name)")
      #expect(!rule.source.isEmpty, "\(rule.name)")
      for source in rule.source.split(separator: ",") {
        #expect(sources.contains(String(source.drop { $0 == " " })), "\(rule.name)")
      }
    }
  }

  @Test("An unknown content type is kept, treated as none and said so")
  func unknownContentType() {
    var traits = TextInputTraits()
    traits.textContentType = TextContentType(rawValue: String(repeating: "x", count: 10_000))
    let resolved = Precedence.resolve(FieldRequest(traits: traits))
    #expect(resolved.requested == traits)
    #expect(resolved.fieldsDiffering(from: .plain).isEmpty)
    #expect(resolved.reasons.map(\.rule) == ["unknown-content-type-is-none"])
    #expect(resolved.reasons.allSatisfy { $0.says.count < 200 })
  }

  @Test("A content type that nearly has a name is kept, and the name is offered")
  func nearMiss() {
    var traits = TextInputTraits()
    traits.textContentType = TextContentType(nameOrRawValue: "emailAdress")
    let resolved = Precedence.resolve(FieldRequest(traits: traits))
    #expect(resolved.requested.textContentType?.rawValue == "emailAdress")
    #expect(resolved.reasons.map(\.says).contains { $0.hasSuffix("did you mean emailAddress?") })
  }

  @Test("Locales and tablets without a layout of their own say so")
  func surroundings() {
    func fields(_ locale: LocaleFacts, _ idiom: Idiom = .phone, _ keyboard: KeyboardType = .default) -> [String] {
      var traits = TextInputTraits()
      traits.keyboardType = keyboard
      var request = FieldRequest(traits: traits, locale: locale, idiom: idiom)
      request.layouts = LayoutFacts.shipped.filter { $0.id == "en-US" || $0.home == nil }
      request.layouts[0].idioms = [.phone]
      return Precedence.resolve(request).reasons.filter { $0.field == "layout" || $0.field == "locale" }.map(\.rule)
    }
    var locale = LocaleFacts.enUS
    #expect(fields(locale) == [])
    #expect(fields(locale, .tablet) == ["tablets-show-the-phones-layout"])
    locale.identifier = "en"
    #expect(fields(locale) == ["locale-as-given"])
    locale = LocaleFacts(identifier: "de-DE", language: "de", region: "DE")
    #expect(fields(locale) == ["locale-as-given", "closest-layout-for-the-locale"])
    #expect(fields(locale, .phone, .numberPad) == ["locale-as-given", "pads-have-layouts-of-their-own"])
    locale = LocaleFacts(identifier: "zz", isKnown: false)
    #expect(fields(locale) == ["locale-as-given", "unknown-locale-is-en-us"])
  }
}
