import KeyboardCore
import TestSupport
import Testing

/// Laws over random keys.
struct EditingPropertyTests {
  private static let keys = Array("ab cD  .,!?\"'--()…ñé\u{301}я5ก한🙂«“ \n⌫⌫⌫⌦←→⇧↵")
  private static let starts = ["", "Hello", "one two. |three", "|abc", "« a », (b) ", "e\u{301}\u{301}x", "שלום "]

  /// Whatever is known is true: it is the text beside the cursor, and all of it where it says so.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func whatIsKnownIsTrue(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var typist = typist(&random)
    for _ in 0..<200 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        typist.choose(
          ["Hello", "the", "été", "x y"].randomElement(using: &random)!, replacesWord: .random(using: &random))
      case 1: tell(&typist)
      case 2: typist.editor.planeShown()
      default: typist.press(Self.keys.randomElement(using: &random)!)
      }
      check(typist, "seed \(seed)")
    }
  }

  /// A feed that lags behind by some keys changes nothing; what others edit is known once it is told.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func aLaggingFeedChangesNothing(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var alone = typist(&random, isKnown: true)
    alone.pace = .milliseconds(40)
    var told = alone
    var past = [told]
    for step in 0..<200 {
      let key = Self.keys.randomElement(using: &random)!
      #expect(alone.press(key) == told.press(key), "seed \(seed), key \(step)")
      past.append(told)
      let lag = past[max(0, past.count - 1 - Int.random(in: 0...15, using: &random))]
      if !alone.editor.context.isUnknown, Bool.random(using: &random), !told.editor.context.isUnknown {
        told.tell(String(lag.before), String(lag.after))
        check(told, "seed \(seed), key \(step)")
      }
      if told.editor.context.isUnknown || alone.editor.context.isUnknown {
        tell(&told)
        alone = told
        past = [told]
      }
    }
  }

  /// Delete right after a substitution brings back exactly what was typed, and typing goes on from there as it would have.
  @Test(arguments: ["\"", "'", "--", "---", "  "], 0..<100 as Range<UInt64>)
  func deleteBringsBackWhatWasTyped(trigger: String, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let letters = Array("abc. ,!?()5é-\"“”‘’\n")
    let count = Int.random(in: 0..<12, using: &random)
    let text = String((0..<count).map { _ in letters.randomElement(using: &random)! })
    var typist = Typist(text)
    typist.type(String(trigger.dropLast()))
    guard case .some(let command) = typist.press(trigger.last!), command != .insert(String(trigger.last!)) else {
      return
    }
    typist.press("⌫")
    let restored = trigger == "---" && text.hasSuffix("-") ? nil : text + trigger
    if let restored { #expect(typist.text == restored, "seed \(seed)") }
    #expect(typist.editor.hasUndone)
    check(typist, "seed \(seed)")
    let before = typist.text
    typist.type("x")
    #expect(typist.text == before + "x")
  }

  private func typist(_ random: inout SeededRandom, isKnown: Bool? = nil) -> Typist {
    var settings = EditingSettings()
    settings.isMultiline = .random(using: &random)
    settings.smartInsertDelete = .random(using: &random)
    settings.autocapitalization = .allCases.randomElement(using: &random)!
    if .random(using: &random) {
      settings.marks.quoteBlank = "\u{202F}"
      settings.marks.spacesBeforeMarks = true
    }
    return Typist(
      Self.starts.randomElement(using: &random)!, settings: settings, isKnown: isKnown ?? .random(using: &random))
  }

  private func tell(_ typist: inout Typist) {
    typist.tell(String(typist.before), String(typist.after))
  }

  private func check(_ typist: Typist, _ comment: Comment) {
    let context = typist.editor.context
    let before = Array(String(typist.before).unicodeScalars)
    let known = Array(context.before.text.unicodeScalars)
    #expect(Array(before.suffix(known.count)) == known, comment)
    if context.before.isWhole { #expect(before.count == known.count, comment) }
    let after = Array(String(typist.after).unicodeScalars)
    let behind = Array(context.after.text.unicodeScalars.reversed())
    #expect(Array(after.prefix(behind.count)) == behind, comment)
  }
}
