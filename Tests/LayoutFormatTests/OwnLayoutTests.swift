import KeyboardCore
import Testing

@testable import LayoutFormat

/// What stands on the keys of our own layouts and what they do.
struct OwnLayoutTests {
  struct Expected: Sendable, CustomTestStringConvertible {
    var layout: String
    var key: String
    var role: KeyRole
    var output = ""
    var shifted: String?
    var label: String
    var hint = ""
    var plane: String?

    var testDescription: String { "\(layout) \(key)" }
  }

  @Test(arguments: [
    Expected(layout: "en-US", key: "q", role: .character, output: "q", shifted: "Q", label: "q"),
    Expected(layout: "en-US", key: "space", role: .space, output: " ", label: "space"),
    Expected(layout: "en-US", key: "shift", role: .shift, label: ""),
    Expected(layout: "en-US", key: "delete", role: .delete, label: ""),
    Expected(layout: "en-US", key: "return", role: .return, label: "return"),
    Expected(layout: "en-US", key: "to-numbers", role: .plane, label: "123", plane: "numbers"),
    Expected(layout: "en-US", key: "back-to-numbers", role: .plane, label: "123", plane: "numbers"),
    Expected(layout: "en-US", key: "to-symbols", role: .plane, label: "#+=", plane: "symbols"),
    Expected(layout: "en-US", key: "to-letters", role: .plane, label: "ABC", plane: "letters"),
    Expected(layout: "en-US", key: "backslash", role: .character, output: "\\", label: "\\"),
    Expected(layout: "en-US", key: "double-quote", role: .character, output: "\"", label: "\""),
    Expected(layout: "number-pad", key: "2", role: .character, output: "2", label: "2", hint: "ABC"),
    Expected(layout: "number-pad", key: "1", role: .character, output: "1", label: "1"),
    Expected(layout: "number-pad", key: "blank", role: .blank, label: ""),
    Expected(layout: "decimal-pad", key: "separator", role: .separator, output: ".", label: "."),
    Expected(layout: "phone-pad", key: "to-symbols", role: .plane, label: "+*#", plane: "symbols"),
    Expected(layout: "phone-pad", key: "to-digits", role: .plane, label: "123", plane: "digits"),
    Expected(layout: "phone-pad", key: "pause", role: .character, output: ",", label: "pause"),
    Expected(layout: "phone-pad", key: "wait", role: .character, output: ";", label: "wait"),
    Expected(layout: "phone-pad", key: "plus", role: .character, output: "+", label: "+"),
  ])
  func key(_ expected: Expected) throws {
    let key = try #require(try SourceTree.layout(expected.layout).key(expected.key))
    #expect(key.role == expected.role)
    #expect(key.output == expected.output)
    #expect(key.shiftedOutput == expected.shifted ?? expected.output)
    #expect(key.label == expected.label)
    #expect(key.shiftedLabel == expected.shifted ?? expected.label)
    #expect(key.hint == expected.hint)
    #expect(key.plane == expected.plane)
    #expect(!key.isGap)
  }

  @Test(arguments: [
    ("en-US", Layout.Kind.letters, "en-US", ["letters", "numbers", "symbols", "pad"]),
    ("number-pad", .pad, "und", ["digits"]),
    ("decimal-pad", .pad, "und", ["digits"]),
    ("phone-pad", .pad, "und", ["digits", "symbols"]),
  ])
  func planes(id: String, kind: Layout.Kind, locale: String, planes: [String]) throws {
    let layout = try SourceTree.layout(id)
    #expect(layout.kind == kind)
    #expect(layout.locale == locale)
    #expect(layout.planes.map(\.id) == planes)
  }

  @Test func onlyNumbersAndPunctuationOpensOnNumbers() throws {
    let layout = try SourceTree.layout("en-US")
    for type in KeyboardType.allCases {
      #expect(layout.openingPlane(for: type) == (type == .numbersAndPunctuation ? "numbers" : "letters"))
    }
  }

  /// At 390 points, where a standard key and its gap take 39: the caps that were measured, within half a point.
  @Test(arguments: [("shift", 44.0), ("delete", 44), ("comma", 48.33), ("return", 91.33), ("q", 33)])
  func capsAreAsWideAsMeasured(id: String, points: Double) throws {
    let key = try #require(try SourceTree.layout("en-US").key(id))
    #expect(abs(Double(key.width) / 1000 * 39 - 6 - points) < 0.5)
  }

  /// `.`, `/` and `.com` share the room between 123 and return equally.
  @Test func urlKeysStretchAlike() throws {
    let letters = try #require(try SourceTree.layout("en-US").planes(for: .URL).first)
    let row = try #require(letters.rows.last).filter { $0.role != .globe }
    #expect(row.map(\.stretches) == [false, true, true, true, false])
    #expect(Set(row[1...3].map(\.width)) == [1000])
  }
}
