/// A policy worked out for every key and every set of modifiers.
public struct KeyRights: Sendable, Hashable {
  /// What the keys mean.
  public let meanings: KeyMeanings
  /// By set of modifiers.
  private(set) var allowed: [CodeSet]

  /// - Parameter rules: the last one that speaks of a key counts; a key of which none speaks may not leave.
  public init(_ rules: [PolicyRule], _ meanings: KeyMeanings) {
    self.meanings = meanings
    allowed = [CodeSet](repeating: CodeSet(), count: ChordModifiers.setCount)
    for rule in rules {
      let codes = Self.codes(rule.keys, meanings)
      for set in allowed.indices where rule.speaks(of: ChordModifiers(rawValue: UInt8(set))) {
        for code in codes {
          if rule.isAllowed { allowed[set].insert(code) } else { allowed[set].remove(code) }
        }
      }
    }
  }

  /// Whether a key may be pressed while modifiers are held.
  public func allows(_ code: UInt16, with held: ChordModifiers = []) -> Bool {
    allowed[Int(held.rawValue) & (ChordModifiers.setCount - 1)].contains(code)
  }

  /// Whether all of a sequence may leave, as `KeyGate` lets it. It begins with all keys up, and each that it presses comes
  /// up in it. One that presses Ctrl, Alt or Super for their own sake, such as Alt with Shift for another group, may not
  /// where they may not leave alone: what is typed next would be another character.
  public func allow(_ strokes: ArraySlice<KeyStroke>) -> Bool {
    var held: ChordModifiers = []
    var waiting: ChordModifiers = []
    for stroke in strokes {
      let kind = meanings.kind(of: stroke.code)
      if let modifiers = kind.modifiers {
        if stroke.isDown {
          if !kind.isHarmless, !allows(stroke.code, with: held) { waiting.formUnion(modifiers) }
          held.formUnion(modifiers)
        } else {
          if !waiting.isDisjoint(with: modifiers) { return false }
          held.subtract(modifiers)
        }
      } else if stroke.isDown {
        guard allows(stroke.code, with: held) else { return false }
        waiting = []
      }
    }
    return waiting.isEmpty
  }

  /// The keys that are of no use on a keyboard: they may not leave with whatever is held, and modifiers have no key to go
  /// with. That a word is deleted with Ctrl and BackSpace makes Ctrl no key for people.
  public var useless: CodeSet {
    CodeSet(
      KeyCode.declared.filter { code in
        if let modifiers = meanings.kind(of: code).modifiers { return !allows(code) && !hasChords(with: modifiers) }
        return !allowed.contains { $0.contains(code) }
      })
  }

  private func hasChords(with modifiers: ChordModifiers) -> Bool {
    allowed.indices.contains { set in
      let held = ChordModifiers(rawValue: UInt8(set))
      guard held.isSuperset(of: modifiers) else { return false }
      if held != .control { return !allowed[set].isEmpty }
      var others = allowed[set]
      others.remove(KeyCode.backspace)
      return !others.isEmpty
    }
  }

  private static func codes(_ keys: KeyPattern, _ meanings: KeyMeanings) -> [UInt16] {
    switch keys {
    case .all: Array(KeyCode.declared)
    case .kind(let kind): KeyCode.declared.filter { meanings.kind(of: $0) == kind }
    case .code(let code): KeyCode.declared.contains(code) ? [code] : []
    case .character(let character): meanings.codes(typing: character)
    }
  }
}
