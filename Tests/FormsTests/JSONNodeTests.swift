import Testing

@testable import Forms

@Suite("Values of JSON and their places")
struct JSONNodeTests {
  private func node(_ text: String, isPrivate: Bool = false) throws(JSONError) -> JSONNode {
    JSONNode(try JSONReader.read(Array(text.utf8), takesComments: false), isPrivate: isPrivate)
  }

  /// The place and the reason that reading throws; nil where it throws nothing.
  private func refusal(_ read: () throws -> Void) -> String? {
    do {
      try read()
    } catch let error as JSONError {
      guard case .path(let path) = error.place else { return error.reason }
      return "\(path): \(error.reason)"
    } catch {
      return "\(error)"
    }
    return nil
  }

  @Test("Whole numbers, however they are spelt", arguments: ["10", "10.0", "1e1", "1E+1", "100e-1"])
  func whole(text: String) throws {
    #expect(try node(text).whole(0...20) == 10)
  }

  @Test(
    "What is no whole number, or too large a one",
    arguments: [
      "1.5", "1e-3", "1e999", "-1e999", "1e308", "99999999999999999999", "-0.5", "21", "-1", "null", "\"1\"", "[1]",
      "1" + String(repeating: "0", count: 100_000),
    ])
  func notWhole(text: String) {
    let said = refusal { _ = try node(text).whole(0...20) }
    #expect(said?.hasPrefix(": expected a whole number") == true)
    #expect((said?.utf8.count ?? .max) < 120)
  }

  @Test("Members by name: null is absence, a place is a JSON pointer")
  func members() throws {
    let object = try node(#"{"b":{"x/y~":[true]},"a":null}"#)
    #expect(try object.member("a") == nil && object.member("c") == nil)
    #expect(try object.members().map(\.name) == ["b", "a"])
    let element = try #require(try object.required("b").required("x/y~").elements().first)
    #expect(element.path == "/b/x~1y~0/0")
    #expect(try element.bool())
    #expect(refusal { _ = try object.required("a") } == "/a: missing")
    #expect(refusal { _ = try element.member("d") } == "/b/x~1y~0/0: expected an object, found true")
  }

  @Test("A string with U+0000 is refused")
  func nul() {
    #expect(refusal { _ = try node(#""a\u0000b""#).string() } == ": U+0000 in a string")
  }

  @Test(
    "A private document's values stay out of errors",
    arguments: [
      (#""hunter2""#, "\"hunter2\"", "a string"), ("747723", "747723", "a number"),
      ("null", "null", "null"), ("[7]", "an array", "an array"), ("{}", "an object", "an object"),
    ])
  func privacy(text: String, open: String, hidden: String) {
    #expect(refusal { _ = try node(text).bool() } == ": expected true or false, found \(open)")
    #expect(refusal { _ = try node(text, isPrivate: true).bool() } == ": expected true or false, found \(hidden)")
  }
}
