import KeymapSource
import Testing

/// Which keys without a symbol get which characters.
struct SpareKeyPlanTests {
  private static func keys(_ characters: String, on codes: [UInt16]) -> [String] {
    SpareKeyPlan(of: characters.unicodeScalars, on: codes).keys.map { key in
      let levels = key.levels.map { $0.map { String(Character($0)) } ?? "-" }
      return "\(key.code) " + levels.joined(separator: " ")
    }
  }

  @Test("letters go with their other case, others have a key each")
  func roomy() {
    #expect(Self.keys("éÉ€ж", on: [86, 90, 91, 92]) == ["86 é É", "90 €", "91 ж Ж"])
  }

  @Test("where keys are few two characters share one, then four")
  func crowded() {
    #expect(Self.keys("é€→←↑", on: [86, 90, 91]) == ["86 é É", "90 € →", "91 ← ↑"])
    #expect(Self.keys("é€→←↑", on: [86, 90]) == ["86 é É € →", "90 ← ↑"])
    #expect(Self.keys("€é", on: [86]) == ["86 é É €"])
  }

  @Test("the first come first, and for what there is no key is said")
  func full() {
    #expect(Self.keys("→é←€ж", on: [86]) == ["86 é É → ←"])
    #expect(SpareKeyPlan(of: "→é←€ж".unicodeScalars, on: [86]).left == ["ж", "Ж", "€"])
    #expect(SpareKeyPlan(of: "→é←".unicodeScalars, on: [86], levels: 2).left == ["é", "É"])
    #expect(SpareKeyPlan(of: "É".unicodeScalars, on: []).left == ["é", "É"])
  }

  @Test("what is no pair is not made one: ß has two capitals, ſ is a small letter of S")
  func odd() {
    #expect(Self.keys("ßſ", on: [86, 90]) == ["86 ß", "90 ſ"])
  }
}
