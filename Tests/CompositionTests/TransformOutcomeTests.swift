import KeyboardCore
import LayoutFormat
import Testing

/// What transforms can make of a key, whatever is typed around it.
struct TransformOutcomeTests {
  @Test(arguments: [
    ("<transform from='ka' to='か'/><transform from='a' to='あ'/>", "k", ["k", "か"]),
    ("<transform from='ka' to='か'/><transform from='a' to='あ'/>", "a", ["あ", "か"]),
    ("<transform from='ka' to='か'/>", "x", ["x"]),
    ("<transform from='aa' to='â'/><transform from='âs' to='ấ'/>", "s", ["s", "ấ"]),
    // What is kept of what was found is no result.
    ("<transform from='(k)k' to='っ$1'/>", "k", ["k", "っ"]),
    ("<transform from='[j-l]x?a' to='!'/>", "k", ["k", "!"]),
    (#"<transform from="\m{k}ka" to="カ"/><transform from="ka" to="か"/>"#, "k", ["k", "か"]),
    (#"<transform from="\m{k}ka" to="カ"/><transform from="ka" to="か"/>"#, "\u{FFFF}k\u{FFFF}k", ["k", "カ"]),
    (#"<transform from="\m{k}a" to="á"/>"#, "\u{FFFF}k\u{FFFF}", ["á"]),
  ])
  func oneGroup(rules: String, key: String, outcomes: [String]) throws {
    #expect(try transforms(simple(rules)).outcomes(of: key) == outcomes)
  }

  @Test func everyItemOfAMappedSetIsOne() throws {
    let list = try transforms(
      simple(
        "<transform from='!($[upper])' to='&lt;$[1:lower]'/>",
        variables: "<set id='upper' value='A B'/><set id='lower' value='a b'/>"))
    #expect(list.outcomes(of: "A") == ["A", "<a", "<b"])
  }

  /// What does not come into the field has not been typed.
  @Test func takesBackWhatWasComposedLast() throws {
    let rules = try transforms(simple("<transform from='ka' to='か'/><transform from='ki' to='き'/>"))
    var composer = TextComposer(rules)
    _ = composer.insert("k")
    #expect(composer.insert("a") == TextEdit(deletes: 1, inserts: "か"))
    composer.takeBack()
    #expect(composer.insert("i") == TextEdit(deletes: 1, inserts: "き"))
    composer.takeBack()
    #expect(composer.deleteBackward() == TextEdit(deletes: 1))
    composer.takeBack()
    #expect(composer.text == "k")
    // Once only: further back nothing is known.
    composer.takeBack()
    #expect(composer.text == "")
  }
}
