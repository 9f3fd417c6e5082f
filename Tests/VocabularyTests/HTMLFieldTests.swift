import KeyboardCore
import Testing

@Suite("HTML's fields")
struct HTMLFieldTests {
  private func read(_ text: String) throws -> VocabularyReading { try FieldVocabulary.html.read(text) }

  @Test(
    "inputmode outranks type, a pattern of digits narrows it, autocomplete is the content type",
    arguments: [
      ("", KeyboardType.default, nil), ("type=text", .default, nil), ("type=tel", .phonePad, nil),
      ("type=url", .URL, nil), ("type=EMAIL", .emailAddress, nil), ("type=number", .numbersAndPunctuation, nil),
      ("type=search", .default, nil), ("type=password", .default, nil), ("type=date", .default, nil),
      ("type=emial", .default, nil), ("type=' email'", .default, nil),
      ("inputmode=numeric", .numberPad, nil), ("inputmode=DECIMAL", .decimalPad, nil),
      ("inputmode=search", .webSearch, nil), ("inputmode=tel", .phonePad, nil), ("inputmode=url", .URL, nil),
      ("inputmode=email", .emailAddress, nil), ("inputmode=nmeric type=tel", .phonePad, nil),
      ("inputmode=none type=tel", .phonePad, nil), ("type=email inputmode=numeric", .numberPad, nil),
      ("type=tel inputmode=text", .default, nil), ("type=password inputmode=numeric", .numberPad, nil),
      ("pattern=\\d*", .numberPad, nil), ("pattern=[0-9]*", .numberPad, nil), ("pattern=\\d+", .default, nil),
      ("pattern='\\d* '", .default, nil), ("type=number pattern=[0-9]*", .numberPad, nil),
      ("type=tel pattern=\\d*", .phonePad, nil), ("type=password pattern=\\d*", .default, nil),
      ("pattern=\\d* inputmode=text", .default, nil), ("pattern=\\d* inputmode=none", .numberPad, nil),
      ("<textarea pattern=\\d*>", .default, nil), ("<textarea type=email>", .default, nil),
      ("<textarea inputmode=email>", .emailAddress, nil), ("contenteditable inputmode=url", .URL, nil),
      ("autocomplete=email", .default, TextContentType.emailAddress),
      ("autocomplete=email inputmode=numeric type=url", .numberPad, .emailAddress),
      ("autocomplete='section-a shipping tel'", .default, .telephoneNumber),
      ("autocomplete=one-time-code inputmode=numeric", .numberPad, .oneTimeCode),
      ("type=password autocomplete=current-password", .default, .password),
      ("autocomplete='username webauthn' type=email", .emailAddress, .username),
      ("autocomplete=webauthn", .default, .username), ("autocomplete=off type=tel", .phonePad, nil),
      ("autocomplete=on", .default, nil), ("autocomplete='foo email'", .default, nil),
      ("autocomplete=sex", .default, nil), ("name=email id=tel", .default, nil),
    ])
  func keyboards(text: String, keyboard: KeyboardType, content: TextContentType?) throws {
    let reading = try read(text)
    #expect(reading.traits.keyboardType == keyboard)
    #expect(reading.traits.textContentType == content)
    #expect(reading.traits.isSecureTextEntry == text.contains("type=password"))
  }

