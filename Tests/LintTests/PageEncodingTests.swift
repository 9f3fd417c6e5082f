import Forms
import HTMLForms
import Testing

/// Labels that only who knows the encoding can read.
@Suite("Encodings of pages")
struct PageEncodingTests {
  /// A label in the bytes of its encoding.
  struct Example: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var label: String

    init(_ name: String, _ bytes: [UInt8], _ label: String) {
      self.name = name
      self.bytes = bytes
      self.label = label
    }

    var testDescription: String { name }
  }

  static let examples = [
    Example("Shift_JIS", [0x93, 0x64, 0x98, 0x62, 0x94, 0xd4, 0x8d, 0x86], "電話番号"),
    Example("windows-31j", [0x95, 0x5c, 0x87, 0x40], "表①"),
    Example("euc-jp", [0xc5, 0xc5, 0xcf, 0xc3, 0xc8, 0xd6, 0xb9, 0xe6], "電話番号"),
    Example("iso-2022-jp", [0x1b, 0x24, 0x42, 0x45, 0x45, 0x4f, 0x43, 0x1b, 0x28, 0x42], "電話"),
    Example("EUC-KR", [0xc0, 0xcc, 0xb8, 0xa7], "이름"),
    Example("gb18030", [0xd0, 0xd5, 0xc3, 0xfb], "姓名"),
    Example("gb2312", [0xd0, 0xd5, 0xc3, 0xfb], "姓名"),
    Example("Big5", [0xa9, 0x6d, 0xa6, 0x57], "姓名"),
    Example("windows-1251", [0xc8, 0xec, 0xff], "Имя"),
    Example("cp1253", [0xcf, 0xed, 0xef, 0xec, 0xe1], "Ονομα"),
    Example("windows-1255", [0xf9, 0xed], "שם"),
    Example("windows-1252", [0x80, 0x75, 0x72, 0x6f], "€uro"),
    Example("iso-8859-2", [0xb1, 0xea], "ąę"),
    Example("iso-8859-1", [0xc3, 0xa9], "Ã©"),
    Example("koi8-r", [0xe9, 0xcd, 0xd1], "Имя"),
    Example("shift_jis", [0x93, 0x64, 0xff], "電\u{fffd}"),
  ]

  private static let heads: [@Sendable (String) -> String] = [
    { "<!doctype html><meta charset=\($0)>" },
    { "<html><head><META CHARSET = '\($0)'/>" },
    { "<meta name=a content='charset=x'><meta content='text/html; charset=\($0)' http-equiv=\"Content-Type\">" },
    { "<?xml version='1.0' encoding='\($0)'?><html>" },
    {
      "<!-- <meta charset=utf-8> --><title><meta charset=utf-8></title><meta charset=x>"
        + "<meta charset=\"\($0)\">"
    },
  ]

  private func label(_ bytes: [UInt8]) throws -> String? {
    try HTMLPage.forms(bytes, name: "page").first?.fields.first?.field.label
  }

  @Test("A page is read in the encoding that it declares, in every way to declare one", arguments: examples)
  func declared(_ example: Example) throws {
    for head in Self.heads {
      let page = Array((head(example.name) + "\n<label>").utf8) + example.bytes + Array("<input></label>".utf8)
      #expect(try label(page) == example.label)
      #expect(try HTMLPage.forms(page, name: "page").first?.fields.first?.line == 2)
    }
  }

  @Test("The rules know a label in a legacy encoding")
  func rules() throws {
    let page = Array("<meta charset=shift_jis><form><label>".utf8) + Self.examples[0].bytes
    let found = try HTMLPage.forms(page + Array("<input></label></form>".utf8), name: "page").flatMap {
      Linter.findings($0)
    }
    #expect(!found.contains { $0.rule == "TF2" }, "found: \(found)")
  }

  @Test("A letter that the encoding keeps back is not lost at the end")
  func end() throws {
    let page = Array("<meta charset=windows-1258><input><textarea>".utf8) + [0x61]
    #expect(try HTMLPage.forms(page, name: "page").first?.fields.last?.field.text == "a")
  }

  @Test("A byte order mark counts more than a declaration")
  func mark() throws {
    let page = "<meta charset=shift_jis><label>電話<input></label>"
    #expect(try label([0xef, 0xbb, 0xbf] + Array(page.utf8)) == "電話")
    #expect(try label([0xff, 0xfe] + page.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }) == "電話")
  }

  @Test(
    "A page in an encoding that is not known is refused, unless its text is plain",
    arguments: ["klingon", "utf-7"])
  func unknown(_ name: String) throws {
    let head = Array("<meta charset=\(name)><label>".utf8)
    #expect(try label(head + Array("Plain<input></label>".utf8)) == "Plain")
    let error = #expect(throws: PageError.self) { try label(head + [0x93, 0x64] + Array("<input></label>".utf8)) }
    #expect(error?.description == "page: its text was not understood: the encoding \"\(name)\" is not known")
  }

  @Test("Bytes that are nothing in their encoding are passed once", arguments: ["shift_jis", "gb18030", "euc-kr"])
  func rubbish(_ name: String) throws {
    let page = Array("<meta charset=\(name)><input>".utf8) + [UInt8](repeating: 0xff, count: 1 << 18)
    #expect(try HTMLPage.forms(page, name: "page").first?.fields.count == 1)
  }
}
