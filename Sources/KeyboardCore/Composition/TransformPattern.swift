/// A pattern compiled once, so that matching is bounded: no pair of instruction and position is visited twice.
public struct TransformPattern: Sendable {
  private enum Instruction: Sendable {
    case one(UnitSet)
    /// The first way is tried before the second.
    case split(Int, Int)
    case jump(Int)
    case open(Int)
    case close(Int)
    case start
    case found
  }

  /// Where a match and its groups are in the context.
  public struct Match: Sendable {
    /// Up to the end of the context.
    public var range: Range<Int>
    /// By the group's number; nil where the group took no part.
    public var groups: [Range<Int>?]
  }

  /// Patterns that unfold to more instructions are refused.
  public static let sizeLimit = 4096

  private var program: [Instruction] = []
  private let lengths: ClosedRange<Int>
  private let endings: UnitSet

  /// How many instructions it has.
  public var size: Int { program.count }

  /// Nil: the pattern unfolds to more than `sizeLimit` instructions, or fits an empty text.
  public init?(_ node: PatternNode) {
    guard node.shortest > 0, node.size(limit: Self.sizeLimit) < Self.sizeLimit else { return nil }
    lengths = node.shortest...max(node.shortest, node.longest(limit: TextComposer.contextLimit + node.shortest))
    endings = node.endings
    compile(node)
    program.append(.found)
  }

  private mutating func compile(_ node: PatternNode) {
    switch node {
    case .one(let set): program.append(.one(set))
    case .start: program.append(.start)
    case .sequence(let nodes):
      for node in nodes { compile(node) }
    case .capture(let number, let node):
      program.append(.open(number))
      compile(node)
      program.append(.close(number))
    case .alternatives(let nodes):
      var jumps: [Int] = []
      for (index, node) in nodes.enumerated() {
        guard index < nodes.count - 1 else {
          compile(node)
          break
        }
        let split = program.count
        program.append(.jump(0))
        compile(node)
        jumps.append(program.count)
        program.append(.jump(0))
        program[split] = .split(split + 1, program.count)
      }
      for jump in jumps { program[jump] = .jump(program.count) }
    case .repeated(let node, let bounds):
      for _ in 0..<bounds.lowerBound { compile(node) }
      var splits: [Int] = []
      for _ in bounds.lowerBound..<bounds.upperBound {
        splits.append(program.count)
        program.append(.jump(0))
        compile(node)
      }
      for split in splits { program[split] = .split(split + 1, program.count) }
    }
  }

  /// The match that ends with the context and starts first.
  /// - Parameter isWhole: whether the context's first unit is the first of its text.
  public func match(_ context: [ContextUnit], isWhole: Bool) -> Match? {
    guard let last = context.last, endings.contains(last), context.count >= lengths.lowerBound else { return nil }
    var run = Run(program: program, context: context, isWhole: isWhole)
    for start in max(0, context.count - lengths.upperBound)...(context.count - lengths.lowerBound) {
      if let match = run.match(from: start) { return match }
    }
    return nil
  }

  /// Whether units can stand one behind the other somewhere in what is looked for. A marker belongs to the character behind
  /// it: a character by itself is not one that stands behind a marker.
  func mentions(_ units: [ContextUnit]) -> Bool {
    guard units.count <= program.count else { return false }
    return (0...program.count - units.count).contains { start in
      let fits = units.indices.allSatisfy { index in
        if case .one(let set) = program[start + index] { set.contains(units[index]) } else { false }
      }
      guard fits, start > 0, units.first?.isMarker == false, case .one(let set) = program[start - 1] else {
        return fits
      }
      return set.intersection(.anyMarker).isEmpty
    }
  }

  /// One search: what failed from one start fails from the next as well.
  private struct Run {
    /// Something to go back to.
    private enum Task {
      case go(instruction: Int, position: Int)
      case forget(group: Int, opening: Int, range: Range<Int>?)
    }

    let program: [Instruction]
    let context: [ContextUnit]
    let isWhole: Bool
    private var visited: [Bool]
    private var tasks: [Task] = []
    private var openings = [Int](repeating: 0, count: 10)
    private var groups = [Range<Int>?](repeating: nil, count: 10)

    init(program: [Instruction], context: [ContextUnit], isWhole: Bool) {
      self.program = program
      self.context = context
      self.isWhole = isWhole
      visited = [Bool](repeating: false, count: program.count * (context.count + 1))
    }

    mutating func match(from start: Int) -> Match? {
      tasks.append(.go(instruction: 0, position: start))
      while let task = tasks.popLast() {
        switch task {
        case .forget(let group, let opening, let range):
          openings[group] = opening
          groups[group] = range
        case .go(let instruction, let position):
          if follow(instruction, position) { return Match(range: start..<context.count, groups: groups) }
        }
      }
      return nil
    }

    /// Runs until the path ends; true: the pattern has been found.
    private mutating func follow(_ first: Int, _ place: Int) -> Bool {
      var at = first
      var position = place
      while true {
        let mark = at * (context.count + 1) + position
        if visited[mark] { return false }
        visited[mark] = true
        switch program[at] {
        case .one(let set):
          guard position < context.count, set.contains(context[position]) else { return false }
          position += 1
          at += 1
        case .split(let one, let other):
          tasks.append(.go(instruction: other, position: position))
          at = one
        case .jump(let target): at = target
        case .open(let group):
          tasks.append(.forget(group: group, opening: openings[group], range: groups[group]))
          openings[group] = position
          at += 1
        case .close(let group):
          tasks.append(.forget(group: group, opening: openings[group], range: groups[group]))
          groups[group] = openings[group]..<position
          at += 1
        case .start:
          guard isWhole && position == 0 else { return false }
          at += 1
        case .found: return position == context.count
        }
      }
    }
  }
}
