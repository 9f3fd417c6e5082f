/// Which keys without a symbol get the characters that a keymap lacks.
public struct SpareKeyPlan: Hashable, Sendable {
  /// A key and what it is to type.
  public struct Key: Hashable, Sendable {
    /// The kernel's code.
    public var code: UInt16
    /// Without Shift; nil: nothing.
    public var plain: Unicode.Scalar?
    /// With Shift; nil: nothing, or the capital of the letter without.
    public var shifted: Unicode.Scalar?
  }

  /// In ascending order of the codes.
  public let keys: [Key]
  /// For these there is no key left.
  public let left: [Unicode.Scalar]

  /// Gives each letter a key together with its other case, and every other character one of its own as long as there are
  /// as many, else one with another character.
  /// - Parameter codes: the keys that are free, in ascending order.
  public init(of characters: some Sequence<Unicode.Scalar>, on codes: [UInt16]) {
    let (letters, others) = Self.pairs(Set(characters).sorted())
    let shares = letters.count + others.count > codes.count
    let entries = letters + (shares ? Self.two(of: others) : others.map { Entry(plain: $0) })
    keys = zip(codes, entries).map { Key(code: $0, plain: $1.plain, shifted: $1.shifted) }
    left = entries.dropFirst(codes.count).flatMap { [$0.plain, $0.shifted].compactMap(\.self) }.sorted()
  }

  /// Keys in runs of neighbouring codes: each is one request, and one notice to every program.
  static func runs(of keys: [Key]) -> [[Key]] {
    var runs: [[Key]] = []
    for key in keys {
      if let last = runs.last?.last, last.code + 1 == key.code {
        runs[runs.count - 1].append(key)
      } else {
        runs.append([key])
      }
    }
    return runs
  }

  private struct Entry {
    var plain: Unicode.Scalar
    var shifted: Unicode.Scalar?
  }

  private static func pairs(_ characters: [Unicode.Scalar]) -> (letters: [Entry], others: [Unicode.Scalar]) {
    var letters: [Entry] = []
    var others: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    for character in characters where !seen.contains(character) {
      let small = single(character.properties.lowercaseMapping) ?? character
      let capital = single(small.properties.uppercaseMapping) ?? small
      // Two that are each other's, unlike the long s and S.
      if small != capital, character == small || character == capital {
        seen.formUnion([small, capital])
        letters.append(Entry(plain: small, shifted: capital))
      } else {
        others.append(character)
      }
    }
    return (letters, others)
  }

  private static func two(of characters: [Unicode.Scalar]) -> [Entry] {
    stride(from: 0, to: characters.count, by: 2).map { index in
      Entry(plain: characters[index], shifted: index + 1 < characters.count ? characters[index + 1] : nil)
    }
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
