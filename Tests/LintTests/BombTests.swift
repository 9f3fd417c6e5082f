import Forms
import HTMLForms
import Testing

/// Pages and forms that were made to keep the reader busy. Sizes are fixed; nothing here looks at a clock.
@Suite("Bad input")
struct BombTests {
  private func refusal(_ bytes: [UInt8]) -> String? {
    do {
      _ = try HTMLPage.forms(bytes, name: "page").map { Linter.findings($0) }
      return nil
    } catch {
      return error.description
    }
  }

  private func refusal(_ text: String) -> String? { refusal(Array(text.utf8)) }

  @Test("Elements may nest only so deep")
  func depth() {
    #expect(refusal(String(repeating: "<div>", count: 20_000)) == "page:1: elements nest deeper than 256")
    #expect(refusal(String(repeating: "<b>\n", count: 20_000) + String(repeating: "</i>", count: 5000)) != nil)
  }

  @Test("An element may have only so many attributes", arguments: [" ", "\n", "/", "=\"x\"", "='x' ", "\t= y\t"])
  func attributes(_ separator: String) {
    let many = (0..<5000).map { "a\($0)\(separator)" }.joined()
    #expect(refusal("<p>\n<input " + many + ">")?.hasSuffix("an element has more than 128 attributes") == true)
    #expect(refusal("<script>if (a<b \(many) ) {}</script><!-- <b \(many) --> <style>a<b \(many)</style>") == nil)
  }

  @Test("Ten mebibytes are refused, two are read")
  func size() {
    #expect(refusal(String(repeating: "x", count: 10 << 20)) == "page: larger than 2097152 bytes")
    #expect(refusal("<p>" + String(repeating: "x ", count: (2 << 19) - 10)) == nil)
  }

  @Test("A page may have only so many mistakes", arguments: ["</i>\n", "&\n", "<p =>\n"])
  func mistakes(_ mistake: String) {
    let said = refusal("<b>" + String(repeating: mistake, count: 60_000))
    #expect(said?.hasPrefix("page:") == true && said?.hasSuffix(": more than 50000 mistakes in its HTML") == true)
  }

  @Test("A page may have only so many inputs")
  func inputs() throws {
    #expect(refusal(String(repeating: "<input>\n", count: 5000)) == "page:1001: more than 1000 inputs")
    let all = try HTMLPage.forms(
      Array(String(repeating: "<label>E-mail<input type=email></label>", count: 1000).utf8), name: "page")
    #expect(all.first?.fields.count == 1000)
    #expect(!Linter.findings(all[0]).isEmpty)
  }

  @Test(
    "Whatever the bytes are, there is an end",
    arguments: [
      "<", "<!", "<!--", "<input", "<input a=\"", "<input a='", "</", "<![CDATA[", "<?php", "&", "&#", "&#x110000;",
      "&#0;",
      "<input value=&#x0;>", "<label><label><input></label>", "<form><form><input></form>", "<textarea>", "<script>",
      "<style><input>", "<select><input>", "<table><input>", "<svg><input></svg>", "<input id= name= >", "<label for>",
      "<input form=x>", "<input maxlength=99999999999999999999 size=-1 tabindex=x>", "<input\0type=\"te\0xt\">",
      "<!DOCTYPE html [<!ENTITY a \"&b;&b;\"><!ENTITY b \"&a;&a;\">]><input value=&a;>",
      "<!DOCTYPE html SYSTEM \"file:///etc/passwd\"><input value=&x;>",
      "<input aria-labelledby=\"a a a a\"><p id=a>x</p>",
      "<INPUT TYPE=PASSWORD VALUE=x>",
    ])
  func fragments(_ page: String) {
    for count in [1, 2, 1000] {
      _ = refusal(String(repeating: page, count: count))
      _ = refusal(Array(String(repeating: page, count: count).utf8) + [0xff, 0xfe, 0x00, 0x80, 0xc3])
    }
  }

  @Test("Large quotations, entities and labels are read once")
  func large() {
    let size = 1 << 18
    #expect(refusal("<input value=\"" + String(repeating: "'\"", count: size / 2) + ">") == nil)
    #expect(refusal(String(repeating: "&amp;&lt;&nosuch;", count: size / 17)) == nil)
    #expect(refusal("<label>" + String(repeating: "<b>x</b>", count: size / 8) + "<input></label>") == nil)
    #expect(refusal(String(repeating: "<p id=a>x", count: size / 9)) == nil)
    #expect(refusal(String(repeating: "</b>", count: size / 4)) == nil)
    #expect(refusal("<input placeholder=\"" + String(repeating: "\u{301}", count: size / 2) + "\">") == nil)
    #expect(refusal("<input passwordrules=\"" + String(repeating: "[", count: size) + "\">") == nil)
    #expect(refusal([UInt8](repeating: 0, count: size)) == nil)
    #expect(refusal([UInt8](repeating: 0xff, count: size)) == nil)
    #expect(refusal([UInt8](repeating: UInt8(ascii: "<"), count: size)) == nil)
  }

  @Test("A form's long texts are looked at no further than they can matter")
  func forms() throws {
    let long = String(repeating: "e\u{301}", count: 100_000)
    let found = try Sample.findings(["\"label\":\"\(long)\",\"placeholder\":\"\(long)\",\"text\":\"\(long)\""])
    #expect(found.allSatisfy { $0.message.utf8.count < 300 })
  }
}
