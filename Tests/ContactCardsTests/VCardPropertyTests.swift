import ContactCards
import KeyboardCore
import TestSupport
import Testing

@Suite("vCards: laws")
struct VCardPropertyTests {
  /// Letters of one to four bytes, parameters, escapes.
  private static let card = [
    "BEGIN:VCARD", "VERSION:4.0", "FN:Jürgen 山田 😀", "N:Müller;Jürgen;;;", #"NOTE:a\nb"#,
    #"item1.ADR;TYPE=home;LABEL="1 ^'A^'^nB":;;Straße 1,2. Stock;München;;80331;Deutschland"#,
    "item1.X-ABLabel:Zuhause 😀", #"TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+49-89-1234"#, "BDAY:--0229",
    "EMAIL;PREF=2:j@example.com", "URL:https://example.com/ü", "END:VCARD",
  ]

  @Test("A card is the same however its lines are folded and ended", arguments: ["\n", "\r\n"], [" ", "\t"])
  func folding(end: String, blank: String) throws {
    let plain = try VCardReader.read(Array(Self.card.joined(separator: "\n").utf8), name: "")
    for width in 1...76 {
      var folded: [UInt8] = []
      for line in Self.card {
        for (index, byte) in line.utf8.enumerated() {
          if index > 0, index % width == 0 { folded += Array((end + blank).utf8) }
          folded.append(byte)
        }
        folded += Array(end.utf8)
      }
      #expect(try VCardReader.read(folded, name: "") == plain, "folded at \(width)")
    }
  }

  @Test("A card that is cut anywhere before its end is refused, with a line")
  func cuts() {
    let bytes = Array(Self.card.joined(separator: "\r\n").utf8)
    for count in 1..<bytes.count {
      #expect(refusal(Array(bytes[..<count]))?.hasPrefix("me.vcf:") == true, "cut at \(count)")
    }
    #expect(refusal(bytes) == nil)
  }

  @Test("Whatever is changed in a card, it is read or refused in one line")
  func changes() throws {
    var random = SeededRandom(seed: 6350)
    let bytes = Array(Self.card.joined(separator: "\r\n").utf8)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
        case 1: changed.remove(at: place)
        default: changed.insert(contentsOf: "\r\n ;:,\\\"^".utf8.shuffled(using: &random).prefix(2), at: place)
        }
      }
      if let reason = refusal(changed) {
        #expect(!reason.contains("\n"))
        continue
      }
      for card in try VCardReader.read(changed, name: "") {
        for known in KnownContentType.all {
          for text in card.texts(known.type) { #expect(!text.isEmpty && !text.contains("\n")) }
        }
      }
    }
  }

  @Test("A picture of ten megabytes, and a line that is folded behind each character, are read")
  func large() throws {
    var bytes = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nPHOTO;ENCODING=b:".utf8)
    bytes.reserveCapacity(11 << 20)
    for _ in 0..<(10 << 20) / 76 { bytes += Array("\r\n ".utf8) + Array(repeating: UInt8(ascii: "A"), count: 73) }
    bytes += Array("\r\nNOTE:".utf8)
    for _ in 0..<100_000 { bytes += Array("a\r\n ".utf8) }
    bytes += Array("\r\nEND:VCARD\r\n".utf8)
    #expect(try VCardReader.read(bytes, name: "").map { $0.texts(.name) } == [["A"]])
  }
}
