import KeyboardCore

/// A keyboard as the rules of the checker see it: what can be understood, whatever else is wrong.
struct CheckedKeyboard {
  /// The name of the file that is checked; what stands in others is imported.
  let file: String
  let root: XMLElement
  let document: KeyboardDocument
  /// The letters of its language; nil where they are not known.
  let letters: [String]?
  let variables: TextVariables
  /// The definition that counts of each key.
  private(set) var keys: [String: KeyDefinition] = [:]
  /// The `flick` elements by their id.
  private(set) var flicks: [String: XMLElement] = [:]
  let forms: [CheckedForm]
  /// Definitions that cannot be understood, or that stand twice in a file.
  private(set) var mistakes: [LayoutError] = []

  init(_ document: KeyboardDocument, file: String, letters: [String]?) {
    self.file = file
    self.document = document
    self.letters = letters
    root = document.root
    var mistakes: [LayoutError] = []
    do { variables = try TextVariables(root.parts("variables")) } catch {
      mistakes.append(error)
      variables = TextVariables()
    }
    forms = document.touchForms.map { CheckedForm($0, common: document.commonSpecials) }
    var places: [String: SourcePlace] = [:]
    func isNew(_ id: String, _ element: XMLElement, _ what: String) {
      let name = "\(what) \"\(id)\""
      if let first = places["\(element.place.file) \(name)"] {
        mistakes.append(element.place.error("\(name) is defined twice, first on line \(first.line)"))
      } else {
        places["\(element.place.file) \(name)"] = element.place
      }
    }
    for element in ImpliedKeys.latin + root.parts("keys") where element.name == "key" {
      do {
        let key = try KeyDefinition(element, variables: variables)
        isNew(key.id, element, "key")
        keys[key.id] = key
      } catch {
        mistakes.append(error)
        // Defined badly, but not undefined.
        if let id = element["id"], keys[id] == nil { keys[id] = KeyDefinition(brokenAt: element.place, id: id) }
      }
    }
    for element in root.parts("flicks") where element.name == "flick" {
      guard let id = element["id"] else { continue }
      isNew(id, element, "flick")
      flicks[id] = element
    }
    for form in document.touchForms {
      // Two forms have planes of the same names.
      places = [:]
      for layer in form.children where layer.name == "layer" { isNew(layer["id"] ?? "", layer, "layer") }
    }
    self.mistakes = mistakes
  }

  /// The ids of keys that a key offers beside what it types, and where each is named.
  func offered(by key: KeyDefinition) -> [(id: String, place: SourcePlace)] {
    var offered = (key.longPress + key.multiTap).map { ($0, key.place) }
    if let flick = key.flick.flatMap({ flicks[$0] }) {
      for segment in flick.children { if let id = segment["keyId"] { offered.append((id, segment.place)) } }
    }
    return offered
  }
}

extension KeyDefinition {
  /// A key whose definition cannot be understood.
  fileprivate init(brokenAt place: SourcePlace, id: String) {
    self.id = id
    self.place = place
    output = " "
    width = 1000
    stretches = true
    isGap = false
    layerId = nil
    longPress = []
    longPressDefault = nil
    flick = nil
    multiTap = []
  }
}
