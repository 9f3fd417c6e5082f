import KeyboardCore
import Testing

/// Letters of the languages that are written in Latin ones.
@Suite("Letters of the Latin languages")
struct ExemplarTests {
  @Test(
    "CLDR's letters are typed on the plane of letters",
    .enabled(if: CLDR.isThere, "Debian's package unicode-cldr-core is not on this machine"),
    arguments: LatinKeyboard.all)
  func exemplars(_ keyboard: LatinKeyboard) throws {
    let letters = try #require(try keyboard.layout().plane("letters"))
    let exemplars = try CLDR.exemplars(keyboard.language.files)
    #expect(exemplars.count > 20)
    let typed = letters.outputs
    // Letters of two or three signs, as Hungarian's, are typed one sign after the other; no capital is asked for here.
    for exemplar in exemplars where !typed.contains(exemplar) {
      #expect(exemplar.allSatisfy { typed.contains(String($0)) }, "\(exemplar) cannot be typed")
    }
  }

  /// Of 12 vowels in 6 tones, and đ: nobody has a second long press.
  @Test("Every letter of Vietnamese is one touch", arguments: Idiom.allCases) func vietnamese(_ idiom: Idiom) throws {
    let typed = try #require(try SourceTree.layout("vi", idiom).plane("letters")).outputs
    let vowels = "aàảãáạ ăằẳẵắặ âầẩẫấậ eèẻẽéẹ êềểễếệ iìỉĩíị oòỏõóọ ôồổỗốộ ơờởỡớợ uùủũúụ ưừửữứự yỳỷỹýỵ"
    for letter in (vowels + "đ").filter({ $0 != " " }) {
      #expect(typed.contains(String(letter)), "\(letter)")
      #expect(typed.contains(letter.uppercased()), "\(letter.uppercased())")
    }
  }

  @Test("Turkish has four letters i", arguments: Idiom.allCases) func turkish(_ idiom: Idiom) throws {
    let letters = try #require(try SourceTree.layout("tr", idiom).plane("letters"))
    #expect(letters.key("i")?.shiftedOutput == "İ")
    #expect(letters.key("dotless-i")?.output == "ı")
    #expect(letters.key("dotless-i")?.shiftedOutput == "I")
  }

  @Test("Romanian has commas below, no cedillas, as keys", arguments: Idiom.allCases)
  func romanian(_ idiom: Idiom) throws {
    let keys = try #require(try SourceTree.layout("ro", idiom).plane("letters")).rows.joined().map(\.output)
    #expect(Set(keys).isSuperset(of: ["\u{219}", "\u{21B}", "ă", "â", "î"]))
  }

  /// Passwords, addresses and code need them, whatever the language.
  @Test("All of ASCII can be typed", arguments: LatinKeyboard.all) func ascii(_ keyboard: LatinKeyboard) throws {
    let layout = try keyboard.layout()
    let typed = ["letters", "numbers", "symbols"].compactMap { layout.plane($0) }
      .reduce(into: Set<String>()) { $0.formUnion($1.outputs) }
    for value in UInt8(0x20)...0x7E {
      let sign = String(UnicodeScalar(value))
      #expect(typed.contains(sign), "\(sign)")
    }
  }

  /// The engine puts the key's own letter before them.
  @Test("A key offers nothing twice", arguments: LatinKeyboard.all) func offersOnce(_ keyboard: LatinKeyboard) throws {
    let layout = try keyboard.layout()
    for type in KeyboardType.allCases {
      for key in layout.planes(for: type).flatMap({ $0.rows.joined() }) where !key.longPress.isEmpty {
        let offers = [key.output] + key.longPress.map(\.output)
        #expect(Set(offers).count == offers.count, "\(key.id): \(offers)")
        let labels = [key.label] + key.longPress.map(\.label)
        #expect(!labels.contains(""), "\(key.id): \(labels)")
      }
    }
  }
}
