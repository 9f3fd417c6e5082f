import Testing

@testable import Forms

@Suite("Typing numbers")
struct NumberDraftTests {
  private let input = NumberInput(separators: [","], fractionDigits: 2)

  @Test(
    "What belongs to a number is taken",
    arguments: [
      ("", 0..<0, "12", "12", 2), ("12", 1..<1, "9", "192", 2), ("12", 0..<2, "7", "7", 1),
      ("", 0..<0, ",5", "0.5", 3), ("12", 2..<2, ",", "12.", 3), ("12", 1..<1, ",", "1.2", 2),
      ("1.25", 4..<4, "9", "1.25", 4), ("1.2", 3..<3, ",", "1.2", 3), ("12.34", 1..<1, "9", "192.34", 2),
      ("12", 0..<0, "-", "-12", 1), ("-12", 0..<0, "-", "-12", 0), ("-12", 0..<0, "9", "-912", 2),
      ("12", 2..<2, "-", "12", 2), ("", 0..<0, "۱۲", "12", 2), ("", 0..<0, "a1.b2", "12", 2),
      ("123456", 1..<1, ",", "123456", 1), ("-", 1..<1, ",", "-0.", 3),
      ("", 0..<0, "①²½五", "", 0),
      ("12", 2..<2, "\u{2212}", "12", 2), ("1.2", 1..<2, "", "12", 1),
    ])
  func replacing(old: String, range: Range<Int>, typed: String, new: String, cursor: Int) throws {
    var draft = try #require(NumberDraft(old))
    #expect(draft.replace(range, with: typed, taking: input) == cursor)
    #expect(draft.text == new)
  }

  @Test(
    "Without a fraction a separator at the end keeps the digits behind it out",
    arguments: [("12", ",", "12."), ("12.", "5", "12."), ("", "12,5", "12."), ("", "12.5", "125")])
  func withoutFraction(old: String, typed: String, new: String) throws {
    var draft = try #require(NumberDraft(old))
    _ = draft.replace(draft.count..<draft.count, with: typed, taking: NumberInput(separators: [","], fractionDigits: 0))
    #expect(draft.text == new)
  }

  @Test(
    "A program's number is rounded, half to even",
    arguments: [
      ("12.5", 0, "12"), ("13.5", 0, "14"), ("12.51", 0, "13"), ("1.999", 2, "2.00"), ("1.995", 2, "2.00"),
      ("1.985", 2, "1.98"), ("999.6", 0, "1000"), ("-9.99", 1, "-10.0"), ("1.5", 2, "1.5"), ("12", 0, "12"),
    ])
  func rounding(text: String, digits: Int, rounded: String) throws {
    #expect(try #require(NumberDraft(text)).rounded(to: digits).text == rounded)
  }

  @Test("What is no draft", arguments: ["a", "1,2", ".5", "1.2.3", "--1", "1-", " 1", "١"])
  func refused(text: String) {
    #expect(NumberDraft(text) == nil)
  }

  @Test(
    "What is left when it is complete",
    arguments: [
      ("", ""), ("-", ""), ("007", "7"), ("000", "0"), ("12.", "12"), ("-0.00", "0.00"), ("-0012.50", "-12.50"),
    ])
  func finished(text: String, finished: String) throws {
    #expect(try #require(NumberDraft(text)).finished.text == finished)
  }

  @Test("It stays short, and tells nothing")
  func long() {
    var draft = NumberDraft()
    _ = draft.replace(0..<0, with: String(repeating: "7", count: 100_000), taking: input)
    #expect(draft.count == NumberDraft.mostDigits)
    #expect(!"\(draft) \(String(reflecting: draft))".contains("7"))
  }
}
