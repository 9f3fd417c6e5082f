import Testing

@testable import Forms

@Suite("JSON with comments")
struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONValue {
    try JSONReader.read(Array(text.utf8), takesComments: true)
  }

  private func refusal(_ bytes: [UInt8], takesComments: Bool = true) -> String? {
    do {
      _ = try JSONReader.read(bytes, takesComments: takesComments)
      return nil
    } catch {
      guard case .line(let line, let column) = error.place else { return error.reason }
      return "\(line):\(column): \(error.reason)"
    }
  }

  @Test(
    "Values",
    arguments: [
      ("null", JSONValue.null), ("true", .bool(true)), (" false ", .bool(false)), ("0", .number("0")),
      ("-12.5e+3", .number("-12.5e+3")), ("\"\"", .string("")), ("\"a\\\"\\\\\\/\\n\\t\"", .string("a\"\\/\n\t")),
      ("\"\\u00e9\\uD83D\\uDE00\"", .string("é😀")), ("[]", .array([])),
      ("[1,[2]]", .array([.number("1"), .array([.number("2")])])),
      ("{}", .object([])), ("// one\n/* two **/ 1 // three", .number("1")), ("\u{feff}1", .number("1")),
      ("\"// no comment\"", .string("// no comment")),
      (
        "{\"b\":1,\"a\":2}",
        .object([JSONMember(name: "b", value: .number("1")), JSONMember(name: "a", value: .number("2"))])
      ),
    ])
  func values(text: String, expected: JSONValue) throws {
    #expect(try read(text) == expected)
  }

  @Test(
    "Faults and their places",
    arguments: [
      ("", "1:1: the document ends too early"), ("{", "1:2: expected a name in quotation marks"),
      ("{\"a\":1", "1:7: expected , or } after a member"), ("[1 2]", "1:4: expected , or ] after an element"),
      ("[1,]", "1:4: expected a value"), ("{\"a\":1,}", "1:8: expected a name in quotation marks"),
      ("{\"a\" 1}", "1:6: expected : after a name"), ("{a:1}", "1:2: expected a name in quotation marks"),
      ("{\n \"é\":1,\n \"é\":2}", "3:2: this name stands here twice"), ("\"ab", "1:1: a string without end"),
      ("\"\\", "1:2: a string without end"), ("\"\\x\"", "1:2: not an escape"), ("\"\\u12g4\"", "1:2: not an escape"),
      ("\"\\ud83d\"", "1:2: half a character"), ("\"\\ud83d\\u0041\"", "1:2: half a character"),
      ("\"\\ude00\"", "1:2: half a character"), ("\"a\nb\"", "1:3: a control character in a string"),
      ("01", "1:1: not a number"), ("1.", "1:1: not a number"), ("-", "1:1: not a number"),
      (".5", "1:1: expected a value"),
      ("1e", "1:1: not a number"), ("0x10", "1:1: not a number"), ("+1", "1:1: expected a value"),
      ("NaN", "1:1: expected a value"), ("truth", "1:1: expected a value"),
      ("1 2", "1:3: nothing may follow the document"),
      ("/* a", "1:1: a comment without end"), ("/ 1", "1:1: expected a comment"), ("'a'", "1:1: expected a value"),
    ])
  func faults(text: String, expected: String) {
    #expect(refusal(Array(text.utf8)) == expected)
  }

  @Test("Comments are read where they are wanted only", arguments: ["/* a */ 1", "1 // b", "[1, /**/ 2]"])
  func comments(text: String) {
    #expect(refusal(Array(text.utf8)) == nil)
    #expect(refusal(Array(text.utf8), takesComments: false) != nil)
  }

  @Test("Depth is limited")
  func depth() throws {
    func nest(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)).utf8)
    }
    #expect(refusal(nest(JSONReader.deepest)) == nil)
    #expect(refusal(nest(JSONReader.deepest + 1)) == "1:34: nested deeper than 32")
    #expect(refusal(Array(repeating: UInt8(ascii: "["), count: 1_000_000)) == "1:34: nested deeper than 32")
  }

  @Test("Bytes that are no text are refused, wherever they stand")
  func binary() {
    #expect(refusal([0x22, 0xff, 0x22]) == "1:1: not UTF-8")
    #expect(refusal([0x22, 0xc0, 0x80, 0x22]) == "1:1: not UTF-8")
    #expect(refusal([0x00]) == "1:1: expected a value")
    #expect(refusal([0x7b, 0xff]) == "1:2: expected a name in quotation marks")
    // Every cut of a document, and every change of one of its bytes, is read or refused; none of them stops the reader.
    let document = Array(#"{"a":[1,-2.5e3,"x\u00e9\ud83d\ude00",true,null,{}] /* c */ } // d"#.utf8)
    for cut in document.indices {
      if cut <= 51 { #expect(refusal(Array(document[..<cut])) != nil, "cut at \(cut)") }
      for byte in stride(from: UInt8(0), through: 255, by: 5) {
        var changed = document
        changed[cut] = byte
        _ = refusal(changed)
      }
    }
  }
}
