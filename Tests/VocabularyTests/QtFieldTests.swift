import KeyboardCore
import Testing

@Suite("Qt's fields")
struct QtFieldTests {
  private func read(_ text: String) throws -> VocabularyReading { try FieldVocabulary.qt.read(text) }

  @Test(
    "Hints choose the keyboard; several exclusive ones allow the characters of each",
    arguments: [
      ("ImhNone", KeyboardType.default, nil), ("", .default, nil), ("ImhDigitsOnly", .numberPad, nil),
      ("ImhFormattedNumbersOnly", .decimalPad, nil), ("ImhPreferNumbers", .numbersAndPunctuation, nil),
      ("ImhDialableCharactersOnly", .phonePad, TextContentType.telephoneNumber),
      ("ImhEmailCharactersOnly", .emailAddress, .emailAddress), ("ImhUrlCharactersOnly", .URL, .URL),
      ("ImhDate", .numbersAndPunctuation, .dateTime), ("ImhTime", .numbersAndPunctuation, .dateTime),
      ("ImhDate|ImhTime", .numbersAndPunctuation, .dateTime), ("ImhLatinOnly", .asciiCapable, nil),
      ("ImhPreferLatin", .asciiCapable, nil), ("ImhHiddenText", .asciiCapable, .password),
      ("ImhHiddenText|ImhDigitsOnly", .numberPad, nil), ("ImhDigitsOnly|ImhUppercaseOnly", .asciiCapable, nil),
      ("ImhDigitsOnly|ImhFormattedNumbersOnly", .decimalPad, nil),
      ("ImhDialableCharactersOnly|ImhDigitsOnly", .phonePad, .telephoneNumber),
      ("ImhDialableCharactersOnly|ImhFormattedNumbersOnly", .numbersAndPunctuation, nil),
      ("ImhEmailCharactersOnly|ImhLowercaseOnly", .emailAddress, .emailAddress),
      ("ImhEmailCharactersOnly|ImhUrlCharactersOnly", .URL, .URL),
      ("0x10002", .numberPad, nil), ("65536,2", .numberPad, nil), ("hints=DigitsOnly", .numberPad, nil),
      ("Qt::ImhDigitsOnly | Qt::ImhSensitiveData", .numberPad, nil), ("imhdigitsonly", .numberPad, nil),
    ])
  func keyboards(text: String, keyboard: KeyboardType, content: TextContentType?) throws {
    let reading = try read(text)
    #expect(reading.traits.keyboardType == keyboard)
    #expect(reading.traits.textContentType == content)
    #expect(reading.traits.isSecureTextEntry == text.contains("HiddenText"))
  }

  @Test("The other hints do their part")
  func hints() throws {
    let reading = try read("ImhSensitiveData|ImhNoAutoUppercase|ImhNoPredictiveText|ImhMultiLine|ImhNoEditMenu")
    #expect(reading.traits.isPrivate)
    #expect(reading.traits.autocapitalizationType == .none)
    #expect(reading.traits.autocorrectionType == .no)
    #expect(reading.traits.inlinePredictionType == .no)
    #expect(reading.isMultiline)
    #expect(reading.reasons.contains { $0.says == "ImhNoEditMenu changes nothing here" })
    #expect(try read("ImhUppercaseOnly").traits.autocapitalizationType == .allCharacters)
    #expect(try read("ImhPreferUppercase|ImhNoAutoUppercase").traits.autocapitalizationType == .allCharacters)
    #expect(try read("ImhPreferLowercase").traits.autocapitalizationType == .none)
  }

  @Test(
    "Enter is the return key",
    arguments: [
      ("enter=EnterKeyDefault", ReturnKeyType.default), ("enter=EnterKeyReturn", .default),
      ("enter=EnterKeyDone", .done), ("enter=EnterKeyGo", .go), ("enter=EnterKeySend", .send),
      ("enter=EnterKeySearch", .search), ("enter=EnterKeyNext", .next), ("enter=EnterKeyPrevious", .default),
      ("enter=go", .go), ("enter=Qt::EnterKeyGo", .go), ("enter=3", .go), ("enter=77", .default),
    ])
  func enter(text: String, type: ReturnKeyType) throws {
    let reading = try read(text)
    #expect(reading.traits.returnKeyType == type)
    #expect(reading.decides("returnKey"))
  }
}
