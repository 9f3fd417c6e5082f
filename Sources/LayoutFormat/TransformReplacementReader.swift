import KeyboardCore

/// Reads what a transform puts in, by the grammar of CLDR's transform-to-required.abnf.
struct TransformReplacementReader {
  private var scanner: TransformScanner
  private let variables: TransformVariables
  private let pattern: TransformPatternReader
  private var pieces: [Transform.Piece] = []
  private var literal: [ContextUnit] = []

  /// - Parameters:
  ///   - text: string variables put in.
  ///   - pattern: has read what is looked for.
  init(
    _ text: [Unicode.Scalar], variables: TransformVariables, pattern: TransformPatternReader, at place: SourcePlace
  ) {
    scanner = TransformScanner(text, at: place)
    self.variables = variables
    self.pattern = pattern
  }

  mutating func pieces(_ markers: inout TransformMarkers) throws(LayoutError) -> [Transform.Piece] {
    let place = scanner.place
    while let scalar = scanner.next() {
      switch scalar {
      case "\\":
        switch scanner.next() {
        case "u": literal += try scanner.characters().map { ContextUnit($0) }
        case "m": literal.append(.marker(try markers.number(of: scanner.markerName(), at: place)))
        case let other? where TransformSetReader.escapable.contains(other): literal.append(ContextUnit(other))
        case let other?: throw place.error("the escape \\\(other) is not known")
        case nil: throw place.error("a backslash at the end; write \\\\ for the character")
        }
      case "$": try reference()
      default: literal.append(ContextUnit(scalar))
      }
    }
    flush()
    return pieces
  }

  private mutating func flush() {
    if !literal.isEmpty { pieces.append(.units(literal)) }
    literal = []
  }

  /// What follows a `$`.
  private mutating func reference() throws(LayoutError) {
    let place = scanner.place
    if scanner.skip("$") {
      literal.append(ContextUnit("$"))
    } else if scanner.skip("[") {
      let inner = try scanner.upTo("]", opening: "$[")
      let parts = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[0]), (1...9).contains(number) else {
        throw place.error("a set to put in must be written $[1:name]")
      }
      flush()
      pieces.append(try mapped(number, to: String(parts[1])))
    } else if let digit = scanner.peek, ("0"..."9").contains(digit) {
      _ = scanner.next()
      let number = Int(digit.value - 48)
      if number > pattern.groupCount { throw place.error("there is no group \(number) in from") }
      flush()
      pieces.append(.group(number))
    } else {
      throw place.error("$ must be written $$, or followed by a digit, {…} or […]")
    }
  }

  private func mapped(_ number: Int, to name: String) throws(LayoutError) -> Transform.Piece {
    let place = scanner.place
    if number > pattern.groupCount { throw place.error("there is no group \(number) in from") }
    guard let source = pattern.setsOfGroups[number], let from = variables.sets[source] else {
      throw place.error("group \(number) must be one set variable, ($[…]), to be mapped")
    }
    guard let to = variables.sets[name] else { throw place.error("the set $[\(name)] is not defined") }
    guard from.count == to.count else {
      throw place.error("$[\(source)] has \(from.count) items and $[\(name)] has \(to.count): they cannot be mapped")
    }
    return .mapped(group: number, from: from, to: to)
  }
}
