import KeyboardCore

/// Reads a `reorder` element.
struct TransformReorderReader {
  let element: XMLElement
  let variables: TransformVariables

  func rule() throws(LayoutError) -> ReorderRule {
    let place = element.place
    let from = try sets(element.required("from"))
    if from.isEmpty { throw place.error("from is empty") }
    let before = try sets(element["before"] ?? "")
    let order = try list("order", count: from.count, of: Self.weight, named: "whole numbers from -128 to 127")
    let tertiary = try list("tertiary", count: from.count, of: Self.weight, named: "whole numbers from -128 to 127")
    let tertiaryBase = try list("tertiaryBase", count: from.count, of: Self.flag, named: "true or false")
    let preBase = try list("preBase", count: from.count, of: Self.flag, named: "true or false")
    for index in from.indices where (tertiary?[index] ?? 0) != 0 {
      if (order?[index] ?? 0) != 0 { throw place.error("a character with a tertiary weight must have the order 0") }
      if tertiaryBase?[index] ?? false || preBase?[index] ?? false {
        throw place.error("a character with a tertiary weight can be neither a tertiaryBase nor a preBase")
      }
    }
    for index in from.indices where preBase?[index] ?? false && order?[index] == 0 {
      throw place.error("a preBase character cannot have the order 0")
    }
    return ReorderRule(
      before: before, from: from, order: order, tertiary: tertiary, tertiaryBase: tertiaryBase, preBase: preBase)
  }

  /// A character each: one, or one of a set.
  private func sets(_ text: String) throws(LayoutError) -> [UnitSet] {
    let place = element.place
    var scanner = TransformScanner(try variables.expanded(text, at: place), at: place)
    var sets: [UnitSet] = []
    while let scalar = scanner.next() {
      switch scalar {
      case "\\":
        switch scanner.next() {
        case "u": sets += try scanner.characters().map { UnitSet(ContextUnit($0)) }
        case "m": throw place.error("reorder does not see markers")
        case let other? where TransformSetReader.escapable.contains(other): sets.append(UnitSet(ContextUnit(other)))
        case let other?: throw place.error("the escape \\\(other) is not known")
        case nil: throw place.error("a backslash at the end; write \\\\ for the character")
        }
      case "[":
        var none = TransformMarkers()
        sets.append(try TransformSetReader(normalization: nil).patternClass(&scanner, markers: &none))
      case "$":
        guard scanner.skip("[") else { throw place.error("$ must be written \\$, or followed by {…} or […]") }
        let id = try scanner.variable(upTo: "]", opening: "$[")
        guard let set = variables.usets[id] else { throw place.error("the uset $[\(id)] is not defined") }
        sets.append(set)
      case "*", "+", "?", "(", ")", "|", "{", "}", ".", "^", "]":
        throw place.error("\(scalar) cannot stand in a reorder; write \\\(scalar) for the character")
      default: sets.append(UnitSet(ContextUnit(scalar)))
      }
      if sets.count > TextComposer.contextLimit { throw place.error("longer than a context can be") }
    }
    return sets
  }

  /// One value a character; the last is repeated for those that have none.
  private func list<Value>(
    _ attribute: String, count: Int, of read: (Substring) -> Value?, named what: String
  ) throws(LayoutError) -> [Value]? {
    guard let text = element[attribute] else { return nil }
    var values: [Value] = []
    for word in text.split(separator: " ") {
      guard let value = read(word) else { throw element.place.error("\(attribute) must be \(what), not \"\(word)\"") }
      values.append(value)
    }
    guard let last = values.last else { throw element.place.error("\(attribute) is empty") }
    if values.count > count {
      throw element.place.error("\(attribute) has \(values.count) values for \(count) characters")
    }
    return values + Array(repeating: last, count: count - values.count)
  }

  private static func weight(_ word: Substring) -> Int? {
    guard let number = Int(word), (-128...127).contains(number), word.first != "+" else { return nil }
    return number
  }

  private static func flag(_ word: Substring) -> Bool? {
    switch word {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }
}
