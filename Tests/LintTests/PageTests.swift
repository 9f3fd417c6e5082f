import Forms
import HTMLForms
import Testing

@Suite("Guidance for pages")
struct PageTests {
  /// Inputs of one form, and what is found in the last of them; nothing but infos in the good ones.
  struct Example: CustomTestStringConvertible {
    var rule: String
    var bad: String
    var says: String
    var good: String

    init(_ rule: String, bad: String, says: String, good: String) {
      self.rule = rule
      self.bad = bad
      self.says = says
      self.good = good
    }

    var testDescription: String { "\(rule) \(bad)" }
  }

  static let examples: [Example] = [
    Example(
      "TF1", bad: "<label>Comments <input></label>", says: "write <textarea>",
      good: "<label>Comments <textarea></textarea></label>"),
    Example(
      "TF2", bad: "<input name=a>", says: "write <label>",
      good: "<label>City <input autocomplete=address-level2></label>"),
    Example(
      "TF3", bad: "<input placeholder=City autocomplete=address-level2>", says: "write <label>",
      good: "<p id=l>City</p><input aria-labelledby=l autocomplete=address-level2>"),
    Example(
      "TF4", bad: "<label>Password <input autocomplete=current-password></label>", says: "write type=\"password\"",
      good: "<label>Password <input type=password autocomplete=current-password></label>"),
    Example(
      "TF5", bad: "<label>Password <input type=password autocomplete=current-password value=hunter2></label>",
      says: "leave value out",
      good: "<label>Password <input type=password autocomplete=current-password value=''></label>"),
    Example(
      "TF6", bad: "<label>ZIP <input autocomplete=postal-code size=70></label>", says: "write size 8",
      good: "<label>ZIP <input autocomplete=postal-code size=8></label>"),
    Example(
      "TF8", bad: "<label>A <input></label><label>B <input tabindex=1></label>", says: "leave it out",
      good: "<label>A <input tabindex=1></label><label>B <input tabindex=2></label>"),
    Example(
      "TF8", bad: "<label>A <input tabindex=-1></label>", says: "leave it out",
      good: "<label>A <input tabindex=0></label>"),
    Example(
      "TF10", bad: "<label>Price <input inputmode=decimal pattern='\\d+\\.\\d{2}' title='such as 9.99'></label>",
      says: "write type=\"number\"", good: "<label>Price <input type=number step=any></label>"),
    Example(
      "TF15", bad: "<label>Country <input autocomplete=country-name></label>", says: "offer a list",
      good: "<label>Country <input autocomplete=country-name list=all></label>"),
    Example(
      "TF17", bad: "<label>City <input autocomplete=address-level2 onpaste='return false'></label>", says: "onpaste",
      good: "<label>City <input autocomplete=address-level2></label>"),
    Example(
      "TF18", bad: "<label>Member <input pattern='[A-Z]{3}'></label>", says: "write title=",
      good: "<label>Member <input pattern='[A-Z]{3}' title='three capitals'></label>"),
    Example(
      "VK1", bad: "<label>Telephone <input></label>", says: "write type=\"tel\"",
      good: "<label>Telephone <input type=tel autocomplete=tel></label>"),
    Example(
      "VK2", bad: "<label>Last name <input></label>", says: "write autocomplete=\"family-name\"",
      good: "<label>Last name <input autocomplete='section-a shipping family-name'></label>"),
    Example(
      "VK2", bad: "<label>Last name <input autocomplete=famly-name></label>",
      says: "\"famly-name\" is no content type; write autocomplete=\"family-name\"",
      good: "<label>Amount <input type=number autocomplete=transaction-amount></label>"),
    Example(
      "VK2", bad: "<label>E-mail <input type=email autocomplete=off></label>", says: "write autocomplete=\"email\"",
      good: "<label>E-mail <input type=email autocomplete=email></label>"),
    Example(
      "VK3", bad: "<label>Telephone <input type=email autocomplete=tel></label>", says: "write type=\"tel\"",
      good: "<label>Card <input inputmode=decimal autocomplete=cc-number></label>"),
    Example(
      "VK4", bad: "<label>City <input autocomplete=address-level2 enterkeyhint=next></label>",
      says: "write enterkeyhint=\"done\"",
      good: "<label>City <input autocomplete=address-level2 enterkeyhint=done></label>"),
    Example(
      "VK9", bad: "<label>City <input autocomplete=address-level2 accesskey=c></label>", says: "accesskey",
      good: "<label>City <input autocomplete=address-level2></label>"),
    Example(
      "VK10",
      bad: "<label>P <input type=password autocomplete=current-password></label>"
        + "<label>E-mail <input type=email autocomplete=email></label>",
      says: "write autocomplete=\"username\", type=\"email\"",
      good: "<label>E-mail <input type=email autocomplete=username></label>"
        + "<label>P <input type=password autocomplete=current-password></label>"),
    Example(
      "VK11",
      bad:
        "<label>Password <input type=password autocomplete=new-password passwordrules='minlength: 20;' pattern='.{8,}' title=t></label>",
      says: "leave pattern out",
      good: "<label>Password <input type=password autocomplete=new-password passwordrules='minlength: 20;'></label>"),
    Example(
      "VK11", bad: "<label>Password <input type=password autocomplete=new-password minlength=24></label>",
      says: "passwordrules=\"minlength: 24;\"",
      good: "<label>Password <input type=password autocomplete=new-password></label>"),
    Example(
      "VK11",
      bad: "<label>Password <input type=password autocomplete=new-password pattern='[a-z0-9]{8,30}' title=t></label>",
      says: "passwordrules=\"allowed: lower, digit; minlength: 8; maxlength: 30;\" instead",
      good: "<label>Password <input type=password autocomplete=new-password></label>"),
    Example(
      "VK12",
      bad: "<label>Password <input type=password autocomplete=new-password passwordrules='minlength 20'></label>",
      says: "count for nothing",
      good: "<label>Password <input type=password autocomplete=new-password passwordrules='minlength: 20'></label>"),
    Example(
      "VK13", bad: "<label>Code <input type=password autocomplete=one-time-code></label>",
      says: "leave type=\"password\" out",
      good: "<label>Code <input inputmode=numeric autocomplete=one-time-code></label>"),
    Example(
      "VK14",
      bad: "<label>Last <input autocomplete=family-name></label><label>First name <input autocomplete=name></label>",
      says: "write autocomplete=\"given-name\"",
      good:
        "<label>Last <input autocomplete=family-name></label><label>Host <input autocomplete='section-host name'></label>"
    ),
    Example(
      "VK15",
      bad:
        "<label>To <input type=email autocomplete=email></label><label>Cc <input type=email autocomplete=email></label>",
      says: "a different id=",
      good:
        "<label>To <input id=a type=email autocomplete=email></label><label>Cc <input id=b type=email autocomplete=email></label>"
    ),
    Example(
      "VK16", bad: "<label>User name <input autocomplete=username></label>",
      says: "write autocapitalize=\"none\" autocorrect=\"off\"",
      good: "<label>User name <input autocomplete=username autocapitalize=off autocorrect=off></label>"),
    Example(
      "VK17", bad: "<input type=search placeholder=Search>", says: "what can be found",
      good: "<input type=search placeholder='Station or street'>"),
    Example(
      "VK18", bad: "<label>Number <input inputmode=numeric></label>", says: "what the digits are for",
      good: "<label>Number of your ticket <input inputmode=numeric></label>"),
  ]

