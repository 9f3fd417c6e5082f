import KeyboardCore

/// Reads what a transform looks for, by the grammar of CLDR's transform-from-required.abnf.
struct TransformPatternReader {
  private var scanner: TransformScanner
  private let variables: TransformVariables
  private let normalization: Normalization?
  private var groups = 0
  private var isInCapture = false
  /// How many units may still be read; lowered by those of the text and of the sets that it names.
  private(set) var unitsLeft: Int
  /// The set variable that a group consists of, by the group's number.
  private(set) var setsOfGroups: [Int: String] = [:]

  /// - Parameter text: string variables put in.
  init(
    _ text: [Unicode.Scalar], variables: TransformVariables, normalization: Normalization?, unitsLeft: Int,
    at place: SourcePlace
  ) {
    self.unitsLeft = unitsLeft - text.count
    scanner = TransformScanner(text, at: place)
    self.variables = variables
    self.normalization = normalization
  }

  /// How many groups there are.
  var groupCount: Int { groups }

  mutating func pattern(_ markers: inout TransformMarkers) throws(LayoutError) -> PatternNode {
    var parts: [PatternNode] = scanner.skip("^") ? [.start] : []
    parts.append(try alternatives(&markers, depth: 0))
    if scanner.peek == ")" { throw scanner.place.error(") without (; a bracket that is meant is written \\)") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func alternatives(_ markers: inout TransformMarkers, depth: Int) throws(LayoutError) -> PatternNode {
    if depth > ReadingLimits.patternDepth { throw scanner.place.error("groups nest too deeply") }
    var found = [try sequence(&markers, depth: depth)]
    while scanner.skip("|") { found.append(try sequence(&markers, depth: depth)) }
    return found.count == 1 ? found[0] : .alternatives(found)
  }

  private mutating func sequence(_ markers: inout TransformMarkers, depth: Int) throws(LayoutError) -> PatternNode {
    var nodes: [PatternNode] = []
    // Characters that stand together are decomposed together.
    var literal: [ContextUnit] = []
    while let scalar = scanner.peek, scalar != "|", scalar != ")" {
      let node = try atom(&markers, literal: &literal, depth: depth)
      let bounds = try quantifier()
      if let bounds {
        var last: [ContextUnit] = []
        if node == nil, let unit = literal.popLast() { last = [unit] }
        flush(&literal, to: &nodes)
        normalization?.decompose(&last)
        nodes.append(.repeated(node ?? .units(last), bounds))
      } else if let node {
        flush(&literal, to: &nodes)
        nodes.append(node)
      }
    }
    flush(&literal, to: &nodes)
    if nodes.isEmpty { throw scanner.place.error("nothing to look for; an empty text cannot be matched") }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private func flush(_ literal: inout [ContextUnit], to nodes: inout [PatternNode]) {
    guard !literal.isEmpty else { return }
    normalization?.decompose(&literal)
    nodes.append(.units(literal))
    literal = []
  }

  /// - Returns: nil where it is characters, which are added to the literal.
  private mutating func atom(
    _ markers: inout TransformMarkers, literal: inout [ContextUnit], depth: Int
  ) throws(LayoutError) -> PatternNode? {
    let place = scanner.place
    guard let scalar = scanner.next() else { return nil }
    switch scalar {
    case "\\": return try escape(&markers, literal: &literal)
    case ".": return .one(.anyCharacter)
    case "[":
      let reader = TransformSetReader(normalization: normalization)
      return .one(try reader.patternClass(&scanner, markers: &markers))
    case "(": return try group(&markers, depth: depth)
    case "$":
      guard scanner.skip("[") else { throw place.error("$ must be written \\$, or followed by {…} or […]") }
      return try set(scanner.variable(upTo: "]", opening: "$["))
    case "*", "+":
      throw place.error("\(scalar) has no bound; write {0,9} or {1,9}, or \\\(scalar) for the character")
    case "?", "{": throw place.error("nothing stands before \(scalar) that could be repeated")
    case "]", "}": throw place.error("\(scalar) without its bracket; write \\\(scalar) for the character")
    case "^": throw place.error("^ stands only at the start; write \\^ for the character")
    default:
      literal.append(ContextUnit(scalar))
      return nil
    }
  }

  private mutating func set(_ id: String) throws(LayoutError) -> PatternNode {
    if let set = variables.usets[id] {
      try take(set.ranges.count)
      return .one(set)
    }
    guard let items = variables.sets[id] else { throw scanner.place.error("the variable $[\(id)] is not defined") }
    try take(items.reduce(0) { $0 + $1.count })
    return .alternatives(items.map { .units($0) })
  }

  private mutating func take(_ units: Int) throws(LayoutError) {
    unitsLeft -= units
    if unitsLeft < 0 { throw scanner.place.error(Self.tooMuch) }
  }

  /// What is said of transforms that are too many or too large together.
  static let tooMuch = "the transforms up to here unfold to too much"

  private mutating func escape(
    _ markers: inout TransformMarkers, literal: inout [ContextUnit]
  ) throws(LayoutError) -> PatternNode? {
    let place = scanner.place
    switch scanner.next() {
    case "u": literal += try scanner.characters().map { ContextUnit($0) }
    case "m":
      let name = try scanner.markerName()
      if name == "." { return .one(.anyMarker) }
      literal.append(.marker(try markers.number(of: name, at: place)))
    case let letter? where TransformClasses.named(letter) != nil:
      return TransformClasses.named(letter).map(PatternNode.one)
    case let other? where TransformSetReader.escapable.contains(other) && other != "-":
      literal.append(ContextUnit(other))
    case let other?: throw place.error("the escape \\\(other) is not known")
    case nil: throw place.error("a backslash at the end; write \\\\ for the character")
    }
    return nil
  }

  private mutating func group(_ markers: inout TransformMarkers, depth: Int) throws(LayoutError) -> PatternNode {
    let place = scanner.place
    if isInCapture { throw place.error("a group that is kept may hold no other group") }
    if scanner.skip("?") {
      guard scanner.skip(":") else { throw place.error("(? is only known as (?:…)") }
      let node = try alternatives(&markers, depth: depth + 1)
      guard scanner.skip(")") else { throw place.error("( has no )") }
      return node
    }
    groups += 1
    let number = groups
    if number > 9 { throw place.error("more than 9 groups") }
    isInCapture = true
    defer { isInCapture = false }
    var ahead = scanner
    if ahead.skip("$["), let id = try? ahead.variable(upTo: "]", opening: "$["), ahead.peek == ")" {
      setsOfGroups[number] = id
    }
    let node = try alternatives(&markers, depth: depth + 1)
    guard scanner.skip(")") else { throw place.error("( has no )") }
    return .capture(number, node)
  }

  private mutating func quantifier() throws(LayoutError) -> ClosedRange<Int>? {
    let place = scanner.place
    var bounds: ClosedRange<Int>?
    if scanner.skip("?") {
      bounds = 0...1
    } else if scanner.skip("{") {
      let inner = try Array(scanner.upTo("}", opening: "{").utf8)
      guard inner.count == 3, inner[1] == UInt8(ascii: ","), (48...57).contains(inner[0]), (48...57).contains(inner[2]),
        inner[0] <= inner[2], inner[2] > 48
      else { throw place.error("a number of repeats must be {x,y}, digits with x <= y and y >= 1") }
      bounds = Int(inner[0] - 48)...Int(inner[2] - 48)
    }
    if bounds != nil, scanner.peek == "?" || scanner.peek == "{" {
      throw place.error("only one number of repeats can follow a part")
    }
    return bounds
  }
}
