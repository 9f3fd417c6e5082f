import KeyboardCore

/// Reads the `transforms` of a keyboard.
struct TransformReader {
  private let keyboard: XMLElement
  private let normalization: Normalization?

  /// What the transforms that are still to come may take.
  private struct Room {
    var steps = ReadingLimits.patternSteps
    var units = ReadingLimits.patternUnits
  }

  init(_ keyboard: XMLElement) throws(LayoutError) {
    self.keyboard = keyboard
    var isNormal = true
    for settings in keyboard.children where settings.name == "settings" {
      switch settings["normalization"] {
      case nil: continue
      case "disabled": isNormal = false
      case let other?: throw settings.place.error("normalization must be \"disabled\", not \"\(other)\"")
      }
    }
    let hasTransforms = keyboard.children.contains { $0.name == "transforms" }
    normalization = isNormal && hasTransforms ? TransformNormalization.unicode : nil
  }

  /// Nil: the file has none.
  func transforms() throws(LayoutError) -> Transforms? {
    let elements = keyboard.children.filter { $0.name == "transforms" }
    if elements.isEmpty { return nil }
    var markers = TransformMarkers()
    let variables = try TransformVariables(
      keyboard.parts("variables"), normalization: normalization, markers: &markers)
    var types = Bag<Void>()
    var transforms = Transforms(normalization: normalization)
    try checkCount(elements)
    var left = Room()
    for element in elements {
      let type = try element.required("type")
      try types.define(type, as: (), at: element.place, what: "transforms of type")
      let groups = try groups(element, variables, &markers, left: &left)
      switch type {
      case "simple": transforms.simple = groups
      case "backspace": transforms.backspace = groups
      case let other: throw element.place.error("type must be simple or backspace, not \"\(other)\"")
      }
    }
    transforms.markers = markers.names
    return transforms
  }

  /// Counted before any is compiled.
  private func checkCount(_ elements: [XMLElement]) throws(LayoutError) {
    var left = ReadingLimits.transforms
    for group in elements.flatMap(\.children) {
      for child in group.children where child.name == "transform" || child.name == "reorder" {
        left -= 1
        if left < 0 { throw child.place.error("more than \(ReadingLimits.transforms) transforms") }
      }
    }
  }

  private func groups(
    _ element: XMLElement, _ variables: TransformVariables, _ markers: inout TransformMarkers, left: inout Room
  ) throws(LayoutError) -> [TransformGroup] {
    var groups: [TransformGroup] = []
    for group in element.children where group.name == "transformGroup" {
      var transforms: [Transform] = []
      var rules: [ReorderRule] = []
      for child in group.children {
        switch child.name {
        case "transform":
          let transform = try transform(child, variables, &markers, left: &left)
          left.steps -= transform.pattern.size
          if left.steps < 0 { throw child.place.error(TransformPatternReader.tooMuch) }
          transforms.append(transform)
        case "reorder":
          for name in ["from", "before"] {
            left.units -= try variables.expanded(child[name] ?? "", at: child.place).count
          }
          if left.units < 0 { throw child.place.error(TransformPatternReader.tooMuch) }
          rules.append(try TransformReorderReader(element: child, variables: variables).rule())
        default: continue
        }
        if !transforms.isEmpty && !rules.isEmpty {
          throw child.place.error("a transformGroup holds either transform or reorder, not both")
        }
      }
      if transforms.isEmpty && rules.isEmpty { throw group.place.error("a transformGroup without a transform") }
      groups.append(rules.isEmpty ? .transforms(transforms) : .reorders(rules))
    }
    return groups
  }

  private func transform(
    _ element: XMLElement, _ variables: TransformVariables, _ markers: inout TransformMarkers, left: inout Room
  ) throws(LayoutError) -> Transform {
    let place = element.place
    var from = TransformPatternReader(
      try variables.expanded(element.required("from"), at: place), variables: variables, normalization: normalization,
      unitsLeft: left.units, at: place)
    if from.unitsLeft < 0 { throw place.error(TransformPatternReader.tooMuch) }
    let node = try from.pattern(&markers)
    if node.shortest == 0 { throw place.error("from fits an empty text") }
    guard let pattern = TransformPattern(node) else { throw place.error("from unfolds to too much") }
    let replacement = try variables.expanded(element["to"] ?? "", at: place)
    left.units = from.unitsLeft - replacement.count
    var to = TransformReplacementReader(
      replacement, variables: variables, pattern: from, at: place)
    return Transform(pattern: pattern, replacement: try to.pieces(&markers))
  }
}
