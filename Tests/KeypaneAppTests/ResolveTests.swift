import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// What `keypane resolve` says, in sentences and in JSON.
@Suite struct ResolveTests {
  private static func layout(_ id: String) throws -> Layout {
    var library = LayoutLibrary(Stage.data)
    return try library.layout(id)
  }

  private func resolve(
    _ content: TextContentType?, _ keyboard: KeyboardType, isSecure: Bool = false, locale: LocaleFacts = .enUS
  ) throws -> (ResolvedTraits, ResolveReport) {
    var traits = TextInputTraits()
    traits.textContentType = content
    traits.keyboardType = keyboard
    traits.isSecureTextEntry = isSecure
    let resolved = Precedence.resolve(FieldRequest(traits: traits, locale: locale))
    return (resolved, ResolveReport(resolved, layout: try Self.layout(resolved.layout)))
  }

  @Test("Every reason is said, once, and nothing is said without a full stop", arguments: KeyboardType.allCases)
  func sentences(keyboard: KeyboardType) throws {
    let unknown = TextContentType(rawValue: "unheard-of")
    for content in TextContentType.all.map(Optional.some) + [nil, unknown] {
      for isSecure in [false, true] {
        let (resolved, report) = try resolve(content, keyboard, isSecure: isSecure)
        let lines = ResolveText(report, missingKeys: resolved.missingKeys, addsReturn: false).text
          .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.last == "")
        for reason in report.reasons {
          // A word about a return key that is not there is left out.
          guard reason.field != "returnKey" || !resolved.missingKeys.contains(.return) else { continue }
          #expect(lines.contains { $0.hasPrefix("  because ") && $0.contains("[\(reason.rule), \(reason.source)]") })
        }
        for line in lines.dropLast() where !line.hasPrefix("  ") {
          #expect(line.hasSuffix(".") || line.contains("these keys:  "), "\(line)")
        }
      }
    }
  }

  /// The layouts keep what the precedence table promises.
  @Test(arguments: KeyboardType.allCases)
  func extraKeysAreOnTheOpeningPlane(_ keyboard: KeyboardType) throws {
    let german = LocaleFacts(identifier: "de_DE", decimalSeparator: ",")
    for locale in [LocaleFacts.enUS, german] {
      let (resolved, report) = try resolve(nil, keyboard, locale: locale)
      for key in resolved.extraKeys { #expect(report.keys.contains(key)) }
      let plane = try #require(
        try Self.layout(report.layout).planes(for: keyboard).first { $0.id == report.plane })
      let roles = plane.rows.joined().map(\.role)
      for role in [KeyRole.space, .return] {
        #expect(roles.contains(role) != resolved.missingKeys.contains(role), "\(role)")
      }
    }
  }

  @Test func theTableAndTheRulesAreThereForPrograms() throws {
    let rows = PrecedenceTable().rows
    let lines = try JSONText.lines(rows.prefix(50).map(TableRow.init))
    #expect(lines.count { $0 == 0x0a } == 50)
    let first = String(decoding: lines.prefix { $0 != 0x0a }, as: UTF8.self)
    #expect(first.contains(#""field":{"contentType":"none","idiom":"phone","keyboardType":"default""#))
  }

  @Test(arguments: [["--table", "--secure"], ["--table", "--rules"], ["--rules", "--locale", "de"]])
  func theTableIsTheSameForEveryField(_ words: [String]) {
    #expect(throws: AppError.self) { try PublishedRules(Arguments(words, for: ResolveCommand.spec)) }
  }

  @Test(arguments: [
    (["--keyboard-type", "phonPad"], "phonePad"), (["--return-key", "serach"], "search"),
    (["--autocorrection", "yse"], "yes"), (["--appearance", "drak"], "dark"),
    (["--writing-tools", "limted"], "limited"),
    (["--math-expression-completion", "ys"], "yes"), (["--idiom", "tablett"], "tablet"),
    (["--policy", "content-typ-first"], "content-type-first"),
  ])
  func aMistypedValueIsRefusedWithTheNearest(_ words: [String], _ meant: String) throws {
    let error = #expect(throws: AppError.self) {
      _ = try FieldOptions(Arguments(words, for: ResolveCommand.spec))
    }
    #expect(error?.status == .usage)
    #expect(try #require(error).reason.hasSuffix("did you mean \(meant)?"))
  }

  @Test func aContentTypeThatNobodyKnowsSurvives() throws {
    let options = try FieldOptions(Arguments(["--content-type", "loyalty-card"], for: ResolveCommand.spec))
    #expect(options.traits.textContentType?.rawValue == "loyalty-card")
  }
}
