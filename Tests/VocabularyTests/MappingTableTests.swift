import KeyboardCore
import Testing

/// What browsers and toolkits do, by the public table; what of it concerns fields as they describe themselves.
@Suite(
  "Mapping tables",
  .enabled(if: SharedTables.exists(SharedTables.mappings), "../shared/vectors/mapping-tables.json is missing"))
struct MappingTableTests {
  /// A text, a number, nothing, or a table of them.
  private enum Value: Decodable {
    case text(String), number(Int), none, list([Value]), table([String: Value])

    init(from decoder: any Decoder) throws {
      let single = try? decoder.singleValueContainer()
      if single?.decodeNil() == true {
        self = .none
      } else if let text = try? single?.decode(String.self) {
        self = .text(text)
      } else if let number = try? single?.decode(Int.self) {
        self = .number(number)
      } else if let list = try? single?.decode([Value].self) {
        self = .list(list)
      } else {
        self = .table(try decoder.singleValueContainer().decode([String: Value].self))
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Int? { if case .number(let number) = self { number } else { nil } }
    var list: [Value]? { if case .list(let list) = self { list } else { nil } }
    var table: [String: Value]? { if case .table(let table) = self { table } else { nil } }
  }

  private struct File: Decodable {
    struct Proposal: Decodable {
      var linux_purpose_to_traits: [String: Value]
    }
    var facts: [String: [String: Value]]
    var proposal: Proposal
  }

  private let file: File

  init() throws {
    file = try SharedTables.decode(File.self, SharedTables.mappings)
  }

  /// The rows of a table that give a text; `a|b` are two rows.
  private func rows(_ name: String) throws -> [(key: String, value: String)] {
    let table = try #require(file.facts.first { $0.key.hasPrefix(name) }?.value, "\(name)")
    return table.flatMap { key, value in
      key.split(separator: "|").compactMap { key in value.text.map { (String(key), $0) } }
    }
  }

  private func html(_ text: String) throws -> TextInputTraits { try FieldVocabulary.html.read(text).traits }
  private func keyboard(_ vocabulary: FieldVocabulary, _ text: String) throws -> KeyboardType {
    try vocabulary.read(text).traits.keyboardType
  }

  @Test("WebKit: autocomplete is the content type; its mistake about given names is not repeated")
  func webkitAutocomplete() throws {
    for (token, name) in try rows("webkit_ios_autocomplete_to_textContentType") {
      let expected = token == "given-name" ? TextContentType.givenName : TextContentType(nameOrRawValue: name)
      #expect(try html("autocomplete=\(token)").textContentType == expected, "\(token)")
    }
  }

  @Test("WebKit: inputmode, type and enterkeyhint")
  func webkitKeyboards() throws {
    for (mode, name) in try rows("webkit_ios_inputmode_to_keyboardType") where mode != "none" && mode != "absent" {
      #expect(try html("type=tel inputmode=\(mode)").keyboardType.name == name, "\(mode)")
    }
    #expect(try html("type=tel inputmode=none").keyboardType == .phonePad)
    for (type, name) in try rows("webkit_ios_type_to_keyboardType") where type != "other" {
      let parts = type.split(separator: "+")
      guard parts.count == 2 else {
        #expect(try html("type=\(type)").keyboardType.name == name, "\(type)")
        continue
      }
      for pattern in ["\\d*", "[0-9]*"] {
        #expect(try html("type=\(parts[0]) pattern=\(pattern)").keyboardType.name == name, "\(type)")
      }
    }
    for hint in HTMLEnterKeyHint.allCases {
      let name = try #require(rows("webkit_ios_enterkeyhint").first { $0.key == hint.rawValue }).value
      let expected = hint == .previous ? "default" : name
      #expect(try html("enterkeyhint=\(hint.rawValue)").returnKeyType.name == expected, "\(hint)")
    }
  }

  @Test("React Native: autoComplete, inputMode and enterKeyHint")
  func reactNative() throws {
    let completes = try rows("react_native_autoComplete_to_textContentType")
    #expect(completes.count == 36)
    for (token, name) in completes {
      let expected = name == "none" ? nil : TextContentType(nameOrRawValue: name)
      #expect(try html("autocomplete=\(token)").textContentType == expected, "\(token)")
    }
    let numbers = try #require(file.facts["react_native_keyboardType_to_UIKeyboardType(RCTConvert.m)"])
    for (mode, name) in try rows("react_native_inputMode_to_keyboardType") {
      let kebab = try #require(name.split { $0 == " " || $0 == "," }.first.map(String.init))
      #expect(try html("inputmode=\(mode)").keyboardType.rawValue == numbers[kebab]?.number, "\(mode)")
    }
    for (hint, name) in try rows("react_native_enterKeyHint_to_returnKeyType") where hint != "previous" {
      #expect(try html("enterkeyhint=\(hint)").returnKeyType.name == name, "\(hint)")
    }
  }

  @Test("Chromium on Android: what it sends for a type comes to the keyboard of the type")
  func chromiumAndroid() throws {
    for (type, words) in try rows("chromium_android_type_to_inputType") where type != "contenteditable" {
      let sent = try FieldVocabulary.android.read("inputType=" + words.prefix { $0 != " " })
      let own = try FieldVocabulary.html.read(type == "textarea" ? "<textarea>" : "type=\(type)")
      #expect(sent.isMultiline == own.isMultiline, "\(type)")
      #expect(sent.traits.isSecureTextEntry == own.traits.isSecureTextEntry, "\(type)")
      // On Android a number may have a separator and no sign, on iOS any punctuation; secrets are in ASCII either way.
      guard type != "number", type != "password" else { continue }
      #expect(sent.traits.keyboardType == own.traits.keyboardType, "\(type)")
    }
    for (hint, words) in try rows("chromium_android_action") where hint.hasPrefix("type=") {
      #expect(try FieldVocabulary.android.read("imeOptions=IME_ACTION_" + words).traits.returnKeyType == .search)
    }
  }

  @Test("Chromium on Wayland, Firefox and WebKitGTK: every word that they send is known")
  func sentWords() throws {
    let wayland = try #require(file.facts["chromium_wayland_text_input_v3"])
    for (key, value) in wayland where key != "inputmode" {
      if let purpose = value.text { _ = try FieldVocabulary.wayland.read("v3 purpose=" + purpose) }
      for hint in value.table?.values.compactMap(\.text) ?? [] {
        _ = try FieldVocabulary.wayland.read("v3 hints=" + hint)
      }
    }
    for (key, value) in try rows("firefox_gtk") where key != "precedence" {
      _ = try FieldVocabulary.gtk.read(value.hasPrefix("hint ") ? "hints=" + value.dropFirst(5) : "purpose=" + value)
    }
    for (key, value) in try rows("rn_linux_gtk_keyboardType") {
      _ = try FieldVocabulary.gtk.read("purpose=" + value)
      #expect(!key.isEmpty)
    }
    for (key, value) in try rows("fcitx5_from_purpose") {
      let reading = try FieldVocabulary.ibus.read("purpose=" + key)
      #expect(reading.traits.isSecureTextEntry == value.hasPrefix("Password"), "\(key)")
    }
  }

  @Test("Capitals mean the same in HTML, GTK and Wayland")
  func capitals() throws {
    for source in ["firefox_gtk", "webkitgtk_wpe_InputMethodState"] {
      for (word, hint) in try #require(file.facts[source]?["autocapitalize"]?.table) {
        let type = try FieldVocabulary.gtk.read("hints=" + #require(hint.text)).traits.autocapitalizationType
        #expect(try html("autocapitalize=\(word)").autocapitalizationType == type, "\(word)")
      }
    }
  }

  @Test("WebKitGTK: what it sends for inputmode and type comes to their keyboards")
  func webkitGTK() throws {
    let table = try #require(file.facts["webkitgtk_wpe_InputMethodState"])
    for (mode, word) in try #require(table["inputmode"]?.table) where !["none", "search"].contains(mode) {
      let sent = try keyboard(.gtk, "purpose=" + #require(word.text))
      #expect(try html("inputmode=\(mode)").keyboardType == sent, "\(mode)")
    }
    #expect(try !FieldVocabulary.gtk.read("hints=INHIBIT_OSK").wantsKeyboard)
    for type in ["email", "tel", "url"] {
      let sent = try keyboard(.gtk, "purpose=" + #require(table["type"]?.table?[type]?.text))
      #expect(try html("type=\(type)").keyboardType == sent, "\(type)")
    }
  }

  @Test("GTK's hints mean what GTK sends for them over Wayland")
  func gtkToWayland() throws {
    let hints = try #require(file.facts["gtk_to_wayland_v3"]?["hints"]?.table)
    for (gtk, wayland) in hints {
      let sent = try FieldVocabulary.wayland.read("v3 hints=" + #require(wayland.text)).traits
      #expect(try FieldVocabulary.gtk.read("hints=" + gtk).traits == sent, "\(gtk)")
    }
    for purpose in ["PIN", "PASSWORD"] {
      let sent = try FieldVocabulary.wayland.read("v3 purpose=\(purpose) hints=hidden_text|sensitive_data").traits
      var own = try FieldVocabulary.gtk.read("purpose=" + purpose).traits
      own.isPrivate = true
      #expect(sent == own, "\(purpose)")
    }
  }

  @Test("Qt's hints come to the keyboard of what Qt sends for them over Wayland")
  func qtToWayland() throws {
    // Preferred numbers are not the only characters: a pad would shut out the others.
    for (hint, purpose) in try rows("qt_to_wayland") where hint != "PreferNumbers" {
      let sent = try FieldVocabulary.wayland.read("v3 purpose=" + purpose).traits
      let own = try FieldVocabulary.qt.read("Imh" + hint).traits
      #expect(own.keyboardType == sent.keyboardType, "\(hint)")
      #expect(own.textContentType == sent.textContentType, "\(hint)")
      #expect(own.isSecureTextEntry == sent.isSecureTextEntry, "\(hint)")
    }
  }

  @Test("Flutter's kinds of text have the same keyboards as Android's, which it sends there")
  func flutter() throws {
    // Names have the keyboard for names and telephone numbers in Flutter, the default one here.
    let android = [
      "text": "text", "multiline": "textMultiLine", "number": "number", "number signed": "numberSigned",
      "number decimal": "numberDecimal", "phone": "phone", "datetime": "datetime", "emailAddress": "textEmailAddress",
      "url": "textUri", "visiblePassword": "textVisiblePassword",
    ]
    let table = try rows("flutter_ios_TextInputType")
    for (kind, word) in android {
      let name = try #require(table.first { $0.key == kind }).value
      #expect(try keyboard(.android, "inputType=" + word).name == name, "\(kind)")
    }
  }

  @Test("Purposes come to the traits that are proposed for them")
  func proposal() throws {
    let vocabularies = [FieldVocabulary.gtk, .ibus, .wayland]
    for (names, row) in file.proposal.linux_purpose_to_traits {
      let traits = try #require(row.list)
      let content = traits[0].text.map { TextContentType(nameOrRawValue: $0) }
      let text = try #require(traits[1].text)
      let keyboard = try #require(text.split { $0 == " " || $0 == "," }.first.map(String.init))
      for name in names.split(separator: "|") {
        for vocabulary in vocabularies {
          guard let reading = try? vocabulary.read("purpose=" + name) else {
            #expect((vocabulary == .wayland) == (name == "FREE_FORM") || name == "normal", "\(name)")
            continue
          }
          #expect(reading.traits.textContentType == content, "\(name)")
          #expect(reading.traits.keyboardType.name == keyboard, "\(name)")
          #expect(reading.traits.isSecureTextEntry == text.contains("secure"), "\(name)")
          #expect((reading.traits.autocorrectionType == .no) == text.contains("autocorrection"), "\(name)")
        }
      }
    }
  }
}
