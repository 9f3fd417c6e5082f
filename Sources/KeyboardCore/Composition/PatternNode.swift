/// What a transform looks for, as its author wrote it (UTS #35 part 7, "Regex-like Syntax"), in NFD.
public indirect enum PatternNode: Hashable, Sendable {
  /// One unit of a set.
  case one(UnitSet)
  /// One after the other.
  case sequence([PatternNode])
  /// The first that fits.
  case alternatives([PatternNode])
  /// As often as it fits within bounds.
  case repeated(PatternNode, ClosedRange<Int>)
  /// What is found is kept by a number from 1 to 9.
  case capture(Int, PatternNode)
  /// The start of the context.
  case start

  /// One unit after the other.
  public static func units(_ units: [ContextUnit]) -> PatternNode {
    units.count == 1 ? .one(UnitSet(units[0])) : .sequence(units.map { .one(UnitSet($0)) })
  }

  /// The fewest units that fit.
  public var shortest: Int {
    switch self {
    case .one: 1
    case .sequence(let nodes): nodes.reduce(0) { $0 + $1.shortest }
    case .alternatives(let nodes): nodes.map(\.shortest).min() ?? 0
    case .repeated(let node, let bounds): node.shortest * bounds.lowerBound
    case .capture(_, let node): node.shortest
    case .start: 0
    }
  }

  /// The most units that fit, up to a limit.
  func longest(limit: Int) -> Int {
    let length =
      switch self {
      case .one: 1
      case .sequence(let nodes): nodes.reduce(0) { min(limit, $0 + $1.longest(limit: limit)) }
      case .alternatives(let nodes): nodes.map { $0.longest(limit: limit) }.max() ?? 0
      case .repeated(let node, let bounds): node.longest(limit: limit) * bounds.upperBound
      case .capture(_, let node): node.longest(limit: limit)
      case .start: 0
      }
    return min(limit, length)
  }

  /// How many instructions it unfolds to, up to a limit.
  func size(limit: Int) -> Int {
    let size =
      switch self {
      case .one, .start: 1
      case .sequence(let nodes): nodes.reduce(0) { min(limit, $0 + $1.size(limit: limit)) }
      case .alternatives(let nodes): nodes.reduce(0) { min(limit, $0 + 2 + $1.size(limit: limit)) }
      case .repeated(let node, let bounds): min(limit, node.size(limit: limit) + 1) * bounds.upperBound
      case .capture(_, let node): node.size(limit: limit) + 2
      }
    return min(limit, size)
  }

  /// What the last unit of a match can be.
  var endings: UnitSet {
    switch self {
    case .one(let set): return set
    case .sequence(let nodes):
      var found = UnitSet()
      for node in nodes.reversed() {
        // Large sets are not sorted anew for the usual case of one.
        found = found.isEmpty ? node.endings : found.union(node.endings)
        if node.shortest > 0 { break }
      }
      return found
    case .alternatives(let nodes): return UnitSet.union(nodes.map(\.endings))
    case .repeated(let node, _), .capture(_, let node): return node.endings
    case .start: return UnitSet()
    }
  }
}
