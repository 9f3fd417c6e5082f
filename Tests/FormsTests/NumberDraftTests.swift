import Forms
import Testing

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
      ("123456", 1..<1, ",", "1.23", 2), ("-", 1..<1, ",", "-0.", 3), ("", 0..<0, "①²½五", "", 0),
      ("12", 2..<2, "\u{2212}", "12", 2), ("1.2", 1..<2, "", "12", 1),
    ])
  func replacing(old: String, range: Range<Int>, typed: String, new: String, cursor: Int) throws {
    var draft = try #require(NumberDraft(old))
    #expect(draft.replace(range, with: typed, taking: input) == cursor)
    #expect(draft.text == new)
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
