import KeyboardCore
import Testing

@testable import FieldFeed

@Suite("Requests are written as lines")
struct RequestLineTests {
  @Test(
    "What is written",
    arguments: [
      (ControlRequest.blur, #"{"blur":{}}"#),
      (.show, #"{"show":{}}"#),
      (.hide, #"{"hide":{}}"#),
      (.status, #"{"status":{}}"#),
      (.subscribe, #"{"subscribe":{}}"#),
      (.sessionEnd, #"{"session":"end"}"#),
      (.text(before: "a\"\\/\n\u{1}", after: "ü😀"), #"{"text":{"after":"ü😀","before":"a\"\\/\n\u0001"}}"#),
      (.message(text: "12\r\n34\t\u{7f}"), "{\"message\":{\"text\":\"12\\r\\n34\\t\u{7f}\"}}"),
      (.focus(FieldContext()), #"{"focus":{"id":"field"}}"#),
    ])
  func lines(request: ControlRequest, line: String) throws {
    #expect(String(decoding: request.line, as: UTF8.self) == line)
    #expect(try ControlRequest.parse(request.line) == request)
  }

  @Test("A focus is written with its members sorted by name and reads the same")
  func focus() throws {
    let context = FieldContext(
      id: "email", app: "chromium", domain: "example.com",
      frames: [WebOrigin(host: "pay.example", port: 8443), WebOrigin(scheme: "http", host: "example.com")],
      rect: KeyRect(x: -4, y: 120, width: 400, height: 48),
      traits: RequestParsingTests.allTraits, text: "kim",
      form: [FormEntry(id: "email", traits: RequestParsingTests.allTraits), FormEntry(id: "note")],
      isMultiline: true, locale: "de_DE")
    let request = ControlRequest.focus(context)
    #expect(try ControlRequest.parse(request.line) == request)
    let traits = #"""
      "allowsNumberPadPopover":false,"autocapitalizationType":"allCharacters","autocorrectionType":"no",
      "enablesReturnKeyAutomatically":true,
      """#
    let head = #"""
      {"focus":{"app":"chromium","domain":"example.com","form":[{\#(traits)"id":"email","inlinePredictionType":"yes",
      """#
    let tail = #"""
      "textContentType":"telephoneNumber","writingToolsBehavior":"limited"},{"id":"note"}],
      "frames":["https://pay.example:8443","http://example.com"],"id":"email","isMultiline":true,"locale":"de_DE",
      "rect":[-4,120,400,48],"text":"kim","traits":{\#(traits)
      """#
    let line = String(decoding: request.line, as: UTF8.self)
    #expect(line.hasPrefix(head.filter { $0 != "\n" }))
    #expect(line.contains(tail.filter { $0 != "\n" }))
  }

  @Test(
    "Replies",
    arguments: [
      (ControlReply.ok, #"{"ok":true}"#),
      (.error("no “such”\nfield"), #"{"error":"no “such”\nfield"}"#),
      (.json(#"{"shown":true}"#), #"{"shown":true}"#),
    ])
  func replies(reply: ControlReply, line: String) {
    #expect(reply.line == line)
    #expect(ControlReply(line: Array(line.utf8)) == reply)
  }

  @Test("What is no reply of ours is kept", arguments: ["garbage", #"{"ok":false}"#, #"{"error":3}"#, "[]"])
  func strangeReplies(line: String) {
    #expect(ControlReply(line: Array(line.utf8)) == .json(line))
  }

  @Test("Notices")
  func notices() {
    let rect = KeyRect(x: 0, y: 198, width: 800, height: 282)
    #expect(ControlNotice.shown(true, rect: rect).line == #"{"rect":[0,198,800,282],"shown":true}"#)
    #expect(ControlNotice.layout("phone-pad").line == #"{"layout":"phone-pad"}"#)
  }
}
