import KeyboardCore

/// The keys of our device on X11 that have been given characters of the layouts' own inventories.
///
/// They are given at once to all characters of all languages in use, where they suffice; else the layout that is shown
/// goes first, and what another one had gives way. Never for one character at a time: programs read the keymap anew at
/// each change, and what is typed meanwhile is read with the wrong one.
struct SpareKeys: Hashable, Sendable {
  /// Those that have been given, in ascending order of the codes.
  private(set) var given: [SpareKeyPlan.Key] = []
  /// All that is to have keys, the most important first.
  private var wish: [Unicode.Scalar] = []
  /// So many of them are of the layout that is shown.
  private var needed = 0
  /// The wish is still to be looked at.
  private(set) var isWanted = false

  /// KEY_UNKNOWN: what drivers send for keys that they do not know.
  private static let unknown: UInt16 = 240

  /// The characters that have keys.
  var characters: Set<Unicode.Scalar> { Set(given.flatMap { $0.levels.compactMap(\.self) }) }

  /// Asks for keys in place of what was asked for before; those that have been given are asked for as well.
  /// - Parameters:
  ///   - shown: of the layout that is shown, the most important first.
  ///   - others: of other languages in use.
  mutating func want(_ shown: some Sequence<Unicode.Scalar>, others: some Sequence<Unicode.Scalar>) {
    var seen: Set<Unicode.Scalar> = []
    let first = shown.filter { seen.insert($0).inserted }
    let list = first + others.filter { seen.insert($0).inserted }
    guard list != wish || first.count != needed else { return }
    wish = list
    needed = first.count
    isWanted = !seen.isSubset(of: characters)
  }

  /// The keys that are to be changed now, in ascending order of their codes; those without levels become empty.
  /// - Parameters:
  ///   - codes: those without a symbol, in ascending order.
  ///   - levels: how many levels they can have.
  mutating func give(of codes: [UInt16], levels: Int) -> [SpareKeyPlan.Key] {
    isWanted = false
    let free = codes.filter { !KeyMeanings.reserved.contains($0) && $0 != Self.unknown }
    let has = characters
    let missing = wish.filter { !has.contains($0) }
    let added = SpareKeyPlan(of: missing, on: free, levels: levels)
    if Set(added.left).isDisjoint(with: wish.prefix(needed)) {
      given = (given + added.keys).sorted { $0.code < $1.code }
      return added.keys
    }
    // Not even for the layout that is shown: all over again.
    let plan = SpareKeyPlan(of: wish, on: (free + given.map(\.code)).sorted(), levels: levels)
    let kept = Set(plan.keys)
    let used = Set(plan.keys.map(\.code))
    let before = Set(given)
    let emptied = given.filter { !used.contains($0.code) }.map { SpareKeyPlan.Key(code: $0.code) }
    given = plan.keys
    return (kept.subtracting(before) + emptied).sorted { $0.code < $1.code }
  }

  /// Keys that another run has given and not put back, since it was killed, are ours from now on.
  mutating func adopt(_ keys: [SpareKeyPlan.Key]) {
    self = SpareKeys()
    given = keys
  }

  /// Somebody else has set the keymap, and what was given may be gone with the old one.
  /// - Parameter codes: the keys that have no symbol now.
  mutating func noticeLoss(_ codes: [UInt16]) {
    let empty = Set(codes)
    guard given.contains(where: { empty.contains($0.code) }) else { return }
    self = SpareKeys()
  }
}
