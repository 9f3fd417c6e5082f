import KeyboardCore
import Testing

@testable import Forms

@Suite("Form files")
struct FormReaderTests {
  private func read(_ text: String) throws(FormError) -> (form: Form, warnings: [FormWarning]) {
    try FormReader.read(Array(text.utf8), name: "form.json")
  }

  /// What is said of a form that is refused.
  private func refusal(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("Everything that a form may say is kept")
  func whole() throws {
    let (form, warnings) = try read(
      """
      // A form with everything.
      {"title":"Sign in","domain":"example.com", /* fields follow */
       "fields":[
        {"id":"email","kind":"field","label":"E-mail","placeholder":"name@example.com",
         "textContentType":"username","keyboardType":"emailAddress","returnKeyType":"next",
         "autocapitalizationType":"none","autocorrectionType":"no","clearButtonMode":"whileEditing",
         "leadingImage":"mail","trailingButton":"bookmarks",
         "validation":{"kind":"email","when":"onFocusChange","message":"An address has an @."}},
        {"id":"password","label":"Password","textContentType":"password","isSecureTextEntry":true,
         "returnKeyType":"go","passwordRules":"required: lower;","enablesReturnKeyAutomatically":true,
         "keyboardAppearance":"dark","spellCheckingType":"yes","smartQuotesType":"no","smartDashesType":"yes",
         "smartInsertDeleteType":"no","inlinePredictionType":"yes","mathExpressionCompletionType":"no",
         "writingToolsBehavior":"limited","allowsNumberPadPopover":false},
        {"id":"amount","keyboardType":"decimalPad","expectedLength":8,"maxLength":12,"width":200,"required":true,
         "formatter":{"style":"currency","currency":"EUR","minimumFractionDigits":0,"maximumFractionDigits":2}},
        {"id":"note","kind":"view","text":"a\\nb \\u00fc \\ud83d\\ude00","overflow":"truncateTail",
         "accessibilityIdentifier":"note-1","accessibilityLabel":"A note"},
        {"id":"find","kind":"search","placeholder":"Search","textContentType":"tel"}]}
      """)
    #expect(warnings.isEmpty)
    #expect(form.title == "Sign in")
    #expect(form.domain == "example.com")
    #expect(form.fields.map(\.id) == ["email", "password", "amount", "note", "find"])
    #expect(form.fields.map(\.kind) == [.field, .field, .field, .view, .search])

    let email = form.fields[0]
    #expect(email.label == "E-mail" && email.placeholder == "name@example.com")
    #expect(email.traits.textContentType == .username)
    #expect(email.traits.keyboardType == .emailAddress && email.traits.returnKeyType == .next)
    #expect(email.traits.autocapitalizationType == .none && email.traits.autocorrectionType == .no)
    #expect(email.clearButtonMode == .whileEditing)
    #expect(email.leadingImage == "mail" && email.trailingButton == "bookmarks")
    #expect(
      email.validation == FieldValidation(kind: .email, when: .onFocusChange, message: "An address has an @."))

    let password = form.fields[1].traits
    #expect(password.isSecureTextEntry && password.enablesReturnKeyAutomatically)
    #expect(password.passwordRules == "required: lower;" && password.keyboardAppearance == .dark)
    #expect(password.spellCheckingType == .yes && password.smartQuotesType == .no && password.smartDashesType == .yes)
    #expect(password.smartInsertDeleteType == .no && password.inlinePredictionType == .yes)
    #expect(password.mathExpressionCompletionType == .no && password.writingToolsBehavior == .limited)
    #expect(!password.allowsNumberPadPopover)

    let amount = form.fields[2]
    #expect(amount.expectedLength == 8 && amount.maxLength == 12 && amount.width == 200 && amount.isRequired)
    #expect(amount.formatter?.style == .currency && amount.formatter?.currency == "EUR")
    #expect(amount.formatter?.minimumFractionDigits == 0 && amount.formatter?.maximumFractionDigits == 2)

    let note = form.fields[3]
    #expect(note.text == "a\nb ü 😀" && note.overflow == .truncateTail)
    #expect(note.accessibilityIdentifier == "note-1" && note.accessibilityLabel == "A note")
    #expect(form.fields[4].clearButtonMode == .whileEditing)
    #expect(form.fields[4].traits.textContentType == .telephoneNumber)
  }

