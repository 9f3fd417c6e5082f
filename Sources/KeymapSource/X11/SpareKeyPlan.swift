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
  ///   - characters: the most important first.
  ///   - codes: the keys that are free, in ascending order.
  ///   - levels: how many levels a key can have: two or four.
  public init(of characters: some Sequence<Unicode.Scalar>, on codes: [UInt16], levels: Int = 4) {
    var entries = Self.entries(characters)
    if entries.count > codes.count { entries = Self.sharing(entries) }
    if entries.count > codes.count, levels == 4 { entries = Self.doubled(entries) }
    keys = zip(codes, entries).map { Key(code: $0, levels: $1) }
    left = entries.dropFirst(codes.count).flatMap { $0.compactMap(\.self) }
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

  /// Letters with their other case, and the others by themselves.
  private static func entries(_ characters: some Sequence<Unicode.Scalar>) -> [[Unicode.Scalar?]] {
    var entries: [[Unicode.Scalar?]] = []
    var seen: Set<Unicode.Scalar> = []
    for character in characters where seen.insert(character).inserted {
      let small = single(character.properties.lowercaseMapping) ?? character
      let capital = single(small.properties.uppercaseMapping) ?? small
      // Two that are each other's, unlike the long s and S.
      if small != capital, single(capital.properties.lowercaseMapping) == small {
        seen.formUnion([small, capital])
        entries.append([small, capital])
      } else {
        entries.append([character])
      }
    }
    return entries
  }

  /// Characters without another case by twos.
  private static func sharing(_ entries: [[Unicode.Scalar?]]) -> [[Unicode.Scalar?]] {
    var shared: [[Unicode.Scalar?]] = []
    var open: Int?
    for entry in entries {
      if entry.count == 1, let place = open {
        shared[place] += entry
        open = nil
      } else {
        if entry.count == 1 { open = shared.count }
        shared.append(entry)
      }
    }
    return shared
  }

  /// Two entries of two levels on each key, letters first: on the first two levels a locked Caps can be made up for.
  private static func doubled(_ entries: [[Unicode.Scalar?]]) -> [[Unicode.Scalar?]] {
    stride(from: 0, to: entries.count, by: 2).map { index in
      guard index + 1 < entries.count else { return entries[index] }
      var (first, second) = (entries[index], entries[index + 1])
      if !isLetter(first), isLetter(second) { swap(&first, &second) }
      return first + [Unicode.Scalar?](repeating: nil, count: 2 - first.count) + second
    }
  }

  private static func isLetter(_ entry: [Unicode.Scalar?]) -> Bool {
    entry.count == 2 && entry[1].map { entry[0] == single($0.properties.lowercaseMapping) } == true
      && entry[0] != entry[1]
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
