/// What a keyboard's `displays` show on its keys instead of their output.
struct DisplayTable {
  private var byKey = Bag<String>()
  private var byOutput = Bag<String>()
  /// What combining marks are shown on.
  private var base = DisplayTable.dottedCircle

  private static let dottedCircle = "\u{25CC}"

  /// - Parameter elements: the children of `displays`.
  init(_ elements: [XMLElement], variables: TextVariables) throws(LayoutError) {
    for element in elements where element.name == "displayOptions" {
      guard let raw = element["baseCharacter"] else { continue }
      base = TextVariables.withoutMarkers(try variables.text(raw, at: element.place))
      if base.count != 1 { throw element.place.error("baseCharacter must be one character, not \"\(base)\"") }
    }
    for element in elements where element.name == "display" {
      let shown = try variables.text(element.required("display"), at: element.place)
      let label = TextVariables.withoutMarkers(shown)
      switch (try element.token("keyId"), element["output"]) {
      case (let id?, nil):
        try byKey.define(id, as: label, at: element.place, what: "the display of key")
      case (nil, let raw?):
        let output = try variables.text(raw, at: element.place)
        try byOutput.define(output, as: label, at: element.place, what: "the display of output")
      case (nil, nil), (_?, _?):
        throw element.place.error("display needs either keyId or output")
      }
    }
  }

  func label(ofKey id: String) -> String? { byKey[id].map(onBase) }

  /// - Parameter output: with its markers.
  func label(ofOutput output: String) -> String? { byOutput[output].map(onBase) }

  /// A label that begins with a combining mark is shown on the file's base character, ◌ unless it names another; what
  /// the author put on ◌ by hand, too.
  func onBase(_ label: String) -> String {
    guard let first = label.unicodeScalars.first else { return label }
    if first.isCombining { return base + label }
    guard base != Self.dottedCircle, first == "\u{25CC}" else { return label }
    return base + String(String.UnicodeScalarView(label.unicodeScalars.dropFirst()))
  }
}

extension Unicode.Scalar {
  /// Stands on the letter before it.
  fileprivate var isCombining: Bool {
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark || category == .spacingMark
  }
}
