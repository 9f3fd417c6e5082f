import KeyboardCore

/// A `keyboard3` element with its imports in place, read as a layout.
struct KeyboardDocument {
  let root: XMLElement

  init(_ root: XMLElement) throws(LayoutError) {
    guard root.name == "keyboard3" else {
      throw root.place.error("the root element is \(root.name), not keyboard3")
    }
    let version = try root.required("conformsTo")
    guard let number = Int(version), number >= 45 else {
      throw root.place.error("conformsTo must be 45 or later, not \"\(version)\"")
    }
    self.root = root
  }

  /// - Parameter deviceWidth: of the touch panel, in millimetres; see `LayoutReader.read`.
  func layout(id: String, deviceWidth: Int) throws(LayoutError) -> Layout {
    let forms = try layouts(id: id)
    // The widest form that the device has room for, else the narrowest.
    return (forms.last { $0.width <= deviceWidth } ?? forms[0]).layout
  }

  /// The layouts of all touch forms, of which there is one at least, by the width that each begins at.
  func layouts(id: String) throws(LayoutError) -> [(width: Int, layout: Layout)] {
    let touch = touchForms
    for layers in root.children where layers.name == "layers" { _ = try layers.required("formId") }
    if touch.isEmpty { throw root.place.error("no layers with formId \"touch\"") }
    guard let info = root.children.last(where: { $0.name == "info" }) else {
      throw root.place.error("keyboard3 needs an info element")
    }

    let common = commonSpecials
    _ = try keyboardTypes()
    if touch.count > ReadingLimits.forms {
      throw touch[ReadingLimits.forms].place.error("more than \(ReadingLimits.forms) touch forms")
    }
    try checkSettings()

    let locale = try root.required("locale")
    let shared = try KeyBag(keyboard: root, specials: common, letters: LetterCase(locale: locale))
    let sharedKind = try kind(common)
    // All forms are read, so that a mistake in any is found.
    var forms: [(width: Int, layout: Layout)] = []
    var keysLeft = ReadingLimits.keysOfLayout
    for element in touch {
      let own = element.specials()
      let keys = try shared.with(own)
      let form = try TouchForm(element, keys: keys)
      keysLeft -= form.planes.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.count } }
      if keysLeft < 0 { throw element.place.error("more than \(ReadingLimits.keysOfLayout) keys in all planes") }
      if forms.contains(where: { $0.width == form.minDeviceWidth }) {
        throw element.place.error("another touch form has the same minDeviceWidth")
      }
      let ownKind = try kind(own)
      let variants = try VariantList(own, otherwise: common, keys: keys, form: form).variants
      let layout = Layout(
        id: id, locale: locale, name: try info.required("name"), kind: ownKind ?? sharedKind ?? .letters,
        planes: form.planes,
        variants: variants, composition: try composition(common))
      forms.append((form.minDeviceWidth, layout))
    }
    return forms.sorted { $0.width < $1.width }
  }

  /// The `layers` elements for touch.
  var touchForms: [XMLElement] {
    root.children.filter { $0.name == "layers" && $0["formId"] == "touch" }
  }

  /// What stands in the `special` elements that count for all forms.
  var commonSpecials: [XMLElement] {
    root.children.filter { $0.name != "layers" }.flatMap { element in
      element.name == "special" ? element.children : element.specials()
    }
  }

  /// See `LayoutFile.keyboardTypes`.
  func keyboardTypes() throws(LayoutError) -> [KeyboardType] {
    let specials = commonSpecials
    for element in specials.reversed() where element.name == "keypane:layout" {
      guard let names = try element.tokens("keyboardTypes") else { continue }
      var types: [KeyboardType] = []
      for name in names {
        guard let type = KeyboardType(name: name) else {
          throw element.place.error("unknown keyboard type \"\(name)\"")
        }
        types.append(type)
      }
      return types
    }
    return try root.required("locale") == "und" ? [] : KeyboardType.allCases.filter { !$0.isPad }
  }

  /// LDML knows one setting with one value: what is typed is not normalized.
  private func checkSettings() throws(LayoutError) {
    for settings in root.children where settings.name == "settings" {
      guard let value = settings["normalization"], value != "disabled" else { continue }
      throw settings.place.error("normalization must be \"disabled\", not \"\(value)\"")
    }
  }

  /// What makes other text of what is typed.
  private func composition(_ specials: [XMLElement]) throws(LayoutError) -> Composition {
    for element in specials where element.name == "keypane:layout" {
      switch element["composition"] {
      case nil:
        // Without any it would say nothing.
        if element["keyboardTypes"] == nil { _ = try element.required("kind") }
      case "hangul": return .hangul
      case let other?: throw element.place.error("composition must be hangul, not \"\(other)\"")
      }
    }
    return try TransformReader(root).transforms().map(Composition.transforms) ?? .none
  }

  private func kind(_ specials: [XMLElement]) throws(LayoutError) -> Layout.Kind? {
    var kinds = Bag<Layout.Kind>()
    for element in specials where element.name == "keypane:layout" && element["kind"] != nil {
      let name = try element.required("kind")
      guard let kind = Layout.Kind(rawValue: name) else {
        throw element.place.error("kind must be letters or pad, not \"\(name)\"")
      }
      try kinds.define("kind", as: kind, at: element.place, what: "keypane:layout")
    }
    return kinds["kind"]
  }
}
