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
  /// - Parameter composing: whether the transforms are compiled, which may take longer than all the rest.
  func layouts(id: String, composing: Bool = true) throws(LayoutError) -> [(width: Int, layout: Layout)] {
    let touch = touchForms
    for layers in root.children where layers.name == "layers" { _ = try layers.required("formId") }
    if let hardware = hardwareOnly { throw hardware }
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

    let locale = try locale()
    let shared = try KeyBag(keyboard: root, specials: common, letters: LetterCase(locale: locale))
    let sharedKind = try kind(common)
    let composition = composing ? try composition(common) : .none
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
        variants: variants, composition: composition)
      forms.append((form.minDeviceWidth, layout))
    }
    return forms.sorted { $0.width < $1.width }
  }

  /// BCP 47, of which the form is checked and not the words.
  private func locale() throws(LayoutError) -> String {
    let locale = try root.required("locale")
    let parts = locale.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag = parts.enumerated().allSatisfy { index, part in
      (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
          default: false
          }
        }
    }
    if !isTag { throw root.place.error("locale must be a language such as de or pt-BR, not \"\(locale)\"") }
    return locale
  }

  /// What is said of a keyboard of hardware keys, which has layers for all but touch; nil for any other.
  var hardwareOnly: LayoutError? {
    let layers = root.children.filter { $0.name == "layers" }
    guard let first = layers.first, let form = first["formId"], touchForms.isEmpty else { return nil }
    return first.place.error(
      "this is a layout for hardware keys (formId \"\(form)\"): there are no layers with formId \"touch\", so there "
        + "is nothing to show on a screen")
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
