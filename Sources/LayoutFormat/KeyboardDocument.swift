import KeyboardCore

/// A `keyboard3` element with its imports in place, read as a layout.
struct KeyboardDocument {
  private let root: XMLElement

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
    let touch = root.children.filter { $0.name == "layers" && $0["formId"] == "touch" }
    for layers in root.children where layers.name == "layers" { _ = try layers.required("formId") }
    if touch.isEmpty { throw root.place.error("no layers with formId \"touch\"") }
    guard let info = root.children.last(where: { $0.name == "info" }) else {
      throw root.place.error("keyboard3 needs an info element")
    }

    let specials = root.specials()
    let keys = try KeyBag(keyboard: root, specials: specials)
    try FlickCheck.check(root.parts("flicks"))
    let form = try form(touch, keys: keys, deviceWidth: deviceWidth)
    return Layout(
      id: id, locale: try root.required("locale"), name: try info.required("name"), kind: try kind(specials),
      planes: form.planes, variants: try VariantList(specials, keys: keys, form: form).variants)
  }

  /// The widest form that the device has room for, else the narrowest. All are read, so that a mistake in any is found.
  private func form(
    _ elements: [XMLElement], keys: KeyBag, deviceWidth: Int
  ) throws(LayoutError) -> TouchForm {
    var forms: [TouchForm] = []
    for element in elements {
      let form = try TouchForm(element, keys: keys)
      if forms.contains(where: { $0.minDeviceWidth == form.minDeviceWidth }) {
        throw element.place.error("another touch form has the same minDeviceWidth")
      }
      forms.append(form)
    }
    forms.sort { $0.minDeviceWidth < $1.minDeviceWidth }
    return forms.last { $0.minDeviceWidth <= deviceWidth } ?? forms[0]
  }

  private func kind(_ specials: [XMLElement]) throws(LayoutError) -> Layout.Kind {
    var kinds = Bag<Layout.Kind>()
    for element in specials where element.name == "keypane:layout" {
      let name = try element.required("kind")
      guard let kind = Layout.Kind(rawValue: name) else {
        throw element.place.error("kind must be letters or pad, not \"\(name)\"")
      }
      try kinds.define("kind", as: kind, at: element.place, what: "keypane:layout")
    }
    return kinds["kind"] ?? .letters
  }
}
