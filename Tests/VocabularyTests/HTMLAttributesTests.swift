import KeyboardCore
import Testing

@Suite("HTML's attributes")
struct HTMLAttributesTests {
  @Test(
    "Values are read in every spelling",
    arguments: [
      "type=\"email\"", "type='email'", "type=email", "TYPE = email", "type\n=\n\"email\"", "  type=email  ",
      "<input type=email>", "<input type=email", "<INPUT TYPE=email />", "<input/type=email>",
      "<input type=\"email\"id=x>", "input type=email", "a='>' type=email", "title='say \"hi\"' type=email",
      "title=\"it's\" type='email'", "x=y=z type=email", "<input =x type=email>", "<input\u{c}type=email>",
      "type=&#101;mail", "type=&#x65;mail", "type=\"&#X65;mail\"",
    ])
  func spellings(text: String) throws {
    let attributes = try HTMLAttributes.parse(text)
    #expect(attributes["type"] == "email")
  }

  @Test(
    "Character references are read as in a browser",
    arguments: [
      ("a&amp;b", "a&b"), ("a&ampb", "a&ampb"), ("a&amp=b", "a&amp=b"), ("a&amp", "a&"), ("&quot;&apos;", "\"'"),
      ("&lt;&gt", "<>"), ("&#92;d*", "\\d*"), ("&#x5C;d*", "\\d*"), ("&bsol;d&ast;", "\\d*"),
      ("&lsqb;0-9&rsqb;&ast;", "[0-9]*"),
      ("&#64", "@"), ("&commat;", "@"), ("&#0;", "\u{fffd}"), ("&#xD800;", "\u{fffd}"), ("&#x110000;", "\u{fffd}"),
      ("&#99999999999999999999;", "\u{fffd}"), ("&#128;", "€"), ("&#;", "&#;"), ("&#x;", "&#x;"), ("&nope;", "&nope;"),
      ("&", "&"), ("&;", "&;"), ("a & b", "a & b"), ("&nbsp;", "\u{a0}"), ("\u{0}", "\u{fffd}"),
    ])
  func references(value: String, expected: String) throws {
    #expect(try HTMLAttributes.parse("pattern=\"\(value)\"")["pattern"] == expected)
  }

  @Test("The first of equal names counts, and an attribute may have no value")
  func duplicates() throws {
    let attributes = try HTMLAttributes.parse("type=email TYPE=tel readonly type=url maxlength= 5 pattern=")
    #expect(attributes["type"] == "email")
    #expect(attributes["readonly"] == "")
    #expect(attributes["maxlength"] == "5")
    #expect(attributes["pattern"] == "")
    #expect(attributes["disabled"] == nil)
    #expect(attributes.repeated == ["type"])
  }

  @Test("Quotation marks of the other kind do not end a value; marks in unquoted values belong to it")
  func nestedQuotes() throws {
    #expect(try HTMLAttributes.parse("pattern=\"'\\d*'\" type=tel")["pattern"] == "'\\d*'")
    #expect(try HTMLAttributes.parse("pattern='\"[0-9]*\"' type=tel")["type"] == "tel")
    #expect(try HTMLAttributes.parse("type=em\"ail")["type"] == "em\"ail")
    #expect(try HTMLAttributes.parse("type=\"em\"ail\" maxlength=5\"")["type"] == "em")
  }

  @Test(
    "What is not closed is refused", arguments: ["type=\"email", "type='email", "<input type=\"email>", "a='\" type=x"])
  func unclosed(text: String) {
    #expect(throws: VocabularyError.self) { try HTMLAttributes.parse(text) }
  }

  @Test("The first field of a text is read, with the action of its form")
  func tags() throws {
    let text = """
      <!-- <input type=tel> --><!DOCTYPE html><form action="/find" method=get><label for=q>Find</label>
      <input type=search name=q><textarea></textarea></form>
      """
    let attributes = try HTMLAttributes.parse(text)
    #expect(attributes.element == "input")
    #expect(attributes["type"] == "search")
    #expect(attributes.formAction == "/find")
    #expect(try HTMLAttributes.parse("<div contenteditable=true>").element == "div")
    #expect(try HTMLAttributes.parse("textarea maxlength=5").element == "textarea")
    #expect(try HTMLAttributes.parse("").element == nil)
  }

  @Test(
    "A tag that is no field is refused",
    arguments: [
      ("<imput type=tel>", "did you mean <input>?"), ("<div>", "<div> is no field"),
      ("<select>", "<select> is no field"),
      ("<", "there is no tag of a field"), ("<!-- <input> ", "there is no tag of a field"), ("</input>", "no tag"),
    ])
  func noField(text: String, says: String) {
    let error = #expect(throws: VocabularyError.self) { try HTMLAttributes.parse(text) }
    #expect(error?.reason.contains(says) == true)
  }

  @Test("Attributes that another reader has read come to the same")
  func given() {
    let attributes = HTMLAttributes(
      element: "INPUT", attributes: [("TYPE", "email"), ("type", "tel"), ("name", "x")], formAction: "/go")
    #expect(attributes.element == "input")
    #expect(attributes["type"] == "email")
    #expect(attributes.repeated == ["type"])
    #expect(HTMLField(attributes).control == .input(.email))
  }

  @Test(
    "A mebibyte of anything is read or refused",
    arguments: [
      "a ", "type=email ", "a=\"&amp;\" ", "=", "'", "\"", "<", "<a ", "<!--", "&", "&#1", "/", "\u{0}", "a='\"' ", "é",
      "\u{301}",
    ])
  func large(piece: String) {
    for head in ["", "<input type=\""] {
      let text = head + String(repeating: piece, count: (1 << 20) / piece.utf8.count)
      if let attributes = try? HTMLAttributes.parse(text) { _ = HTMLField(attributes).reading }
    }
  }
}
