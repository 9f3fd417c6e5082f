import KeyboardCore
import Testing

@Suite("Android's fields")
struct AndroidFieldTests {
  private func read(_ text: String) throws -> VocabularyReading { try FieldVocabulary.android.read(text) }

  @Test(
    "Class and variation choose keyboard and content type, by number and in every spelling",
    arguments: [
      ("text", "0x1", KeyboardType.default, nil), ("textUri", "0x11", .URL, TextContentType.URL),
      ("textEmailAddress", "33", .emailAddress, .emailAddress),
      ("TYPE_CLASS_TEXT|TYPE_TEXT_VARIATION_EMAIL_ADDRESS", "0x21", .emailAddress, .emailAddress),
      ("TEXT|EMAIL_ADDRESS", "0x21", .emailAddress, .emailAddress),
      ("InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_VARIATION_URI", "0x11", .URL, .URL),
      ("textWebEmailAddress", "0xd1", .emailAddress, .emailAddress), ("textEmailSubject", "0x31", .default, nil),
      ("textShortMessage", "0x41", .default, nil), ("textLongMessage", "0x51", .default, nil),
      ("textPersonName", "0x61", .default, .name), ("textPostalAddress", "0x71", .default, .fullStreetAddress),
      ("textPassword", "0x81", .asciiCapable, .password), ("textWebPassword", "0xe1", .asciiCapable, .password),
      ("textVisiblePassword", "0x91", .asciiCapable, .password), ("textWebEditText", "0xa1", .default, nil),
      ("textFilter", "0xb1", .default, nil), ("textPhonetic", "0xc1", .default, nil), ("number", "2", .numberPad, nil),
      ("numberSigned", "0x1002", .numbersAndPunctuation, nil), ("numberDecimal", "0x2002", .decimalPad, nil),
      ("numberSigned|numberDecimal", "0x3002", .numbersAndPunctuation, nil),
      ("numberPassword", "0x12", .asciiCapableNumberPad, nil),
      ("TYPE_NUMBER_VARIATION_PASSWORD", "0x12", .asciiCapableNumberPad, nil),
      ("phone", "3", .phonePad, .telephoneNumber), ("datetime", "4", .numbersAndPunctuation, .dateTime),
      ("date", "0x14", .numbersAndPunctuation, .dateTime), ("time", "0x24", .numbersAndPunctuation, .dateTime),
      ("none", "0", .default, nil),
    ])
  func types(words: String, number: String, keyboard: KeyboardType, content: TextContentType?) throws {
    let reading = try read("inputType=" + words)
    #expect(reading.traits.keyboardType == keyboard)
    #expect(reading.traits.textContentType == content)
    let secrets = ["textPassword", "textWebPassword", "numberPassword", "TYPE_NUMBER_VARIATION_PASSWORD"]
    #expect(reading.traits.isSecureTextEntry == secrets.contains(words))
    #expect(try read("inputType=" + number) == reading)
  }

  @Test("Flags ask for capitals, correction and lines; without one there are no capitals")
  func flags() throws {
    #expect(try read("inputType=text").traits.autocapitalizationType == .none)
    #expect(try read("inputType=textCapSentences").traits.autocapitalizationType == .sentences)
    #expect(try read("inputType=textCapWords|textCapSentences").traits.autocapitalizationType == .words)
    #expect(try read("inputType=textCapCharacters").traits.autocapitalizationType == .allCharacters)
    #expect(try read("inputType=textAutoCorrect").traits.autocorrectionType == .yes)
    #expect(try read("inputType=textEmailAddress|textAutoCorrect").traits.autocorrectionType == .default)
    #expect(try read("inputType=textNoSuggestions|textAutoCorrect").traits.autocorrectionType == .no)
    #expect(try read("inputType=textMultiLine").isMultiline)
    #expect(try read("inputType=textImeMultiLine").isMultiline)
    #expect(try !read("inputType=text").isMultiline)
    #expect(try read("hints=username").traits.autocapitalizationType == .sentences)
  }

