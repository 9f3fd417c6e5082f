import KeyboardCore

/// Reads the sets of characters in patterns: `[a-z\u{E9}]`, and in `uset` variables: `[[a-z]-[q]]`.
struct TransformSetReader {
  /// Characters that have a meaning in patterns; a backslash takes it from them.
  static let escapable: Set<Unicode.Scalar> = [
    "\\", "$", "{", "|", "}", "(", ")", "*", "+", ".", "/", "?", "[", "]", "^", "-",
  ]

  /// Refuses characters that never come up, because texts are matched in NFD.
  let normalization: Normalization?

  /// A class of a pattern, behind its `[`.
  func patternClass(
    _ scanner: inout TransformScanner, markers: inout TransformMarkers
  ) throws(LayoutError) -> UnitSet {
    let isInverted = scanner.skip("^")
    var set: [UnitSet] = []
    while true {
      guard let scalar = scanner.peek else { throw scanner.place.error("[ has no ]") }
      if scalar == "]" {
        _ = scanner.next()
        break
      }
      if scanner.skip("\\m") {
        let name = try scanner.markerName()
        set.append(
          name == "." ? .anyMarker : UnitSet(.marker(try markers.number(of: name, at: scanner.place))))
        continue
      }
      set.append(try range(&scanner))
    }
    if set.isEmpty { throw scanner.place.error("a class without characters") }
    let all = UnitSet.union(set)
    return isInverted ? all.inverted : all
  }

  /// A value of a `uset` element.
  func unicodeSet(
    _ scanner: inout TransformScanner, depth: Int = 0, named: (String) -> UnitSet?
  ) throws(LayoutError) -> UnitSet {
    scanner.skipBlanks()
    guard scanner.skip("[") else { throw scanner.place.error("a uset must begin with [") }
    if depth > ReadingLimits.patternDepth { throw scanner.place.error("sets nest too deeply") }
    let isInverted = scanner.skip("^")
    var set = UnitSet()
    var plain: [UnitSet] = []
    while true {
      scanner.skipBlanks()
      guard let scalar = scanner.peek else { throw scanner.place.error("[ has no ]") }
      switch scalar {
      case "]":
        _ = scanner.next()
        set = set.union(UnitSet.union(plain))
        return isInverted ? set.inverted : set
      case "-", "&":
        _ = scanner.next()
        set = set.union(UnitSet.union(plain))
        plain = []
        let other = try operand(&scanner, depth: depth, named: named)
        set = scalar == "-" ? set.subtracting(other) : set.intersection(other)
      case "[", "$": plain.append(try operand(&scanner, depth: depth, named: named))
      case "{", "}": throw scanner.place.error("sets of texts of several characters are not allowed here")
      default: plain.append(try range(&scanner, skippingBlanks: true))
      }
    }
  }

  /// A set inside a set: written out, or another `uset`.
  private func operand(
    _ scanner: inout TransformScanner, depth: Int, named: (String) -> UnitSet?
  ) throws(LayoutError) -> UnitSet {
    scanner.skipBlanks()
    guard scanner.skip("$[") else { return try unicodeSet(&scanner, depth: depth + 1, named: named) }
    let id = try scanner.variable(upTo: "]", opening: "$[")
    guard let set = named(id) else { throw scanner.place.error("the uset $[\(id)] is not defined") }
    return set
  }

  private func range(
    _ scanner: inout TransformScanner, skippingBlanks: Bool = false
  ) throws(LayoutError) -> UnitSet {
    let first = try edge(&scanner)
    if skippingBlanks { scanner.skipBlanks() }
    // In a uset a hyphen before another set takes that set away.
    var ahead = scanner
    guard ahead.skip("-"), let next = ahead.peek, next != "]", !(skippingBlanks && (next == "[" || next == "$")) else {
      if first.count > 1 { return UnitSet.union(first.map { UnitSet(ContextUnit($0)) }) }
      return UnitSet(ContextUnit(first[0]))
    }
    scanner = ahead
    if skippingBlanks { scanner.skipBlanks() }
    let last = try edge(&scanner)
    guard first.count == 1, last.count == 1, first[0] <= last[0] else {
      throw scanner.place.error("a range must go from one character to a later one")
    }
    return UnitSet([first[0]...last[0]])
  }

  /// One character; several where one escape names them.
  private func edge(_ scanner: inout TransformScanner) throws(LayoutError) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    switch scanner.next() {
    case nil: throw scanner.place.error("[ has no ]")
    case "\\":
      switch scanner.next() {
      case "u": found = try scanner.characters()
      case let other? where Self.escapable.contains(other): found = [other]
      case let other?: throw scanner.place.error("the escape \\\(other) is not known in a class")
      case nil: throw scanner.place.error("a backslash at the end")
      }
    case let other? where "[$()*+?/^".unicodeScalars.contains(other) && other != "/":
      throw scanner.place.error("\(other) in a class must be written \\\(other)")
    case let other?: found = [other]
    }
    for scalar in found { try checkIsDecomposed(scalar, at: scanner.place) }
    return found
  }

  private func checkIsDecomposed(_ scalar: Unicode.Scalar, at place: SourcePlace) throws(LayoutError) {
    guard let normalization else { return }
    let unit = ContextUnit(scalar)
    var units = [unit]
    normalization.decompose(&units)
    guard units == [unit] else {
      throw place.error(
        "\"\(scalar)\" in a class never matches, because texts are compared decomposed; write (?:…|…) or a set variable"
      )
    }
  }
}