  private static func form(_ inputs: String) -> String {
    "<!doctype html><title>Test</title><form><button>Send</button>\(inputs)</form>"
  }

  @Test("A rule finds what goes against it and says what to write", arguments: examples)
  func bad(_ example: Example) throws {
    let found = try Sample.pageFindings(Self.form(example.bad))
    let last = try #require(HTMLPage.forms(Array(Self.form(example.bad).utf8), name: "page").first?.fields.last)
    let own = found.filter { $0.rule == example.rule && $0.path == last.path }
    #expect(own.count == 1 && own.first?.message.contains(example.says) == true, "found: \(found)")
  }

  @Test("What follows the guidance is left alone", arguments: examples)
  func good(_ example: Example) throws {
    let found = try Sample.pageFindings(Self.form(example.good))
    #expect(found.allSatisfy { $0.severity == .info }, "found: \(found)")
  }

  @Test("Every input that is typed into becomes a field, with the line of its tag")
  func inputs() throws {
    let forms = try HTMLPage.forms(
      Array(
        """
        <!DOCTYPE html>
        <html><body>
        <form id="f" aria-label="Order">
          <label for="a">A: </label><label>B <b>bold</b>
            <input
              name="b" maxlength="7" required></label>
          <INPUT ID=a TYPE="TEXT" PLACEHOLDER="x &amp; y">
          <input type=hidden name=h><input type=checkbox><input type=date><input disabled><input readonly>
          <input type=submit>
          <textarea name="c" aria-label="C">two
        lines</textarea>
        </form>
        <input form=f><input value=outside title=Out>
        <form><p>nothing</p></form>
        """.utf8), name: "page")
    #expect(forms.map(\.title) == ["Order", ""])
    #expect(forms.map(\.hasSubmitButton) == [true, true])
    let fields = try #require(forms.first?.fields)
    #expect(
      fields.map(\.path) == [
        "form[0]/input[name=b]", "form[0]/input#a", "form[0]/textarea[name=c]", "form[0]/input[9]",
      ])
    #expect(fields.map(\.line) == [5, 7, 10, 13])
    #expect(fields.map(\.field.label) == ["B bold", "A", nil, nil])
    #expect(fields[0].field.maxLength == 7 && fields[0].field.isRequired)
    #expect(fields[1].field.placeholder == "x & y")
    #expect(fields[2].field.kind == .view && fields[2].field.accessibilityLabel == "C")
    #expect(fields[2].field.text == "two lines")
    #expect(forms.last?.fields.map(\.path) == ["input[0]"])
    #expect(forms.last?.fields.first?.field.text == "outside")
  }

  @Test(
    "A page is read in the encoding of its bytes",
    arguments: [
      Array("<label>Straße <input></label>".utf8),
      [0xef, 0xbb, 0xbf] + Array("<label>Straße <input></label>".utf8),
      Array("<label>Stra".utf8) + [0xdf] + Array("e <input></label>".utf8),
      [0xff, 0xfe] + "<label>Straße <input></label>".utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] },
      [0xfe, 0xff] + "<label>Straße <input></label>".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] },
    ] as [[UInt8]])
  func encodings(_ bytes: [UInt8]) throws {
    #expect(HTMLPage.isPage(bytes, name: "page"))
    #expect(try HTMLPage.forms(bytes, name: "page").first?.fields.first?.field.label == "Straße")
  }

  @Test("What a page says of its own encoding does not stop it")
  func declaredEncoding() throws {
    let page =
      "<meta charset=utf-16><meta http-equiv=content-type content='text/html; charset=nonsense'><label>Straße <input></label>"
    #expect(try HTMLPage.forms(Array(page.utf8), name: "page").first?.fields.first?.field.label == "Straße")
  }
}
