/// Puts the characters of a context in the order that rules give them (UTS #35 part 7, `reorder`).
struct Reordering {
  /// What the rules say of one character.
  private struct Weights {
    var order = 0
    var tertiary = 0
    var isTertiaryBase = false
    var isPreBase = false

    var isBase: Bool { order == 0 && tertiary == 0 && !isPreBase }
  }

  /// What a character of a run is sorted by.
  private struct SortKey {
    var primary: Int
    /// The index of the character, or of the one that it stays close to.
    var secondary: Int
    var tertiary: Int
    var index: Int

    func isBefore(_ other: SortKey) -> Bool {
      if primary != other.primary { return primary < other.primary }
      if secondary != other.secondary { return secondary < other.secondary }
      if tertiary != other.tertiary { return tertiary < other.tertiary }
      return index < other.index
    }
  }

  private let rules: [ReorderRule]

  init(_ rules: [ReorderRule]) {
    self.rules = rules
  }

  /// - Returns: whether a character has changed its place.
  func apply(to context: inout [ContextUnit]) -> Bool {
    var trailing: [ContextUnit] = []
    let text = GluedScalar.glue(context, trailing: &trailing)
    let weights = weights(of: text)
    guard weights.contains(where: { !$0.isBase }) else { return false }
    var sorted: [GluedScalar] = []
    sorted.reserveCapacity(text.count)
    var start = 0
    while start < text.count {
      let end = Self.end(ofRunAt: start, weights)
      for index in Self.order(start..<end, weights) { sorted.append(text[index]) }
      start = end
    }
    let units = GluedScalar.units(sorted, trailing: trailing)
    defer { context = units }
    return units != context
  }

  private func weights(of text: [GluedScalar]) -> [Weights] {
    var weights = [Weights](repeating: Weights(), count: text.count)
    var place = 0
    while place < text.count {
      // The longest match wins, then the one with the longest text before it; equals are merged, the later on top.
      var best = (from: 0, before: -1)
      for rule in rules where (rule.from.count, rule.before.count) >= best && rule.matches(text, at: place) {
        best = (rule.from.count, rule.before.count)
      }
      for rule in rules where (rule.from.count, rule.before.count) == best && rule.matches(text, at: place) {
        for index in 0..<best.from {
          if let order = rule.order { weights[place + index].order = order[index] }
          if let tertiary = rule.tertiary { weights[place + index].tertiary = tertiary[index] }
          if let isBase = rule.tertiaryBase { weights[place + index].isTertiaryBase = isBase[index] }
          if let isPreBase = rule.preBase { weights[place + index].isPreBase = isPreBase[index] }
        }
      }
      place += max(1, best.from)
    }
    return weights
  }

  /// A run: what is typed before the base, the base, and what follows it.
  private static func end(ofRunAt start: Int, _ weights: [Weights]) -> Int {
    var end = start
    while end < weights.count, weights[end].isPreBase { end += 1 }
    if end < weights.count, weights[end].isBase { end += 1 }
    while end < weights.count, !weights[end].isBase, !weights[end].isPreBase { end += 1 }
    return end
  }

  private static func order(_ run: Range<Int>, _ weights: [Weights]) -> [Int] {
    // Before there is a base, nothing can be put after it.
    guard run.contains(where: { weights[$0].isBase }) || !weights[run.lowerBound].isPreBase else { return Array(run) }
    var keys: [SortKey] = []
    var closest = (order: 0, index: run.lowerBound)
    for index in run {
      let weight = weights[index]
      if weight.tertiary == 0 {
        if weight.order == 0 || weight.isTertiaryBase { closest = (weight.order, index) }
        keys.append(SortKey(primary: weight.order, secondary: index, tertiary: 0, index: index))
      } else {
        keys.append(
          SortKey(primary: closest.order, secondary: closest.index, tertiary: weight.tertiary, index: index))
      }
    }
    return keys.sorted { $0.isBefore($1) }.map(\.index)
  }
}
