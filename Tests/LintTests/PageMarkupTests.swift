import Forms
import HTMLForms
import Testing

@Suite("Text that looks like markup")
struct PageMarkupTests {
  private func fields(_ page: String) throws -> [LintField] {
    try HTMLPage.forms(Array(page.utf8), name: "page").flatMap(\.fields)
  }

  @Test(
    "What stands in a text element or in a template is no field",
    arguments: [
      "title", "script", "style", "iframe", "noembed", "noframes", "xmp", "template", "TITLE", "Script", "xMp",
    ])
  func inside(_ name: String) throws {
    for content in [
      "<input type=\"password\" value=\"x\">", "<!-- ", "</x><form>\n<label for=b><input>", "<textarea>", "<p title=\"",
      "</\(name)x <input>", "<div><tr><td><input>",
    ] where name != "template" || !content.hasSuffix("!-- ") && !content.hasSuffix("\"") && !content.hasSuffix("ea>") {
      let page = "<body><p><\(name) class=\"a>b\">\(content)</\(name) >\n<label>City <input id=b></label>"
      let fields = try fields(page)
      #expect(fields.map(\.path) == ["input#b"], "\(page)")
      #expect(fields.first?.field.label == "City", "\(page)")
      #expect(fields.first?.line == (content.contains("\n") ? 3 : 2), "\(page)")
    }
  }

  @Test("A textarea holds what looks like tags as its text")
  func textarea() throws {
    let fields = try fields(
      "<textarea name=c><input type=\"password\" value=\"x\"> &lt;</b> <!--</textarea><input id=d></textarea>")
    #expect(fields.map(\.path) == ["textarea[name=c]", "input#d"])
    #expect(fields.first?.field.text == "<input type=\"password\" value=\"x\"> <</b> <!--")
  }

  @Test("After plaintext comes nothing but text")
  func plaintext() throws {
    #expect(try fields("<input id=a><plaintext></plaintext><input id=b>").map(\.path) == ["input#a"])
  }

  @Test("Templates stand in each other, and their ids and labels are not the page's")
  func templates() throws {
    let page = "<template><template><input></template><input><p id=l>No</p><label for=b>No</label></template>"
    let fields = try fields(page + "<label for=b>Yes</label><input id=b><input id=c aria-labelledby=l>")
    #expect(fields.map(\.field.label) == ["Yes", nil])
  }

  @Test(
    "Tags that end themselves, and what is no tag, open nothing",
    arguments: [
      "<svg><title/><style /></svg>", "<script src=\"a\"/>", "<!-- <textarea> -->", "<titles>", "<? <textarea> ?>",
      "<p></p class='<textarea'>", "<p title='<textarea>'>", "<template/>", "< textarea>",
    ])
  func outside(_ page: String) throws {
    let fields = try fields(page + "<input id=a>")
    #expect(fields.map(\.path) == ["input#a"], "\(fields.map(\.path))")
  }

  @Test("A slash at the end of a bare value does not end the tag")
  func slash() throws {
    #expect(try fields("<iframe src=a/><input></iframe><input id=b>").map(\.path) == ["input#b"])
  }
}
