/// Which keys without a symbol get the characters that a keymap lacks.
public struct SpareKeyPlan: Hashable, Sendable {
  /// A key and what it is to type.
  public struct Key: Hashable, Sendable {
    /// The kernel's code.
    public var code: UInt16
    /// One character a level, at most four: plain, with Shift, with the third level's shift, with both. Empty: nothing.
    public var levels: [Unicode.Scalar?]

    /// A key of its parts.
    public init(code: UInt16, levels: [Unicode.Scalar?] = []) {
      self.code = code
      self.levels = levels
    }
  }

  /// In ascending order of the codes.
  public let keys: [Key]
  /// For these there is no key left.
  public let left: [Unicode.Scalar]

  /// Gives each letter the two levels of Shift together with its other case, and every other character a key of its own;
  /// where keys are too few, others share one as well, and then all have four levels.
  /// - Parameters:
  ///   - codes: the keys that are free, in ascending order.
  ///   - levels: how many levels a key can have: two or four.
  public init(of characters: some Sequence<Unicode.Scalar>, on codes: [UInt16], levels: Int = 4) {
    let (pairs, others) = Self.pairs(Set(characters).sorted())
    var entries = pairs + others.map { [$0] }
    if entries.count > codes.count { entries = pairs + Self.joined(others.map { [$0] }, width: 1) }
    if entries.count > codes.count, levels == 4 { entries = Self.joined(entries, width: 2) }
    keys = zip(codes, entries).map { Key(code: $0, levels: $1) }
    left = entries.dropFirst(codes.count).flatMap { $0.compactMap(\.self) }.sorted()
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

  private static func pairs(_ characters: [Unicode.Scalar]) -> ([[Unicode.Scalar?]], others: [Unicode.Scalar]) {
    var pairs: [[Unicode.Scalar?]] = []
    var others: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    for character in characters where !seen.contains(character) {
      let small = single(character.properties.lowercaseMapping) ?? character
      let capital = single(small.properties.uppercaseMapping) ?? small
      // Two that are each other's, unlike the long s and S.
      if small != capital, single(capital.properties.lowercaseMapping) == small {
        seen.formUnion([small, capital])
        pairs.append([small, capital])
      } else {
        others.append(character)
      }
    }
    return (pairs, others)
  }

  /// Two on each key, the second from the level `width` on.
  private static func joined(_ entries: [[Unicode.Scalar?]], width: Int) -> [[Unicode.Scalar?]] {
    stride(from: 0, to: entries.count, by: 2).map { index in
      guard index + 1 < entries.count else { return entries[index] }
      let first = entries[index]
      return first + [Unicode.Scalar?](repeating: nil, count: width - first.count) + entries[index + 1]
    }
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
