import KeyboardCore
import TestSupport
import Testing

@testable import LayoutFormat

/// What nobody would write on purpose: an error with its place, from the reader and from the checker.
struct BadInputTests {
  private static func bigKeyboard(keys: Int) -> String {
    let defined = (0..<keys).map { "<key id='k\($0)' output='x'/>\n" }.joined()
    let rows = stride(from: 0, to: keys, by: 10).map { first in
      "<row keys='\((first..<min(first + 10, keys)).map { "k\($0)" }.joined(separator: " "))'/>\n"
    }
    let layers = stride(from: 0, to: rows.count, by: 40).map { first in
      "<layer id='l\(first)'>\(rows[first..<min(first + 40, rows.count)].joined())</layer>\n"
    }
    return """
      <keyboard3 locale="en" conformsTo="45"><info name="Big"/><keys>\(defined)</keys>
      <layers formId="touch">\(layers.joined())</layers></keyboard3>
      """
  }

  private static func nonsense() -> String {
    var dice = SeededRandom(seed: 7)
    return String(
      decoding: (0..<1_000_000).map { _ in UInt8.random(in: 32...126, using: &dice) }, as: UTF8.self)
  }

  private static let inputs: [(name: String, text: String, reason: String)] = [
    ("10,000 keys", bigKeyboard(keys: 10_000), "more than 8000 elements"),
    (
      "10,000 keys in one row", keyboard(row: String(repeating: "a ", count: 10_000)),
      "more than 500 keys in a row"
    ),
    (
      "4,500 keys in rows",
      keyboard(
        "<layers formId='touch' minDeviceWidth='9'>"
          + (1...9).map { "<layer id='l\($0)'><row keys='\(String(repeating: "a ", count: 500))'/></layer>" }.joined()
          + "</layers>"), "more than 4000 keys in all planes"
    ),
    ("no rows", keyboard().replacing("<row keys=\"a b\"/>", with: ""), "a layer without a row"),
    (
      "no layers", keyboard().replacing("<layer id=\"base\"><row keys=\"a b\"/></layer>", with: ""),
      "a keyboard for touch without a layer"
    ),
    (
      "an import that imports itself", keyboard("<keys><import path='circle.xml'/></keys>"),
      "\"circle.xml\" imports itself"
    ),
    (
      "an import that is not there", keyboard("<keys><import path='nowhere.xml'/></keys>"),
      "cannot find the import \"nowhere.xml\""
    ),
    ("1 MiB of nonsense", nonsense(), "not well-formed XML: syntax error"),
    (
      "1 MiB of one attribute",
      keyboard("<keys><key id='\(String(repeating: "k", count: 1_000_000))' output='x'/></keys>"),
      "a name of more than 128 bytes"
    ),
    (
      "a text without end", keyboard("<keys><key id='k' output='\(String(repeating: "k", count: 1_000_000))'/></keys>"),
      "a text of more than 256 characters"
    ),
    (
      "100,000 elements in each other", keyboard(String(repeating: "<keys>", count: 100_000)),
      "elements nest too deeply"
    ),
    (
      "17 forms",
      keyboard(
        (1...17).map { "<layers formId='touch' minDeviceWidth='\($0)'><layer id='l'><row keys='a'/></layer></layers>" }
          .joined()), "more than 16 touch forms"
    ),
    (
      "65 layers",
      keyboard(
        "<layers formId='touch' minDeviceWidth='9'>"
          + (1...65).map { "<layer id='l\($0)'><row keys='a'/></layer>" }.joined() + "</layers>"),
      "more than 64 layers in a form"
    ),
  ]

  @Test(arguments: inputs.map(\.name)) func isAnErrorWithItsPlace(name: String) throws {
    let input = try #require(Self.inputs.first { $0.name == name })
    let imports = ["circle.xml": "<keys><import path='circle.xml'/></keys>"]
    let error = #expect(throws: LayoutError.self) { try read(input.text, imports: imports) }
    #expect(error?.reason == input.reason)
    #expect((error?.line ?? 0) >= 1 && (error?.column ?? 0) >= 1)
    let found = LayoutChecker.findings(
      Array(input.text.utf8), name: "test.xml", id: "test", imports: { path, _ in imports[path].map { Array($0.utf8) } }
    )
    #expect(found.contains { $0.severity == .error })
  }

  /// An import is a few bytes, and what it stands for is counted each time.
  @Test func manyImportsOfALargeFile() {
    let large = "<layers>" + (0..<50).map { "<layer id='l\($0)'><row keys='a'/></layer>" }.joined() + "</layers>"
    let forms = (1...400).map { _ in "<layers formId='us'><import path='large.xml'/></layers>" }.joined()
    let error = #expect(throws: LayoutError.self) { try read(keyboard(forms), imports: ["large.xml": large]) }
    #expect(error?.reason == "more than 8000 elements with all imports")
  }
}
