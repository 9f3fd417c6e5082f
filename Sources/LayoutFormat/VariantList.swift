import KeyboardCore

/// The `keypane:variant` elements of a layout, checked against its planes.
struct VariantList {
  private(set) var variants: [LayoutVariant] = []

  /// - Parameters:
  ///   - specials: what the form itself says.
  ///   - common: what the file says for all forms; for the keyboard types that the form has nothing of its own for.
  init(
    _ specials: [XMLElement], otherwise common: [XMLElement], keys: KeyBag, form: TouchForm
  ) throws(LayoutError) {
    try read(specials, keys: keys, form: form)
    let own = Set(variants.map(\.keyboardType.name))
    try read(common.filter { !own.contains($0["keyboardType"] ?? "") }, keys: keys, form: form)
  }

  private mutating func read(_ specials: [XMLElement], keys: KeyBag, form: TouchForm) throws(LayoutError) {
    var types = Bag<Void>()
    for element in specials where element.name == "keypane:variant" {
      let name = try element.required("keyboardType")
      guard let type = KeyboardType(name: name) else {
        throw element.place.error("unknown keyboard type \"\(name)\"")
      }
      try types.define(name, as: (), at: element.place, what: "the variant for")
      let opening = try element.token("openingPlane")
      if let opening, !form.has(opening) { throw element.place.error("plane \"\(opening)\" is not defined") }
      let variant = LayoutVariant(
        keyboardType: type, openingPlane: opening, bottomRows: try Self.bottomRows(element, keys: keys, form: form))
      variants.removeAll { $0.keyboardType == type }
      variants.append(variant)
    }
  }

  private static func bottomRows(
    _ variant: XMLElement, keys: KeyBag, form: TouchForm
  ) throws(LayoutError) -> [LayoutVariant.BottomRow] {
    var rows: [LayoutVariant.BottomRow] = []
    for element in variant.children {
      guard let planes = try element.tokens("planes") else {
        throw element.place.error("keypane:bottomRow needs the attribute planes")
      }
      let row = try keys.row(element)
      try form.check(row, keys: keys, usedAt: element.place)
      for plane in planes {
        guard form.has(plane) else { throw element.place.error("plane \"\(plane)\" is not defined") }
        if rows.contains(where: { $0.plane == plane }) {
          throw element.place.error("plane \"\(plane)\" has two bottom rows in one variant")
        }
        rows.append(LayoutVariant.BottomRow(plane: plane, keys: row))
      }
    }
    return rows
  }
}
