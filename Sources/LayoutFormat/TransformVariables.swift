import KeyboardCore

/// A keyboard's variables as transforms use them: `${string}`, `$[set]` and `$[uset]`.
struct TransformVariables {
  private var strings: [String: [Unicode.Scalar]] = [:]
  /// In NFD where that is on.
  private(set) var sets: [String: [[ContextUnit]]] = [:]
  private(set) var usets: [String: UnitSet] = [:]

  /// - Parameter elements: the children of `variables`; each may only use those that stand before it.
  init(
    _ elements: [XMLElement], normalization: Normalization?, markers: inout TransformMarkers
  ) throws(LayoutError) {
    var left = ReadingLimits.patternUnits
    for element in elements {
      let place = element.place
      if left < 0 { throw place.error("the variables up to here hold too much") }
      switch element.name {
      case "string":
        let text = try expanded(element.required("value"), at: place)
        left -= text.count
        strings[try element.required("id")] = text
      case "set":
        let text = try expanded(element.required("value"), at: place)
        let items = try items(text, normalization, &markers, at: place)
        left -= text.count + items.count
        sets[try element.required("id")] = items
      case "uset":
        var scanner = TransformScanner(try expanded(element.required("value"), at: place), at: place)
        // A uset may list characters that only other texts have; it is the author's list, not a pattern.
        let known = usets
        let set = try TransformSetReader(normalization: nil).unicodeSet(&scanner) { known[$0] }
        scanner.skipBlanks()
        if !scanner.isAtEnd { throw place.error("a uset must end with its ]") }
        left -= set.ranges.count
        usets[try element.required("id")] = set
      default: continue
      }
    }
  }

  /// A text with the values of its string variables in place, escapes as they were.
  func expanded(_ text: String, at place: SourcePlace) throws(LayoutError) -> [Unicode.Scalar] {
    var scanner = TransformScanner(Array(text.unicodeScalars), at: place)
    var made: [Unicode.Scalar] = []
    while let scalar = scanner.next() {
      if scalar == "\\" {
        made.append(scalar)
        if let escaped = scanner.next() { made.append(escaped) }
      } else if scalar == "$", scanner.skip("{") {
        let id = try scanner.variable(upTo: "}", opening: "${")
        guard let value = strings[id] else { throw place.error("the variable ${\(id)} is not defined") }
        // A variable of one character means that character, whatever it means in a pattern.
        if value.count == 1, TransformSetReader.escapable.contains(value[0]), value[0] != "-" { made.append("\\") }
        made += value
      } else {
        made.append(scalar)
      }
      if made.count > ReadingLimits.patternLength {
        throw place.error("more than \(ReadingLimits.patternLength) characters, variables put in")
      }
    }
    return made
  }

  /// The items of a set, which blanks part.
  private func items(
    _ text: [Unicode.Scalar], _ normalization: Normalization?, _ markers: inout TransformMarkers, at place: SourcePlace
  ) throws(LayoutError) -> [[ContextUnit]] {
    var scanner = TransformScanner(text, at: place)
    var items: [[ContextUnit]] = []
    var item: [ContextUnit] = []
    func close() {
      normalization?.decompose(&item)
      if !item.isEmpty { items.append(item) }
      item = []
    }
    while let scalar = scanner.next() {
      if TransformScanner.isBlank(scalar) {
        close()
      } else if scalar == "\\" {
        switch scanner.next() {
        case "u": item += try scanner.characters().map { ContextUnit($0) }
        case "m": item.append(.marker(try markers.number(of: scanner.markerName(), at: place)))
        case let other? where TransformSetReader.escapable.contains(other): item.append(ContextUnit(other))
        case let other?: throw place.error("the escape \\\(other) is not known")
        case nil: throw place.error("a backslash at the end; write \\u{5C} for a backslash")
        }
      } else if scalar == "$", scanner.skip("[") {
        let id = try scanner.variable(upTo: "]", opening: "$[")
        guard let other = sets[id] else { throw place.error("the set $[\(id)] is not defined") }
        close()
        items += other
      } else {
        item.append(ContextUnit(scalar))
      }
      if items.count > ReadingLimits.patternLength { throw place.error("a set of too many items") }
    }
    close()
    if items.isEmpty { throw place.error("a set without items") }
    return items
  }
}
