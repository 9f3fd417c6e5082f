import KeyboardCore
import Posix
import Testing

@testable import FieldFeed

@Suite("Requests are read from lines")
struct RequestParsingTests {
  static let contract = #"""
    {"focus":{"id":"email","app":"chromium","domain":"example.com","rect":[40,120,400,48],
    "traits":{"textContentType":"emailAddress","returnKeyType":"next"},
    "text":"","form":[{"id":"email","textContentType":"emailAddress"},{"id":"pw","textContentType":"password"}]}}
    """#

  @Test("The focus of the contract")
  func contractFocus() throws {
    var email = TextInputTraits()
    email.textContentType = .emailAddress
    var password = TextInputTraits()
    password.textContentType = .password
    var traits = email
    traits.returnKeyType = .next
    let expected = FieldContext(
      id: "email", app: "chromium", domain: "example.com", rect: KeyRect(x: 40, y: 120, width: 400, height: 48),
      traits: traits, text: "",
      form: [FormEntry(id: "email", traits: email), FormEntry(id: "pw", traits: password)])
    #expect(try ControlRequest.parse(Array(Self.contract.utf8)) == .focus(expected))
  }

  @Test(
    "Plain requests",
    arguments: [
      (#"{"text":{"before":"Hello ","after":""}}"#, ControlRequest.text(before: "Hello ", after: "")),
      (#"{"text":{"before":"Hello "}}"#, .text(before: "Hello ", after: "")),
      (#"{"blur":{}}"#, .blur),
      (
        #"{"message":{"text":"747723 is your code.\n\n@example.com #747723"}}"#,
        .message(text: "747723 is your code.\n\n@example.com #747723")
      ),
      (#"{"show":{}}"#, .show),
      (#"{"hide":{"soon":true}}"#, .hide),
      (#"{"session":"end"}"#, .sessionEnd),
      (" {\"status\" : { } }\r", .status),
      (#"{"subscribe":{}}"#, .subscribe),
      (#"{"focus":{}}"#, .focus(FieldContext())),
      (#"{"focus":{"id":null,"domain":null,"rect":null,"traits":null}}"#, .focus(FieldContext())),
      (#"{"focus":{"tab":3,"traits":{"hue":"red"}}}"#, .focus(FieldContext())),
      (
        #"{"focus":{"rect":[-0.5,10.25,20,0.5]}}"#,
        .focus(FieldContext(rect: KeyRect(x: -1, y: 10, width: 21, height: 1)))
      ),
      (
        #"{"focus":{"frames":["https://pay.example:8443/form","HTTP://Shop.example:80","top.example"]}}"#,
        .focus(
          FieldContext(frames: [
            WebOrigin(host: "pay.example", port: 8443), WebOrigin(scheme: "http", host: "shop.example"),
            WebOrigin(host: "top.example"),
          ]))
      ),
      (#"{"focus":{"frames":[]}}"#, .focus(FieldContext())),
      (
        #"{"focus":{"isMultiline":true,"locale":"de_DE","text":"\ud83d\ude00"}}"#,
        .focus(FieldContext(text: "😀", isMultiline: true, locale: "de_DE"))
      ),
    ])
  func plain(line: String, expected: ControlRequest) throws {
    #expect(try ControlRequest.parse(Array(line.utf8)) == expected)
  }

  @Test("Every trait is read by its property's name")
  func traits() throws {
    let line = #"""
      {"focus":{"traits":{"textContentType":"tel","keyboardType":"URL","returnKeyType":"emergencyCall",
      "autocapitalizationType":"allCharacters","autocorrectionType":"no","spellCheckingType":"yes",
      "smartQuotesType":"no","smartDashesType":"yes","smartInsertDeleteType":"no","inlinePredictionType":"yes",
      "mathExpressionCompletionType":"no","writingToolsBehavior":"limited","allowsNumberPadPopover":false,
      "keyboardAppearance":"dark","isSecureTextEntry":true,"enablesReturnKeyAutomatically":true,
      "passwordRules":"required: lower;"}}}
      """#
    #expect(try ControlRequest.parse(Array(line.utf8)) == .focus(FieldContext(traits: Self.allTraits)))
  }

  @Test("A field may ask that its text not be remembered")
  func privacy() throws {
    var traits = TextInputTraits()
    traits.isPrivate = true
    let request = ControlRequest.focus(FieldContext(traits: traits))
    #expect(String(decoding: request.line, as: UTF8.self) == #"{"focus":{"id":"field","traits":{"isPrivate":true}}}"#)
    #expect(try ControlRequest.parse(request.line) == request)
  }

  static let allTraits: TextInputTraits = {
    var traits = TextInputTraits()
    traits.textContentType = .telephoneNumber
    traits.keyboardType = .URL
    traits.returnKeyType = .emergencyCall
    traits.autocapitalizationType = .allCharacters
    traits.autocorrectionType = .no
    traits.spellCheckingType = .yes
    traits.smartQuotesType = .no
    traits.smartDashesType = .yes
    traits.smartInsertDeleteType = .no
    traits.inlinePredictionType = .yes
    traits.mathExpressionCompletionType = .no
    traits.writingToolsBehavior = .limited
    traits.allowsNumberPadPopover = false
    traits.keyboardAppearance = .dark
    traits.isSecureTextEntry = true
    traits.enablesReturnKeyAutomatically = true
    traits.passwordRules = "required: lower;"
    return traits
  }()

  @Test("A content type that nobody knows is kept")
  func unknownContentType() throws {
    let line = #"{"focus":{"traits":{"textContentType":"loyalty-card"}}}"#
    var traits = TextInputTraits()
    traits.textContentType = TextContentType(rawValue: "loyalty-card")
    #expect(try ControlRequest.parse(Array(line.utf8)) == .focus(FieldContext(traits: traits)))
  }

  @Test(
    "Bad requests say where and what",
    arguments: [
      (#"{}"#, "expected an object with one member of focus, text, blur"),
      (#"{"show":{},"hide":{}}"#, "found 2 members"),
      (#"[]"#, "expected an object, found an array"),
      (#"{"focsu":{}}"#, #""focsu" is not known, did you mean focus?"#),
      (#"{"reboot":{}}"#, #""reboot" is not known, expected one of focus, text"#),
      (#"{"show":1}"#, "/show: expected an object, found a number"),
      (#"{"focus":"email"}"#, "/focus: expected an object, found a string"),
      (#"{"focus":{"id":5}}"#, "/focus/id: expected a string, found a number"),
      (#"{"focus":{"isMultiline":"yes"}}"#, "/focus/isMultiline: expected true or false, found a string"),
      (#"{"focus":{"rect":[1,2,3]}}"#, "/focus/rect: expected four numbers: x, y, width, height; found 3"),
      (#"{"focus":{"rect":[1,2,"3",4]}}"#, "/focus/rect/2: expected a number from 0 to 10000000"),
      (#"{"focus":{"rect":[1,2,-3,4]}}"#, "/focus/rect/2: expected a number from 0 to 10000000"),
      (#"{"focus":{"rect":[1,-1e300,3,4]}}"#, "/focus/rect/1: expected a number from -10000000 to 10000000"),
      (#"{"focus":{"rect":{}}}"#, "/focus/rect: expected an array, found an object"),
      (#"{"focus":{"frames":"top.example"}}"#, "/focus/frames: expected an array, found a string"),
      (#"{"focus":{"frames":["a.example",1]}}"#, "/focus/frames/1: expected a string, found a number"),
      (#"{"focus":{"frames":["a.example",""]}}"#, "/focus/frames/1: expected a host or an origin, such as https://"),
      (#"{"focus":{"frames":["a b","a.example"]}}"#, "/focus/frames/0: expected a host or an origin, such as https://"),
      (#"{"focus":{"traits":[]}}"#, "/focus/traits: expected an object, found an array"),
      (
        #"{"focus":{"traits":{"keyboardType":"emailAdress"}}}"#,
        #"/focus/traits/keyboardType: "emailAdress" is not known, did you mean emailAddress?"#
      ),
      (
        #"{"focus":{"traits":{"autocorrectionType":"perhaps"}}}"#,
        #"/focus/traits/autocorrectionType: "perhaps" is not known, expected one of default, no, yes"#
      ),
      (
        #"{"focus":{"traits":{"isSecureTextEntry":1}}}"#,
        "/focus/traits/isSecureTextEntry: expected true or false, found a number"
      ),
      (#"{"focus":{"form":[{"id":"a"},{}]}}"#, "/focus/form/1/id: missing"),
      (#"{"focus":{"form":[{"id":"a"},3]}}"#, "/focus/form/1: expected an object, found a number"),
      (
        #"{"focus":{"form":[{"id":"a","returnKeyType":"Next"}]}}"#,
        #"/focus/form/0/returnKeyType: "Next" is not known, did you mean next?"#
      ),
      (#"{"text":{}}"#, "/text/before: missing"),
      (#"{"text":{"before":"","after":false}}"#, "/text/after: expected a string, found true or false"),
      (#"{"message":{}}"#, "/message/text: missing"),
      (#"{"message":{"text":null}}"#, "/message/text: missing"),
      (#"{"message":{"text":"\u0000"}}"#, "/message/text: U+0000 in a string"),
      (#"{"session":"edn"}"#, #"/session: "edn" is not known, did you mean end?"#),
      (#"{"session":{}}"#, "/session: expected a string, found an object"),
      (#"{"session":null}"#, "/session: expected a string, found null"),
      ("hello", "not JSON at column 1: expected a value"),
      (#"{"show":{}"#, "not JSON at column 11: expected , or }"),
      ("// a comment", "not JSON at column 1: expected a value"),
    ])
  func bad(line: String, says: String) {
    let error = #expect(throws: ControlError.self) { try ControlRequest.parse(Array(line.utf8)) }
    #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
    #expect(error?.status == .data)
  }

  @Test(
    "What is typed or received does not come back in an error",
    arguments: [
      #"{"text":"hunter2"}"#, #"{"text":{"before":["hunter2"]}}"#, #"{"focus":{"text":{"hunter2":1}}}"#,
      #"{"focus":{"isMultiline":"hunter2"}}"#, #"{"text":{"before":"hunter2"#, #"{"text":{"before":hunter2}}"#,
      #"{"text":{"before":"hunter2\q"}}"#, #"{"hunter2":1,"hunter2":2}"#, #"{"message":{"text":'hunter2'}}"#,
    ])
  func secrets(line: String) {
    let error = #expect(throws: ControlError.self) { try ControlRequest.parse(Array(line.utf8)) }
    #expect(error?.description.contains("hunter2") == false)
  }

  @Test("A long unknown word does not come back whole")
  func longWord() {
    let word = String(repeating: "é", count: 10000)
    let error = #expect(throws: ControlError.self) { try ControlRequest.parse(Array(#"{"\#(word)":{}}"#.utf8)) }
    #expect((error?.description.utf8.count ?? .max) < 300)
  }

  @Test("A line of 64 KiB is read, one byte more is refused")
  func length() throws {
    let frame = #"{"message":{"text":""}}"#.utf8.count
    let text = String(repeating: "x", count: 65536 - frame)
    #expect(try ControlRequest.parse(Array(#"{"message":{"text":"\#(text)"}}"#.utf8)) == .message(text: text))
    #expect(throws: ControlError.lineTooLong) {
      try ControlRequest.parse(Array(#"{"message":{"text":"\#(text)x"}}"#.utf8))
    }
  }
}
