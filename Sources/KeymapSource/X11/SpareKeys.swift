import KeyboardCore

/// The keys of our device on X11 that have been given characters of the layouts' own inventory.
///
/// They are given once for all characters that are wanted, never for one at a time: programs read the keymap anew at
/// each change, and what is typed meanwhile is read with the wrong one.
struct SpareKeys: Hashable, Sendable {
  /// Those that have been given, in ascending order of the codes.
  private(set) var given: [SpareKeyPlan.Key] = []
  /// What has been asked for since they were lost, whether or not there was a key for it.
  private var asked: Set<Unicode.Scalar> = []
  /// What is to be given a key at the next sign of life.
  private var wanted: [Unicode.Scalar] = []

  /// KEY_UNKNOWN: what drivers send for keys that they do not know.
  private static let unknown: UInt16 = 240

  /// Whether something is to be done.
  var isWanted: Bool { !wanted.isEmpty }

  /// Asks for keys, the most important first; those that have been asked for are not asked for again.
  mutating func want(_ characters: some Sequence<Unicode.Scalar>) {
    for character in characters where !asked.contains(character) && !wanted.contains(character) {
      wanted.append(character)
    }
  }

  /// The keys that are to be given now.
  /// - Parameters:
  ///   - codes: those without a symbol, in ascending order.
  ///   - levels: how many levels they can have.
  mutating func give(of codes: [UInt16], levels: Int) -> [SpareKeyPlan.Key] {
    let free = codes.filter { !KeyMeanings.reserved.contains($0) && $0 != Self.unknown }
    let plan = SpareKeyPlan(of: wanted, on: free, levels: levels)
    asked.formUnion(wanted)
    wanted = []
    given = (given + plan.keys).sorted { $0.code < $1.code }
    return plan.keys
  }

  /// Somebody else has set the keymap, and what was given may be gone with the old one.
  /// - Parameter codes: the keys that have no symbol now.
  mutating func noticeLoss(_ codes: [UInt16]) {
    let empty = Set(codes)
    guard given.contains(where: { empty.contains($0.code) }) else { return }
    self = SpareKeys()
  }
}