  @Test("What a form does not say has UIKit's defaults")
  func defaults() throws {
    let form = try read(#"{"fields":[{"id":"a"},{"id":"b","kind":"view"}]}"#).form
    #expect(form.title.isEmpty && form.domain == nil)
    #expect(form.fields[0] == FormField(id: "a"))
    #expect(form.fields[0].traits == TextInputTraits())
    #expect(form.fields[1] == FormField(id: "b", kind: .view))
    #expect(form.fields[1].overflow == .wrap && form.fields[0].overflow == .clip)
  }

  @Test(
    "What is unknown is passed over and reported in the order of the file",
    arguments: [
      (
        #"{"fields":[{"id":"a","keybordType":"URL","xyz":1}],"titel":"T"}"#,
        [
          "/fields/0/keybordType: unknown property, did you mean keyboardType?", "/fields/0/xyz: unknown property",
          "/titel: unknown property, did you mean title?",
        ]
      ),
      (
        #"{"fields":[{"id":"a","textContentType":"emailAdress"},{"id":"b","textContentType":"x-mine"}]}"#,
        [
          "/fields/0/textContentType: \"emailAdress\" is not a known content type and treated as none, "
            + "did you mean emailAddress?",
          "/fields/1/textContentType: \"x-mine\" is not a known content type and treated as none",
        ]
      ),
      (
        #"{"fields":[{"id":"a","validation":{"kind":"digits","wen":"onChange"},"a/b~c":{}}]}"#,
        ["/fields/0/validation/wen: unknown property, did you mean when?", "/fields/0/a~1b~0c: unknown property"]
      ),
    ])
  func warnings(text: String, expected: [String]) throws {
    let (form, warnings) = try read(text)
    #expect(warnings.map(\.description) == expected)
    #expect(!form.fields.isEmpty)
  }

  @Test("An unknown content type survives")
  func unknownContentType() throws {
    let form = try read(#"{"fields":[{"id":"a","textContentType":"x-mine"}]}"#).form
    #expect(form.fields[0].traits.textContentType == TextContentType(rawValue: "x-mine"))
  }

  @Test(
    "What is wrong is refused with its place",
    arguments: [
      (#"{"fields":[{"id":"a","maxLength":"ten"}]}"#, #"/fields/0/maxLength: expected a whole number, found "ten""#),
      (#"{"fields":[{"id":"a","maxLength":1.5}]}"#, "/fields/0/maxLength: expected a whole number, found 1.5"),
      (
        #"{"fields":[{"id":"a","maxLength":0}]}"#,
        "/fields/0/maxLength: expected a whole number from 1 to 1000000, found 0"
      ),
      (#"{"fields":[{"id":"a","width":1e300}]}"#, "/fields/0/width: expected a whole number, found 1e300"),
      (#"{"fields":[{"id":"a","label":null}]}"#, "/fields/0/label: expected a string, found null"),
      (
        #"{"fields":[{"id":"a","isSecureTextEntry":"yes"}]}"#,
        #"/fields/0/isSecureTextEntry: expected true or false, found "yes""#
      ),
      (
        #"{"fields":[{"id":"a","autocorrectionType":false}]}"#,
        "/fields/0/autocorrectionType: expected a string, found false"
      ),
      (
        #"{"fields":[{"id":"a","keyboardType":"numberpad"}]}"#,
        #"/fields/0/keyboardType: "numberpad" is not known, did you mean numberPad?"#
      ),
      (
        #"{"fields":[{"id":"a","kind":"combo"}]}"#,
        #"/fields/0/kind: "combo" is not known, expected one of field, view, search"#
      ),
      (
        #"{"fields":[{"id":"a","formatter":{"style":"currency","currency":"euro"}}]}"#,
        #"/fields/0/formatter/currency: expected a currency of three capitals like EUR, found "euro""#
      ),
      (#"{"fields":[{"id":"a","formatter":{}}]}"#, #"/fields/0/formatter: a formatter needs a "style""#),
      (#"{"fields":[{"id":"a","validation":{}}]}"#, #"/fields/0/validation: a validation needs a "kind""#),
      (#"{"fields":[{"id":"a","validation":[]}]}"#, "/fields/0/validation: expected an object, found an array"),
      (#"{"fields":[{"id":"a"},{"id":"b"},{"id":"a"}]}"#, #"/fields/2/id: "a" is the id of /fields/0 too"#),
      (#"{"fields":[{"label":"A"}]}"#, #"/fields/0: a field needs an "id" of its own"#),
      (#"{"fields":[{"id":""}]}"#, #"/fields/0: a field needs an "id" of its own"#),
      (#"{"fields":[7]}"#, "/fields/0: expected an object, found 7"),
      (#"{"fields":{}}"#, "/fields: expected an array, found an object"),
      (#"{"fields":[]}"#, #"/: a form needs at least one field in "fields""#),
      ("{}", #"/: a form needs at least one field in "fields""#),
      ("[]", "/: expected an object, found an array"),
      ("42", "/: expected an object, found 42"),
      (#"{"title":1,"fields":[{"id":2}]}"#, "/title: expected a string, found 1"),
    ])
  func errors(text: String, expected: String) {
    #expect(refusal(text) == "form.json: " + expected)
  }

  @Test("A form has its limits")
  func limits() throws {
    let thousand = (0..<FormReader.mostFields).map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
    #expect(try read(#"{"fields":[\#(thousand)]}"#).form.fields.count == 1000)
    #expect(
      refusal(#"{"fields":[\#(thousand),{"id":"x"}]}"#) == "form.json: /fields: 1001 fields, more than 1000")
    let large = String(repeating: " ", count: FormReader.largest)
    #expect(refusal(large + "{}") == "form.json: larger than 1048576 bytes")
    #expect(refusal(large) == "form.json:1:1048577: the document ends too early")
  }

  @Test("Many unknown properties are counted, not listed")
  func manyWarnings() throws {
    let unknown = (0..<20_000).map { "\"p\($0)\":0" }.joined(separator: ",")
    let warnings = try read(#"{\#(unknown),"fields":[{"id":"a"}]}"#).warnings
    #expect(warnings.count == 101)
    #expect(warnings.last?.reason == "19900 more warnings are left out")
  }

  @Test("Neither errors nor descriptions tell what a secure field holds")
  func secrets() throws {
    let form = try read(#"{"fields":[{"id":"pw","isSecureTextEntry":true,"text":"hunter2"}]}"#).form
    var dumped = "\(form) \(form.fields) \(String(reflecting: form))"
    dump(form, to: &dumped)
    #expect(!dumped.contains("hunter2"))
    #expect(dumped.contains("pw"))
  }
}
