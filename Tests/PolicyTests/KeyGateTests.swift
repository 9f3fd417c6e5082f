import KeyboardCore
import TestSupport
import Testing

/// What goes through the last thing before the kernel (complaint 54).
@Suite struct KeyGateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let asked: String
    let passed: String
    var allowed: [PolicyRule] = []
    var testDescription: String { asked }
  }

  static let rows = [
    Row(asked: "+a -a", passed: "+a -a"),
    Row(asked: "+shift +a -a -shift", passed: "+shift +a -a -shift"),
    Row(asked: "+level +a -a -level", passed: "+level +a -a -level"),
    Row(asked: "+enter -enter +tab -tab", passed: "+enter -enter +tab -tab"),
    Row(asked: "+ctrl +backspace -backspace -ctrl", passed: "+ctrl +backspace -backspace -ctrl"),
    Row(asked: "+rctrl +backspace -backspace -rctrl", passed: "+rctrl +backspace -backspace -rctrl"),
    // A refused chord leaves no trace, its releases neither.
    Row(asked: "+alt +f4 -f4 -alt", passed: ""),
    Row(asked: "+ctrl +c -c -ctrl", passed: ""),
    Row(asked: "+ctrl -ctrl +alt -alt +super -super", passed: ""),
    Row(asked: "+ctrl +alt +backspace -backspace -alt -ctrl", passed: ""),
    Row(asked: "+shift +ctrl +backspace -backspace -ctrl -shift", passed: "+shift -shift"),
    Row(asked: "+esc -esc +sysrq -sysrq +super +a -a -super", passed: ""),
    // Shift comes up with a key that is refused, and goes down again for one that is not.
    Row(asked: "+shift +f4 -f4 -shift", passed: "+shift -shift"),
    Row(asked: "+shift +f4 -f4 +a -a -shift", passed: "+shift -shift +shift +a -a -shift"),
    Row(asked: "+shift +a -a +f4 -f4 -shift", passed: "+shift +a -a -shift"),
    // What has left stays until it is let go, whatever else is refused meanwhile.
    Row(asked: "+ctrl +backspace +c -backspace -c -ctrl", passed: "+ctrl +backspace -backspace -ctrl"),
    Row(asked: "+a +alt +f4 -a -f4 -alt", passed: "+a -a"),
    // A second press of a key that is down is no press.
    Row(asked: "+a +a -a -a", passed: "+a -a"),
    Row(asked: "+alt +f4 +f4 -f4 -f4 -alt +b -b", passed: "+b -b"),
    // What a policy adds, it adds as it stands there.
    Row(
      asked: "+ctrl +c -c -ctrl", passed: "+ctrl +c -c -ctrl",
      allowed: [PolicyRule(true, .character("c"), with: .control)]),
    Row(
      asked: "+ctrl +shift +c -c -shift -ctrl", passed: "+shift -shift",
      allowed: [PolicyRule(true, .character("c"), with: .control)]),
    Row(asked: "+alt +ctrl +c -c -ctrl -alt", passed: "", allowed: [PolicyRule(true, .character("c"), with: .control)]),
    Row(asked: "+alt +f4 -f4 -alt", passed: "+alt +f4 -f4 -alt", allowed: [PolicyRule(true, .code(62), with: .alt)]),
    Row(asked: "+super -super", passed: "+super -super", allowed: [PolicyRule(true, .kind(.super))]),
    Row(asked: "+sysrq -sysrq", passed: "+sysrq -sysrq", allowed: [PolicyRule(true, .code(99))]),
  ]

  @Test(arguments: rows) func gate(_ row: Row) {
    let policy = KeyPolicy(rules: KeyPolicy.standard.rules + row.allowed)
    #expect(Strokes.passed(row.asked, policy) == row.passed)
  }

  /// Whatever is pressed under whatever policy: only what may leave does, as it was meant; nothing comes up that was not
  /// down, and when all fingers are gone nothing is down.
  @Test(arguments: 0..<300) func laws(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &+ 1)
    let policy = Self.policy(using: &random)
    let meanings = Self.meanings(using: &random)
    let rights = policy.rights(meanings)
    var gate = KeyGate(rights)
    var asked: Set<UInt16> = []
    var out: Set<UInt16> = []
    for _ in 0..<200 {
      let code = Self.codes.randomElement(using: &random)!
      let stroke = KeyStroke(code: code, isDown: Bool.random(using: &random))
      if stroke.isDown { asked.insert(code) } else { asked.remove(code) }
      Self.check(stroke, &gate, rights, asked: asked, out: &out)
    }
    for code in asked.sorted() {
      asked.remove(code)
      Self.check(.up(code), &gate, rights, asked: asked, out: &out)
    }
    #expect(out.isEmpty)
    #expect(gate.held.isEmpty)
  }

  private static func check(
    _ stroke: KeyStroke, _ gate: inout KeyGate, _ rights: KeyRights, asked: Set<UInt16>, out: inout Set<UInt16>
  ) {
    var passed: [KeyStroke] = []
    gate.take(stroke, into: &passed)
    for one in passed {
      let isModifier = rights.meanings.kind(of: one.code).modifiers != nil
      if one.isDown {
        #expect(out.insert(one.code).inserted, "a key goes down twice")
        #expect(asked.contains(one.code), "a key goes down that nobody holds")
        if !isModifier { #expect(rights.allows(one.code, with: held(out, rights))) }
      } else {
        #expect(out.remove(one.code) != nil, "a key comes up that is not down")
      }
    }
    // What is down was asked for; of Ctrl, Alt and Super more may be meant than is out, never less.
    #expect(out.isSubset(of: asked))
    #expect(Set(gate.held) == out)
    if passed.contains(where: { $0.isDown && rights.meanings.kind(of: $0.code).modifiers == nil }) {
      #expect(held(out, rights) == held(asked, rights), "a key leaves with other modifiers than were meant")
    }
  }

  private static func held(_ codes: Set<UInt16>, _ rights: KeyRights) -> ChordModifiers {
    codes.reduce(into: []) { $0.formUnion(rights.meanings.kind(of: $1).modifiers ?? []) }
  }

  private static let codes: [UInt16] =
    [29, 97, 42, 54, 56, 100, 125, 84, 30, 46, 62, 14, 28, 15, 1, 99, 116, 103, 58, 59, 183, 248, 249, 0, 700]

  private static func policy(using random: inout SeededRandom) -> KeyPolicy {
    var policy = Bool.random(using: &random) ? KeyPolicy.standard : KeyPolicy(rules: [])
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let keys: KeyPattern =
        switch Int.random(in: 0...3, using: &random) {
        case 0: .kind(KeyKind.allCases.randomElement(using: &random)!)
        case 1: .character("acq".randomElement(using: &random)!)
        case 2: .all
        default: .code(codes.randomElement(using: &random)!)
        }
      let modifiers = ChordModifiers(rawValue: UInt8.random(in: 0...15, using: &random))
      policy.rules.append(PolicyRule(Bool.random(using: &random), keys, with: modifiers))
    }
    return policy
  }

  private static func meanings(using random: inout SeededRandom) -> KeyMeanings {
    var meanings = KeyMeanings.standard
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      meanings.set(KeyKind.allCases.randomElement(using: &random)!, for: codes.randomElement(using: &random)!)
    }
    return meanings
  }

  /// What is said of a whole sequence is what comes of it.
  @Test(arguments: rows) func wholeSequences(_ row: Row) {
    let rights = KeyPolicy(rules: KeyPolicy.standard.rules + row.allowed).rights(.standard)
    let strokes = Strokes.read(row.asked)
    let keys = strokes.filter { $0.isDown && rights.meanings.kind(of: $0.code).modifiers == nil }
    guard !keys.isEmpty, row.asked != "+a +a -a -a" else { return }
    let all = Strokes.read(row.passed).count { $0.isDown && rights.meanings.kind(of: $0.code).modifiers == nil }
    #expect(rights.allow(strokes[...]) == (all == keys.count))
  }
}
