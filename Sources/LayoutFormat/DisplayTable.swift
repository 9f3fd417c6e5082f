/// What a keyboard's `displays` show on its keys instead of their output.
struct DisplayTable {
  private var byKey = Bag<String>()
  private var byOutput = Bag<String>()

  /// - Parameter elements: the children of `displays`.
  init(_ elements: [XMLElement], variables: TextVariables) throws(LayoutError) {
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

  func label(ofKey id: String) -> String? { byKey[id] }

  /// - Parameter output: with its markers.
  func label(ofOutput output: String) -> String? { byOutput[output] }
}
