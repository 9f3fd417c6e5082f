import Forms
import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// The vocabularies as options of the program.
@Suite("Vocabularies on the command line")
struct VocabularyOptionsTests {
  private func field(_ words: [String]) throws -> FieldOptions {
    try FieldOptions(
      Arguments(words, for: CommandSpec(name: "test", summary: "", options: FieldOptions.specs + ScreenOptions.specs)))
  }

  private func resolve(_ words: [String]) throws -> ResolvedTraits {
    let field = try field(words)
    return Precedence.resolve(
      FieldRequest(traits: field.traits, policy: field.policy, isMultiline: field.isMultiline))
  }

  /// Those of the help and of its companions.
  static let examples: [([String], KeyboardType, String?, ReturnKeyType)] = [
    (
      ["--html", #"type="email" autocomplete="section-a shipping email" enterkeyhint="next""#],
      KeyboardType.emailAddress, "emailAddress", ReturnKeyType.next
    ),
    (
      [
        "--html",
        #"type="email" autocomplete="section-a shipping email" inputmode="numeric" pattern="\d*" maxlength=6"#,
      ],
      .emailAddress, "emailAddress", .default
    ),
    (["--gtk", "purpose=email hints=lowercase,private"], .emailAddress, "emailAddress", .default),
    (["--ibus", "purpose=datetime hints=latin"], .numbersAndPunctuation, "dateTime", .default),
    (["--wayland", "v3 purpose=digits hints=sensitive_data"], .numberPad, nil, .default),
    (["--wayland", "v1 purpose=9"], .numbersAndPunctuation, "dateTime", .default),
    (["--qt", "ImhDigitsOnly|ImhSensitiveData enter=EnterKeyGo"], .numberPad, nil, .go),
    (["--android", "inputType=0x21 imeOptions=actionNext hints=username"], .emailAddress, "username", .next),
  ]

  @Test("The examples of the help", arguments: VocabularyOptionsTests.examples)
  func example(words: [String], keyboard: KeyboardType, content: String?, returnKey: ReturnKeyType) throws {
    let resolved = try resolve(words)
    #expect(resolved.keyboardType == keyboard)
    #expect(resolved.requested.textContentType?.name == content)
    #expect(resolved.returnKeyType == returnKey)
    #expect(try field(words).reading?.reasons.isEmpty == false)
    #expect(try field(words).isDescribed)
    for reason in try field(words).reading?.reasons ?? [] {
      #expect(FieldVocabulary.source(of: reason.rule) != nil, "\(reason.rule)")
    }
  }

  @Test("The content type is weighed by the precedence table, in the policy that is asked for")
  func precedence() throws {
    let words = ["--html", "autocomplete=tel inputmode=numeric"]
    #expect(try resolve(words).keyboardType == .phonePad)
    #expect(try resolve(words + ["--policy", "keyboard-type-first"]).keyboardType == .numberPad)
    let mail = ["--html", "autocomplete=email inputmode=url"]
    #expect(try resolve(mail).keyboardType == .emailAddress)
    #expect(try resolve(mail + ["--policy", "keyboard-type-first"]).keyboardType == .URL)
    #expect(try resolve(["--html", "autocomplete=cc-number inputmode=decimal"]).keyboardType == .decimalPad)
  }

  @Test("A secret is kept, and what is private is not learnt")
  func privacy() throws {
    let secret = try resolve(["--html", "type=password autocomplete=current-password"])
    #expect(secret.isSecure)
    #expect(!secret.learns)
    #expect(secret.sources == [.credentials])
    for words in [
      ["--gtk", "purpose=email hints=lowercase,private"], ["--wayland", "hints=sensitive_data"],
      ["--qt", "ImhSensitiveData"], ["--android", "imeOptions=flagNoPersonalizedLearning"],
      ["--html", "autocomplete=off"],
    ] {
      let resolved = try resolve(words)
      #expect(!resolved.learns, "\(words)")
      #expect(resolved.reasons.contains { $0.rule == "private-text-is-not-learnt" }, "\(words)")
      #expect(!resolved.isSecure, "\(words)")
    }
    #expect(try resolve(["--html", "autocomplete=on"]).learns)
  }

  @Test("An option of our own outranks the words, and a reason says so")
  func outranked() throws {
    let field = try field([
      "--html", "type=email autocomplete=email enterkeyhint=next", "--keyboard-type", "numberPad", "--content-type",
      "username", "--return-key", "next", "--secure", "--autocapitalization", "words",
    ])
    #expect(field.traits.keyboardType == .numberPad)
    #expect(field.traits.textContentType == .username)
    #expect(field.traits.isSecureTextEntry)
    #expect(field.traits.autocapitalizationType == .words)
    let reasons = try #require(field.reading).reasons
    #expect(
      reasons.filter { $0.field == "keyboardType" }.map(\.says) == [
        "--keyboard-type numberPad outranks --html, which asks for emailAddress"
      ])
    #expect(
      reasons.filter { $0.field == "textContentType" }.map(\.says) == [
        "--content-type username outranks --html, which asks for emailAddress"
      ])
    #expect(FieldVocabulary.source(of: "option-outranks-vocabulary") == "Keypane")
    #expect(FieldVocabulary.source(of: "secure-as-asked") == nil)
    #expect(reasons.filter { $0.field == "autocapitalization" }.map(\.rule) == ["option-outranks-vocabulary"])
    // The same wish from both sides outranks nothing; neither does one where the words say nothing.
    #expect(reasons.filter { $0.field == "returnKey" }.map(\.rule) == ["html-enterkeyhint"])
    #expect(try self.field(["--html", "readonly", "--keyboard-type", "URL"]).reading?.reasons.count == 1)
    #expect(try self.field(["--keyboard-type", "URL"]).reading == nil)
  }

  @Test("Lines, limits and wishes for no keyboard reach the program")
  func extras() throws {
    let area = try field(["--html", "<textarea maxlength=12>"])
    #expect(area.isMultiline)
    #expect(FormField(area).kind == .view)
    #expect(FormField(area).maxLength == 12)
    #expect(FormField(try field(["--html", "type=search"])).kind == .search)
    #expect(FormField(try field(["--html", "type=tel"])).kind == .field)
    for words in ["inputmode=none", "readonly", "type=checkbox"] {
      let field = try field(["--html", words])
      #expect(!field.wantsKeyboard)
      #expect(!field.isDescribed)
    }
    #expect(try resolve(["--html", "<textarea>"]).isMultiline)
  }

  @Test(
    "Words that a vocabulary does not have are refused, with a suggestion where one is near",
    arguments: [
      (["--gtk", "purpose=emial"], "--gtk: the purpose \"emial\" is not known; did you mean email?"),
      (["--gtk", "purpse=email"], "--gtk: the word \"purpse\" is not known; did you mean purpose?"),
      (["--gtk", "hints=lowercas"], "did you mean lowercase?"),
      (["--gtk", "email"], "stands before purpose= or hints="),
      (["--gtk", "purpose="], "purpose has no value"), (["--gtk", "purpose=email,url"], "purpose takes one value"),
      (["--gtk", "purpose=email purpose=url"], "purpose is there twice"),
      (["--gtk", "purpose=0x"], "is no number of 32 bits"),
      (["--gtk", "hints=99999999999"], "is no number of 32 bits"),
      (["--gtk", "hints=12ab"], "is no number of 32 bits"), (["--gtk", "hints=0x-1"], "is no number of 32 bits"),
      (["--ibus", "purpose=dattime"], "--ibus: the purpose \"dattime\" is not known; did you mean datetime?"),
      (["--wayland", "v2 purpose=email"], "the version \"v2\" is not known; it is v1 or v3"),
      (["--wayland", "v1 purpose=pin"], "the purpose \"pin\" is not known"),
      (["--wayland", "v1 hints=spellcheck"], "the hint \"spellcheck\" is not known"),
      (["--wayland", "v3 v1"], "stands before purpose= or hints="), (["--wayland", "hints=sensitive"], "is not known"),
      (["--qt", "ImhDigitOnly"], "the hint \"ImhDigitOnly\" is not known; did you mean ImhDigitsOnly?"),
      (["--qt", "enter=EnterKeyGoo"], "did you mean EnterKeyGo?"),
      (["--qt", "entr=EnterKeyGo"], "did you mean enter?"),
      (["--android", "inputType=textEmailAdress"], "did you mean textEmailAddress?"),
      (["--android", "hints=usrname"], "did you mean username?"),
      (["--android", "imeOptions=actionNxt"], "did you mean actionNext?"),
      (["--android", "inputTyp=1"], "is not known"),
      (["--html", "type=\"email"], "--html: the quotation of \"type\" is not closed"),
      (
        ["--html", "type=email", "--gtk", "purpose=email"], "--html and --gtk describe the same field: give one of them"
      ),
    ])
  func refused(words: [String], says: String) {
    let error = #expect(throws: AppError.self) { try field(words) }
    #expect(error?.status == .usage)
    #expect(error?.reason.contains(says) == true, "\(error?.reason ?? "")")
  }

  @Test("Every command that takes field options takes the vocabularies, and its help shows an example of each")
  func commands() {
    for command in Program.commands.map(\.spec) where command.options.contains(where: { $0.name == "content-type" }) {
      for vocabulary in FieldVocabulary.allCases {
        #expect(command.options.contains { $0.name == vocabulary.name && $0.help.contains("'") }, "\(command.name)")
      }
    }
    for name in ["resolve", "keys", "picture", "replay", "focus", "run"] {
      #expect(Program.commands.contains { $0.spec.name == name && $0.spec.options.contains { $0.name == "html" } })
    }
  }

  @Test(
    "Long texts are read or refused, those beyond the limit for their length",
    arguments: [
      "purpose=email ", "hints=lowercase,", "lowercase,", "0x1|", "=", ",", " ", "\u{0}", "\u{301}", "ImhNone|", "'",
      "-",
    ])
  func large(piece: String) {
    for head in ["", "hints="] {
      let text = head + String(repeating: piece, count: ((1 << 16) - head.utf8.count) / piece.utf8.count)
      for vocabulary in FieldVocabulary.allCases where vocabulary != .html { _ = try? vocabulary.read(text) }
    }
    let long = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    for vocabulary in FieldVocabulary.allCases where vocabulary != .html {
      let error = #expect(throws: VocabularyError.self) { try vocabulary.read(long) }
      #expect(error?.reason == "a field is not described in more than 65536 bytes")
    }
  }
}
