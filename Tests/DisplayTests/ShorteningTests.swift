import KeyboardCore
import Testing

@testable import Display

extension DisplayTests {
  /// Texts that are longer than their room, and texts of both directions.
  @Suite struct ShorteningTests {
    /// Beginnings, ends, blanks and dots beside the ellipsis, characters of several scalars.
    static let texts = [
      "kim@example.com", "anna.maria.gruber@subdomain.example.com", "Visa •••• 4242", "a b c d e f g h i j k l m n",
      "กรุงเทพมหานคร อมรรัตนโกสินทร์ มหินทรายุธยา", "東京都千代田区永田町一丁目七番一号", "שדרות רוטשילד 12, תל אביב",
      "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", "",
      "🇩🇪🇫🇷🇯🇵🇰🇷🇹🇭🇮🇱🇪🇬🇮🇳", String(repeating: "long ", count: 2000),
    ]

    @Test(arguments: texts, [400, 120, 60, 20])
    func fitsAndKeepsWholeCharacters(_ text: String, room: Int) throws {
      var lettering = try Lettering(nil)
      let label = try lettering.shortened(text, size: 16, least: 14, room: room)
      let cut = lettering.cuts.first { $0.key.text == text }?.value ?? text
      // An ellipsis is left of anything.
      #expect(label.advance <= room || cut == "…")
      guard cut != text else { return }
      let parts = cut.split(separator: "…", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      #expect(Array(text).starts(with: Array(parts[0])))
      #expect(Array(text).reversed().starts(with: Array(parts[1]).reversed()))
    }

    @Test(
      "what is not to be seen is left out",
      arguments: [
        ("a\nb", "a b"), ("a\r\n\r\nb", "a b"), ("kim\u{202E}moc.elpmaxe", "kimmoc.elpmaxe"), ("a\u{0}b", "a b"),
        ("ن\u{200C}ه", "ن\u{200C}ه"), ("👩\u{200D}💻", "👩\u{200D}💻"), ("a\u{2028}b", "a b"),
      ])
    func oneLine(text: String, line: String) {
      #expect(text.onOneLine == line)
    }

    /// From left to right as they are seen; `<…>` is read from the right.
    @Test(
      "stretches of both directions",
      arguments: [
        ("kim@example.com", "kim@example.com"), ("אבג", "<אבג>"), ("אב גד", "<אב גד>"),
        // Numbers are read from the left wherever they stand.
        ("רחוב 12", "12<רחוב >"), ("רחוב 12, עיר", "<, עיר>12<רחוב >"), ("12 רחוב", "< רחוב>12"),
        ("שעה 12:30", "12:30<שעה >"), ("۱٬۲۳۴٫۵ ریال", "< ریال>۱٬۲۳۴٫۵"), ("۱٬۲۳۴٫۵", "۱٬۲۳۴٫۵"),
        ("מחיר 5%-7%", "7%<->5%<מחיר >"), ("12, 13 אב", "< אב>13<, >12"), ("₪12 אב", "< אב>₪12"),
        // A text begins where its first letter is read from.
        ("Dr. אבג", "Dr. <אבג>"), ("Dr. אבג דה Kim", "Dr. <אבג דה> Kim"), ("אבג Kim Lee דה", "< דה>Kim Lee<אבג >"),
        ("LH 123 אבג 45 x", "LH 123 45<אבג > x"), ("אבג (Kim)", "<)>Kim<אבג (>"), ("…", "…"), ("", ""),
      ])
    func directions(text: String, seen: String) {
      let stretches = TextDirections.stretches(of: text)
      #expect(stretches.map { $0.isFromTheRight ? "<\($0.text)>" : $0.text }.joined() == seen)
    }
  }
}
