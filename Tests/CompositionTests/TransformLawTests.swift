import KeyboardCore
import TestSupport
import Testing

@testable import LayoutFormat

/// What holds for any typing.
struct TransformLawTests {
  private static let rules = """
    <transforms type='simple'>
    <transformGroup><transform from='(?:a|b){1,9}x' to='é'/><transform from='\\m{m}([ae])' to='$1\\u{302}'/>
    <transform from='e\\u{301}k' to='\\m{m}'/><transform from='(.)(.)r' to='$2\\u{323}$1'/></transformGroup>
    <transformGroup><reorder from='\\u{323}' order='10'/><reorder from='t' order='-1'/></transformGroup></transforms>
    <transforms type='backspace'><transformGroup><transform from='bb' to='\\m{m}b'/></transformGroup></transforms>
    """
  private static let keys = [
    "a", "b", "x", "e", "k", "r", "t", "é", "\u{301}", "\u{302}", "\u{323}", "ক", "\u{9CB}", "각", "ㄱ", "👩‍👩‍👧", " ",
    "\u{FFFF}m\u{FFFF}", "\u{FFFF}other\u{FFFF}", "ab", "\n",
  ]

  /// The field may have a text that is not composed; for the reader of a text it is the same.
  private static func decomposed(_ text: String) -> [ContextUnit] {
    var units = text.unicodeScalars.map { ContextUnit($0) }
    TransformNormalization.unicode.decompose(&units)
    return units
  }

  /// The field, by the edits alone, ends with what the composer takes for the text before the cursor.
  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func editsMakeTheComposersText(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var composer = TextComposer(try transforms(Self.rules))
    var field = ""
    for turn in 0..<600 {
      switch random.next() % 16 {
      case 0...3: field.apply(composer.deleteBackward())
      case 4 where seed.isMultiple(of: 2):
        field = "Zürich e\u{301}"
        composer.reset(context: field)
      default: field.apply(composer.insert(Self.keys[Int(random.next() % UInt64(Self.keys.count))]))
      }
      let text = Self.decomposed(composer.text)
      let end = Self.decomposed(field).suffix(text.count)
      #expect(end.elementsEqual(text), "turn \(turn)")
      #expect(composer.text.unicodeScalars.count <= TextComposer.contextLimit)
      guard end.elementsEqual(text) else { return }
    }
  }

  @Test func whatNoTransformTouchesIsTypedAsItIs() throws {
    var composer = TextComposer(try transforms(Self.rules))
    composer.reset(context: "Ca e\u{301}")
    for letter in ["q", "u", " ", "ক", "\u{9BF}"] { #expect(composer.insert(letter) == TextEdit(inserts: letter)) }
  }

  /// Nested repeats that take a backtracking matcher longer than anybody lives.
  @Test func noPatternHangs() throws {
    let list = try transforms(
      simple("<transform from='(?:(?:(?:a?){1,9}){1,9}b?){1,9}c' to='x'/><transform from='(?:a{0,9}){9,9}d' to='y'/>"))
    var composer = TextComposer(list)
    // Tried in every way, these would take longer than anybody lives.
    for _ in 0..<200 { _ = composer.insert("a") }
    #expect(composer.insert("ec").inserts == "ex")
    #expect(composer.insert("ed").inserts == "ey")
  }

  @Test func groupsDoNotGrowATextWithoutEnd() throws {
    let group = "<transformGroup><transform from='a' to='aaaaaaaaaaaaaaaaaaaa'/></transformGroup>"
    let list = try transforms(
      "<transforms type='simple'>" + String(repeating: group, count: 200) + "</transforms>")
    var composer = TextComposer(list)
    let edit = composer.insert("a")
    #expect(edit.inserts.count > 20 && edit.inserts.count < 600)
  }

  @Test func multiTapTakesBackWhatTheLastTapMade() throws {
    var composer = TextComposer(try transforms(simple("<transform from='ab' to='X'/>")))
    var field = ""
    for edit in [composer.insert("a"), composer.insert("b"), composer.replace(characters: 1, with: "c")] {
      field.apply(edit)
    }
    #expect(field == "ac")
    field.apply(composer.replace(characters: 2, with: "ab"))
    #expect(field == "X")
  }
}
