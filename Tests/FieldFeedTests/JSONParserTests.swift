import Testing

@testable import FieldFeed

@Suite("JSON is read strictly")
struct JSONParserTests {
  @Test(
    "Values",
    arguments: [
      ("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false)),
      ("0", .number(0)), ("-0.5e+2", .number(-50)), ("12E-1", .number(1.2)),
      (#""""#, .string("")), (#""\"\\\/\b\f\n\r\t\u00e9""#, .string("\"\\/\u{8}\u{c}\n\r\té")),
      (#""\uD83D\uDE00""#, .string("😀")), ("\"ü😀\"", .string("ü😀")),
      ("[ ]", .array([])), ("[1,[2]]", .array([.number(1), .array([.number(2)])])),
      (
        #"{"b":1,"a":{}}"#,
        .object([.init(name: "b", value: .number(1)), .init(name: "a", value: .object([]))])
      ),
    ])
  func values(text: String, expected: JSONValue) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == expected)
    #expect(try JSONParser.parse(Array(expected.text.utf8)) == expected)
  }

  @Test(
    "What is not JSON",
    arguments: [
      "", " ", "nul", "True", "+1", "01", "1.", ".5", "1e", "1e999", "-", "--1", "NaN", "0x1",
      "\"", "\"a", "\"\n\"", #""\x""#, #""\u12""#, #""\u12g4""#, #""\ud83d""#, #""\ud83dx""#, #""\ud83d\u0041""#,
      #""\ude00""#, #""\u0000""#, "\"\u{0}\"", "\u{0}", "{}\u{0}", "'a'",
      "[", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "{", "{1:2}", #"{"a""#, #"{"a":"#, #"{"a":1"#, #"{"a":1,"#,
      #"{"a":1,}"#, #"{"a" 1}"#, #"{"a":1 "b":2}"#, #"{"a":1,"a":2}"#, "{} {}", "1 1", "// a\n1", "\u{feff}1",
    ])
  func bad(text: String) {
    #expect(throws: ControlError.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test(
    "Invalid UTF-8",
    arguments: [[0x22, 0xff, 0x22], [0x22, 0xc3, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22], [0x22, 0xc0, 0x80, 0x22]]
      as [[UInt8]])
  func utf8(bytes: [UInt8]) {
    let error = #expect(throws: ControlError.self) { try JSONParser.parse(bytes) }
    #expect(error?.description == "not UTF-8")
  }

  @Test("Depth is bounded, however deep the line goes")
  func depth() throws {
    let deepest = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    _ = try JSONParser.parse(Array(deepest.utf8))
    for opening in ["[", #"{"a":"#] {
      let line = String(repeating: opening, count: 10000)
      let error = #expect(throws: ControlError.self) { try JSONParser.parse(Array(line.utf8)) }
      #expect(error?.description.contains("more than 32") == true)
    }
  }

  @Test("A damaged line is an error or another request, never a crash")
  func damage() {
    let whole = Array(RequestParsingTests.contract.utf8)
    for end in whole.indices {
      #expect(throws: ControlError.self) { try ControlRequest.parse(Array(whole[..<end])) }
    }
    for index in whole.indices {
      for byte: UInt8 in [0, 0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d, 0x80, 0xff] {
        var damaged = whole
        damaged[index] = byte
        _ = try? ControlRequest.parse(damaged)
      }
    }
  }
}
