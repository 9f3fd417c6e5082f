import KeyboardCore

/// What `keypane:key` elements add to the keys: role, hint, what shift makes of them.
struct KeyAdditions {
  struct Addition {
    var role: KeyRole?
    var hint: String
    var shifted: String?
    /// The key that sends `keystroke` and `modifier`.
    var code: UInt16
    /// What the file says of repeating; nil: nothing.
    var repeats: Bool?
    var place: SourcePlace
  }

  private var additions = Bag<Addition>()

  init(
    _ elements: [XMLElement], keys: Bag<KeyDefinition>, variables: TextVariables
  ) throws(LayoutError) {
    for element in elements where element.name == "keypane:key" {
      let place = element.place
      guard let id = try element.token("id") else { throw place.error("keypane:key needs the attribute id") }
      guard keys[id] != nil else { throw place.error("key \"\(id)\" is not defined") }
      var role: KeyRole?
      if let name = element["role"] {
        role = KeyRole(rawValue: name)
        if role == nil { throw place.error("unknown role \"\(name)\"") }
      }
      let addition = Addition(
        role: role, hint: try Self.text(element["hint"], variables, place) ?? "",
        shifted: try element["shifted"].map { raw throws(LayoutError) in try variables.text(raw, at: place) },
        code: try Self.code(element, role: role),
        repeats: element["repeat"] == nil ? nil : try element.flag("repeat"), place: place)
      try additions.define(id, as: addition, at: place, what: "keypane:key")
    }
  }

  subscript(id: String) -> Addition? { additions[id] }

  /// What a form says of its keys outranks what the file says for all forms.
  mutating func override(by own: KeyAdditions) {
    additions.override(by: own.additions)
  }

  private static func text(
    _ raw: String?, _ variables: TextVariables, _ place: SourcePlace
  ) throws(LayoutError) -> String? {
    guard let raw else { return nil }
    return TextVariables.withoutMarkers(try variables.text(raw, at: place))
  }

  private static func code(_ element: XMLElement, role: KeyRole?) throws(LayoutError) -> UInt16 {
    let needsCode = role == .keystroke || role == .modifier
    guard let name = element["code"] else {
      if needsCode { throw element.place.error("a key of this role needs a code, such as KEY_ESC") }
      return 0
    }
    guard needsCode else { throw element.place.error("only keys of the roles keystroke and modifier have a code") }
    guard let code = KeyCode.declared.first(where: { KeyName.isNamed($0) && KeyName.name(of: $0) == name }) else {
      throw element.place.error("the kernel has no key \"\(name)\"")
    }
    return code
  }
}