  @Test(
    "The action is the return key",
    arguments: [
      ("actionUnspecified", ReturnKeyType.default), ("actionNone", .default), ("actionGo", .go),
      ("actionSearch", .search), ("actionSend", .send), ("actionNext", .next), ("actionDone", .done),
      ("actionPrevious", .default), ("IME_ACTION_NEXT", .next), ("EditorInfo.IME_ACTION_DONE", .done), ("next", .next),
      ("5", .next), ("normal", .default), ("actionGo|flagNoEnterAction", .default), ("0x40000002", .default),
    ])
  func actions(word: String, type: ReturnKeyType) throws {
    #expect(try read("imeOptions=" + word).traits.returnKeyType == type)
  }

  @Test("IME flags keep secrets and ask for ASCII")
  func imeFlags() throws {
    for text in [
      "flagNoPersonalizedLearning|flagForceAscii", "0x81000000", "-2130706432", "IME_FLAG_FORCE_ASCII,0x1000000",
    ] {
      let reading = try read("imeOptions=" + text)
      #expect(reading.traits.isPrivate, "\(text)")
      #expect(reading.traits.keyboardType == .asciiCapable, "\(text)")
    }
    #expect(try read("inputType=number imeOptions=flagForceAscii").traits.keyboardType == .numberPad)
  }

  @Test("An autofill hint outranks the content type of the input type")
  func hints() throws {
    let reading = try read("inputType=0x21 imeOptions=actionNext hints=username")
    #expect(reading.traits.textContentType == .username)
    #expect(reading.traits.keyboardType == .emailAddress)
    #expect(reading.traits.returnKeyType == .next)
    #expect(
      reading.reasons.contains(
        Reason(
          rule: "android-autofill-hint", field: "textContentType",
          says: "hints=username is content type username and outranks inputType's emailAddress")))
    #expect(try read("hints=gender,smsOTPCode3,password").traits.textContentType == .oneTimeCode)
    #expect(try read("hints=AUTOFILL_HINT_NAME").traits.textContentType == .name)
    #expect(try read("hints=notApplicable").traits.textContentType == nil)
  }

  @Test("Every hint of the platform is known")
  func platformHints() throws {
    for name in [
      "birthDateDay", "birthDateFull", "birthDateMonth", "birthDateYear", "creditCardExpirationDate",
      "creditCardExpirationDay", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardNumber",
      "creditCardSecurityCode", "emailAddress", "gender", "name", "newPassword", "newUsername", "password",
      "personName",
      "personFamilyName", "personGivenName", "personMiddleName", "personMiddleInitial", "personNamePrefix",
      "personNameSuffix", "phone", "phoneCountryCode", "phoneNational", "phoneNumber", "phoneNumberDevice",
      "postalAddress", "addressCountry", "extendedAddress", "extendedPostalCode", "addressLocality", "addressRegion",
      "streetAddress", "postalCode", "smsOTPCode", "smsOTPCode1", "smsOTPCode8", "emailOTPCode", "username",
    ] {
      let reading = try read("hints=" + name)
      #expect(reading.decides(reading.traits.textContentType == nil ? "hints" : "textContentType"), "\(name)")
    }
  }

  @Test("Unknown bits are kept and mentioned, each part against its own class")
  func unknown() throws {
    for (text, bits) in [
      ("0x80000001", "0x80000000"), ("0x100001", "0x100000"), ("0xf1", "0xf0"), ("0x8002", "0x8000"), ("7", "0x7"),
      ("0x1003", "0x1000"), ("0x20000", "0x20000"),
    ] {
      let reading = try read("inputType=" + text)
      #expect(reading.reasons.contains { $0.says.hasPrefix("inputType \(bits) is not known here") }, "\(text)")
    }
    #expect(try read("imeOptions=0x10063").reasons.contains { $0.says.hasPrefix("imeOptions 0x10063 is not known") })
  }

  @Test(
    "Classes and variations are numbers, not bits: there can be one of each",
    arguments: [
      "inputType=textEmailAddress|textUri", "inputType=text|number", "inputType=phone|textCapWords",
      "inputType=date|time", "imeOptions=actionNext|actionDone", "inputType=numberPassword|textPassword",
    ])
  func contradictions(text: String) {
    #expect(throws: VocabularyError.self) { try FieldVocabulary.android.read(text) }
  }
}
