import KeyboardCore

extension LayoutRule {
  /// Elements of our own, each by itself: what is wrong in one does not hide what is wrong in the next.
  static let specialElements = LayoutRule("special", .error) { keyboard in
    var keys = Bag<KeyDefinition>()
    var mistakes: [LayoutError] = []
    func note(_ look: () throws(LayoutError) -> Void) {
      do { try look() } catch { mistakes.append(error) }
    }
    for (id, key) in keyboard.keys {
      note { () throws(LayoutError) in try keys.define(id, as: key, at: key.place, what: "key") }
    }
    let forms = keyboard.document.touchForms.map { $0.specials() }
    for element in keyboard.document.commonSpecials + forms.joined() {
      switch element.name {
      case "keypane:key":
        // Keys that are not defined are the business of another rule.
        if let id = element["id"], keyboard.keys[id] == nil { continue }
        note { () throws(LayoutError) in
          _ = try KeyAdditions([element], keys: keys, variables: keyboard.variables)
          guard let id = try element.token("id"), let key = keyboard.keys[id], let name = element["role"],
            let role = KeyRole(rawValue: name), let lack = KeyBag.lack(of: key, in: role)
          else { return }
          throw element.place.error("the \(name) key \"\(id)\" needs \(lack)")
        }
      case "keypane:layout": mistakes += words(of: element)
      case "keypane:variant":
        if let name = element["keyboardType"], KeyboardType(name: name) == nil {
          mistakes.append(element.place.error("unknown keyboard type \"\(name)\""))
        }
        for row in element.children {
          for missing in ["planes", "keys"] where row[missing] == nil {
            mistakes.append(row.place.error("keypane:bottomRow needs the attribute \(missing)"))
          }
        }
      default: continue
      }
    }
    for (form, own) in zip(keyboard.forms, forms) { mistakes += lostPlanes(own, in: form) }
    return mistakes
  }

  /// What `keypane:layout` says with words that are not known.
  private static func words(of element: XMLElement) -> [LayoutError] {
    var mistakes: [LayoutError] = []
    if let kind = element["kind"], Layout.Kind(rawValue: kind) == nil {
      mistakes.append(element.place.error("kind must be letters or pad, not \"\(kind)\""))
    }
    if let composition = element["composition"], composition != "hangul" {
      mistakes.append(element.place.error("composition must be hangul, not \"\(composition)\""))
    }
    for name in CheckedForm.names(element["keyboardTypes"]) where KeyboardType(name: name) == nil {
      mistakes.append(element.place.error("unknown keyboard type \"\(name)\""))
    }
    return mistakes
  }

  /// Planes that a form's variants name and the form does not have.
  private static func lostPlanes(_ specials: [XMLElement], in form: CheckedForm) -> [LayoutError] {
    let planes = Set(form.views[0].layers.map(\.id))
    var mistakes: [LayoutError] = []
    for variant in specials where variant.name == "keypane:variant" {
      if let opening = variant["openingPlane"], !planes.contains(opening) {
        mistakes.append(variant.place.error("plane \"\(opening)\" is not defined"))
      }
      for row in variant.children {
        for plane in CheckedForm.names(row["planes"]) where !planes.contains(plane) {
          mistakes.append(row.place.error("plane \"\(plane)\" is not defined"))
        }
      }
    }
    return mistakes
  }

  /// Variants of the file itself that those of an import outrank: nobody ever sees them.
  static let overruledVariants = LayoutRule("overruled", .warning) { keyboard in
    var mistakes: [LayoutError] = []
    func warn(_ variant: XMLElement, _ rival: XMLElement) {
      mistakes.append(
        variant.place.error(
          "the variant for \(variant["keyboardType"] ?? "") is overruled by that of \"\(rival.place.file)\": "
            + "put it into a special of the form, behind the import"))
    }
    func isOwn(_ element: XMLElement) -> Bool {
      element.name == "keypane:variant" && element.place.file == keyboard.file
    }
    let forms = keyboard.document.touchForms.map { $0.specials().filter { $0.name == "keypane:variant" } }
    for variant in keyboard.document.commonSpecials where isOwn(variant) {
      let rivals = forms.compactMap { specials in
        specials.last { $0["keyboardType"] == variant["keyboardType"] }
      }
      guard rivals.count == forms.count, let rival = rivals.first(where: { !isOwn($0) }) else { continue }
      warn(variant, rival)
    }
    for specials in forms {
      for (index, variant) in specials.enumerated() where isOwn(variant) {
        let later = specials[(index + 1)...].last { $0["keyboardType"] == variant["keyboardType"] }
        if let later, !isOwn(later) { warn(variant, later) }
      }
    }
    return mistakes
  }
}
