import KeyboardCore

/// All keys of a keyboard, from which rows pick theirs by id.
struct KeyBag {
  private let keys: Bag<KeyDefinition>
  private let displays: DisplayTable
  private let additions: KeyAdditions

  /// - Parameter specials: the children of every `special`.
  init(keyboard: XMLElement, specials: [XMLElement]) throws(LayoutError) {
    let variables = try TextVariables(keyboard.parts("variables"))
    displays = try DisplayTable(keyboard.parts("displays"), variables: variables)
    var keys = Bag<KeyDefinition>()
    for element in ImpliedKeys.latin + keyboard.parts("keys") where element.name == "key" {
      let definition = try KeyDefinition(element, variables: variables)
      try keys.define(definition.id, as: definition, at: element.place, what: "key")
    }
    self.keys = keys
    additions = try KeyAdditions(specials, keys: keys, variables: variables)
  }

  /// The keys of a row element, by its attribute `keys`.
  func row(_ element: XMLElement) throws(LayoutError) -> [LayoutKey] {
    guard let ids = try element.tokens("keys") else { throw element.place.error("\(element.name) has no keys") }
    if ids.count > ReadingLimits.keysOfPlane {
      throw element.place.error("more than \(ReadingLimits.keysOfPlane) keys in a row")
    }
    var row: [LayoutKey] = []
    for id in ids { row.append(try key(id, usedAt: element.place)) }
    return row
  }

  /// Where a key is defined; only for ids of keys that `row` gave out.
  func place(of key: LayoutKey) -> SourcePlace? { keys[key.id]?.place }

  private func key(_ id: String, usedAt place: SourcePlace) throws(LayoutError) -> LayoutKey {
    guard let definition = keys[id] else { throw place.error("key \"\(id)\" is not defined") }
    let addition = additions[id]
    let role = try role(of: definition, addition)
    let output = TextVariables.withoutMarkers(definition.output)
    let shifted = addition?.shifted ?? (role == .character ? Self.shifted(output) : output)
    let shown = displays.label(ofKey: id)
    let label = shown ?? displays.label(ofOutput: definition.output) ?? Self.label(role, output, definition.layerId)
    let shiftedLabel =
      shown ?? (shifted == output ? label : displays.label(ofOutput: shifted) ?? shifted)
    return LayoutKey(
      id: id, role: role, output: output, shiftedOutput: shifted, label: label, shiftedLabel: shiftedLabel,
      hint: addition?.hint ?? "", width: definition.width, stretches: definition.stretches, isGap: definition.isGap,
      plane: definition.layerId)
  }

  /// Where the file names no role, LDML's attributes tell it.
  private func role(of key: KeyDefinition, _ addition: KeyAdditions.Addition?) throws(LayoutError) -> KeyRole {
    if let addition, let role = addition.role {
      if let lack = Self.lack(of: key, in: role) {
        throw addition.place.error("the \(role.rawValue) key \"\(key.id)\" needs \(lack)")
      }
      return role
    }
    if key.isGap { return .blank }
    if key.output == " " { return .space }
    if !key.output.isEmpty { return .character }
    if key.layerId != nil { return .plane }
    throw key.place.error("key \"\(key.id)\" needs an output, a layerId, a gap or a role")
  }

  /// What a key must have for its role to mean something; nil: nothing is lacking.
  private static func lack(of key: KeyDefinition, in role: KeyRole) -> String? {
    switch role {
    case .character, .space, .separator: key.output.isEmpty ? "an output" : nil
    case .plane: key.layerId == nil ? "a layerId" : nil
    case .shift, .delete, .return, .globe, .emoji, .hide, .blank, .keystroke, .modifier, .search: nil
    }
  }

  /// The upper case of one letter, where that is one letter too: ß has none, since SS is two.
  private static func shifted(_ output: String) -> String {
    guard output.count == 1, output.allSatisfy(\.isLetter) else { return output }
    let upper = output.uppercased()
    return upper.count == 1 ? upper : output
  }

  private static func label(_ role: KeyRole, _ output: String, _ layerId: String?) -> String {
    switch role {
    case .character, .separator: output
    case .plane: output.isEmpty ? layerId ?? "" : output
    case .space, .shift, .delete, .return, .globe, .emoji, .hide, .blank, .keystroke, .modifier, .search: ""
    }
  }
}