  @Test("The reasons name the attribute that decided and the one that is outranked")
  func reasons() throws {
    #expect(
      try read("type=email inputmode=numeric").reasons.first { $0.field == "keyboardType" }
        == Reason(
          rule: "html-inputmode-outranks-type", field: "keyboardType",
          says: "inputmode=numeric asks for the number pad, type=email is outranked"))
    #expect(
      try read("autocomplete='section-A  Shipping email'").reasons == [
        Reason(
          rule: "html-autocomplete", field: "textContentType",
          says: "autocomplete=\"section-a shipping email\" is content type emailAddress")
      ])
    #expect(
      try read("type=emial").reasons == [
        Reason(
          rule: "html-unknown-value-is-ignored", field: "keyboardType",
          says: "type=\"emial\" is not known to HTML and counts as none; did you mean email?")
      ])
    #expect(
      try read("autocomplete='shipping emial'").reasons.first?.says
        == "autocomplete=\"shipping emial\" is not valid and counts as none; did you mean email?")
    #expect(try read("type=tel type=email").reasons.contains { $0.rule == "html-first-attribute-counts" })
  }

  @Test(
    "What says nothing here but looks as if it were meant to is named",
    arguments: [
      ("inputmod=email", "inputmod is not an attribute that is read here and counts as none; did you mean inputmode?"),
      ("<input TPYE=email>", "tpye is not an attribute that is read here and counts as none; did you mean type?"),
      (
        "input-mode=tel",
        "input-mode is not an attribute that is read here and counts as none; did you mean inputmode?"
      ),
      ("action=/x", "action belongs on the form and counts as none here: give <form action=\"…\"><input …></form>"),
      ("list=towns", "list: the options of a datalist are not offered in the bar yet"),
      ("inputmode", "inputmode has no value and counts as none"),
      ("enterkeyhint=''", "enterkeyhint has no value and counts as none"),
    ])
  func ignored(text: String, says: String) throws {
    let reading = try read(text)
    #expect(reading.reasons.map(\.says) == [says])
    #expect(reading.traits == TextInputTraits())
  }

  @Test(
    "Attributes that HTML has for other readers are passed in silence",
    arguments: [
      "accept", "accesskey", "alpha", "alt", "anchor", "aria-disabled", "aria-readonly", "autofocus", "capture",
      "checked", "class", "cols", "colorspace", "data-type", "dir", "dirname", "draggable", "exportparts", "for",
      "form", "formaction", "formenctype", "formmethod", "formnovalidate", "formtarget", "height", "hidden", "id",
      "incremental", "inert", "is", "itemid", "itemprop", "itemref", "itemscope", "itemtype", "lang", "max", "min",
      "minlength", "multiple", "name", "nonce", "oninput", "ontype", "part", "placeholder", "popover", "popovertarget",
      "required", "results", "role", "rows", "size", "slot", "src", "step", "style", "tabindex", "title", "translate",
      "value", "width", "wrap", ":type", "[readonly]", "<form action=/x><textarea",
    ])
  func silence(text: String) throws {
    #expect(try read(text).reasons.filter { $0.field != "multiline" }.isEmpty)
  }

  @Test("autocomplete is given back in its normal form, empty where it is not valid")
  func autocomplete() throws {
    #expect(try read("autocomplete=' HOME\ttel'").autocomplete == "home tel")
    #expect(try read("autocomplete='foo off'").autocomplete == "")
    #expect(try read("type=tel").autocomplete == nil)
    for word in ["on", "off"] { #expect(try read("type=hidden autocomplete=\(word)").autocomplete == "") }
    #expect(try read("type=hidden autocomplete=name").autocomplete == "name")
  }

  @Test(
    "The return key is enterkeyhint's, or the form's",
    arguments: [
      ("enterkeyhint=enter", ReturnKeyType.default), ("enterkeyhint=DONE", .done), ("enterkeyhint=go", .go),
      ("enterkeyhint=next", .next), ("enterkeyhint=search", .search), ("enterkeyhint=send", .send),
      ("enterkeyhint=previous", .default), ("enterkeyhint=nxt", .default), ("type=search", .default),
      ("<form action=/x><input>", .go), ("<form action=/x><input type=search>", .search),
      ("<form action=''><input type=search>", .default), ("<form><input>", .default),
      ("<form action=/x><input enterkeyhint=enter>", .default), ("<form action=/x><textarea>", .default),
    ])
  func returnKeys(text: String, type: ReturnKeyType) throws {
    #expect(try read(text).traits.returnKeyType == type)
  }

  @Test(
    "Capitals are autocapitalize's, but for what is typed as it is",
    arguments: [
      ("", AutocapitalizationType.sentences), ("autocapitalize=off", .none), ("autocapitalize=none", .none),
      ("autocapitalize=on", .sentences), ("autocapitalize=sentences", .sentences), ("autocapitalize=Words", .words),
      ("autocapitalize=characters", .allCharacters), ("autocapitalize=wrods", .sentences),
      ("autocapitalize='' ", .sentences), ("type=email", .none), ("type=url autocapitalize=words", .none),
      ("type=password", .none), ("type=tel autocapitalize=words", .words),
      ("<form action='/LogIn?x'><input autocapitalize=words>", .none),
    ])
  func capitals(text: String, type: AutocapitalizationType) throws {
    #expect(try read(text).traits.autocapitalizationType == type)
  }

  @Test("Correction, spelling and prediction follow their attributes")
  func correction() throws {
    #expect(try read("").traits.autocorrectionType == .default)
    for text in ["autocorrect", "autocorrect=on", "autocorrect=x"] {
      #expect(try read(text).traits.autocorrectionType == .yes)
    }
    for text in ["autocorrect=OFF", "type=email autocorrect=on", "type=url", "<form action=login><input>"] {
      #expect(try read(text).traits.autocorrectionType == .no)
    }
    let unchecked = try read("spellcheck=false").traits
    #expect(unchecked.spellCheckingType == .no)
    #expect(unchecked.smartQuotesType == .no)
    #expect(unchecked.smartDashesType == .no)
    #expect(try read("spellcheck").traits.spellCheckingType == .yes)
    #expect(try read("spellcheck=maybe").traits.spellCheckingType == .default)
    #expect(try read("writingsuggestions=false").traits.inlinePredictionType == .no)
  }

  @Test("What is not typed into asks for no keyboard", arguments: HTMLInputType.allCases)
  func types(type: HTMLInputType) throws {
    let reading = try read("type=\(type.rawValue)")
    #expect(reading.wantsKeyboard == type.isTyped)
    #expect(reading.isSearch == (type == .search))
    #expect(reading.isEditable)
  }

  @Test("State and limits are said")
  func state() throws {
    for text in ["readonly", "disabled", "<input disabled=false>", "<textarea readonly>", "<p contenteditable=false>"] {
      #expect(try !read(text).isEditable, "\(text)")
    }
    #expect(try !read("inputmode=none").wantsKeyboard)
    for text in ["<textarea>", "<div contenteditable>", "contenteditable=plaintext-only", "<p contenteditable=TRUE>"] {
      #expect(try read(text).isMultiline, "\(text)")
    }
    #expect(try !read("<input contenteditable>").isMultiline)
    #expect(try read("type=password passwordrules='minlength: 8;'").traits.passwordRules == "minlength: 8;")
    #expect(try read("autocomplete=off").traits.isPrivate)
  }

  @Test(
    "maxlength is read as HTML reads numbers",
    arguments: [
      ("6", 6), (" 6", 6), ("+6", 6), ("6abc", 6), ("6.9", 6), ("0", 0), ("-0", 0), ("-6", nil), ("", nil), ("x", nil),
      ("000000000000000000000007", 7), ("9999999999999999999999", nil),
    ])
  func maxLength(value: String, expected: Int?) throws {
    #expect(try read("maxlength='\(value)'").maxLength == expected)
    #expect(try read("<textarea maxlength='\(value)'>").maxLength == expected)
    #expect(try read("type=number maxlength='\(value)'").maxLength == nil)
  }
}
