extension Transforms {
  /// What is made of a text that a key types: at once, and together with what is typed before it or after it. Of results
  /// that keep a part of what was found only the part that is new counts; empty ones do not.
  /// - Parameter text: as the layout has it, with its markers.
  /// - Returns: in the order of the rules, each once; the text itself where nothing is made of it at once.
  public func outcomes(of text: String) -> [String] {
    var alone = TextComposer(self)
    var found = [alone.insert(text).inserts].filter { !$0.isEmpty }
    var units = units(text)
    normalize(&units)
    guard !units.isEmpty else { return found }
    for transform in simple.flatMap(\.transforms) where transform.pattern.mentions(units) {
      for made in transform.outcomes.map({ TextEdit.text(shown($0)[...]) }) where !made.isEmpty {
        if !found.contains(made) { found.append(made) }
      }
    }
    return found
  }
}

extension TransformGroup {
  fileprivate var transforms: [Transform] {
    switch self {
    case .transforms(let list): list
    case .reorders: []
    }
  }
}

extension Transform {
  /// What can stand in the place of what is found, without what is kept of it.
  fileprivate var outcomes: [[ContextUnit]] {
    var made: [[ContextUnit]] = [[]]
    for piece in replacement {
      switch piece {
      case .units(let units): made = made.map { $0 + units }
      case .group: break
      // Two lists in one rule are as good as none that anybody writes: their results are not multiplied.
      case .mapped(_, _, let to): made = made.count == 1 ? to.map { made[0] + $0 } : made
      }
    }
    return made
  }
}
