import KeyboardCore

/// All keys of a keyboard, from which rows pick theirs by id.
struct KeyBag {
  private let keys: Bag<KeyDefinition>
  private let displays: DisplayTable
  private var additions: KeyAdditions
  private let flicks: FlickTable
  private var flickDown: FlickDownTable
  private let variables: TextVariables
  private let letters: LetterCase
  /// Markers are typed for the file's transforms; without any they would mean nothing.
  private let keepsMarkers: Bool

  /// - Parameter specials: the children of every `special` that counts for all forms.
  init(keyboard: XMLElement, specials: [XMLElement], letters: LetterCase) throws(LayoutError) {
    self.letters = letters
    keepsMarkers = keyboard.children.contains { $0.name == "transforms" }
    flicks = try FlickTable(keyboard.parts("flicks"))
    variables = try TextVariables(keyboard.parts("variables"))
    displays = try DisplayTable(keyboard.parts("displays"), variables: variables)
    var keys = Bag<KeyDefinition>()
    for element in ImpliedKeys.latin + keyboard.parts("keys") where element.name == "key" {
      let definition = try KeyDefinition(element, variables: variables)
      try keys.define(definition.id, as: definition, at: element.place, what: "key")
    }
    self.keys = keys
    additions = try KeyAdditions(specials, keys: keys, variables: variables)
    flickDown = try FlickDownTable(specials, keys: keys)
    try checkOptions(of: keyboard)
  }

  /// The keys as one form has them.
  /// - Parameter specials: the children of every `special` of the form.
  func with(_ specials: [XMLElement]) throws(LayoutError) -> KeyBag {
    if specials.isEmpty { return self }
    var own = self
    own.additions.override(by: try KeyAdditions(specials, keys: keys, variables: variables))
    own.flickDown.override(by: try FlickDownTable(specials, keys: keys))
    return own
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
    let face = face(of: definition, role: role)
    var flicks: [KeyFlick] = []
    for segment in definition.flick.flatMap({ self.flicks[$0] }) ?? [] {
      flicks.append(KeyFlick(directions: segment.directions, option: try option(segment.key, usedAt: segment.place)))
    }
    var secondary = ""
    if let below = flickDown[id] {
      let option = try option(below.key, usedAt: below.place)
      if flicks.contains(where: { $0.directions == [.s] }) {
        throw below.place.error("key \"\(id)\" has a flick downwards already")
      }
      flicks.append(KeyFlick(directions: [.s], option: option))
      secondary = option.label
    }
    return LayoutKey(
      id: id, role: role, output: face.output, shiftedOutput: face.shifted, label: face.label,
      shiftedLabel: face.shiftedLabel, hint: addition?.hint ?? "", secondary: secondary,
      width: definition.width, stretches: definition.stretches, isGap: definition.isGap, plane: definition.layerId,
      longPress: try options(definition.longPress, usedAt: definition.place),
      longPressDefault: definition.longPressDefault.flatMap(definition.longPress.firstIndex(of:)),
      flicks: flicks, multiTap: try options(definition.multiTap, usedAt: definition.place), code: addition?.code ?? 0,
      repeats: addition?.repeats)
  }

  /// What a key offers by long press, flick or multi-tap: another key of the file, as far as it types.
  func option(_ id: String, usedAt place: SourcePlace) throws(LayoutError) -> KeyOption {
    guard let definition = keys[id] else { throw place.error("key \"\(id)\" is not defined") }
    if definition.output.isEmpty && definition.layerId == nil {
      throw place.error("key \"\(id)\" is offered by another key, but it types nothing and shows no plane")
    }
    let face = face(of: definition, role: definition.output.isEmpty ? .plane : .character)
    return KeyOption(
      id: id, output: face.output, shiftedOutput: face.shifted, label: face.label, shiftedLabel: face.shiftedLabel,
      plane: definition.layerId)
  }

  private func options(_ ids: [String], usedAt place: SourcePlace) throws(LayoutError) -> [KeyOption] {
    var options: [KeyOption] = []
    for id in ids { options.append(try option(id, usedAt: place)) }
    return options
  }

  /// What a key types and shows, with and without shift.
  private struct Face {
    var output: String
    var shifted: String
    var label: String
    var shiftedLabel: String
  }

  private func face(of definition: KeyDefinition, role: KeyRole) -> Face {
    let output = keepsMarkers ? definition.output : TextVariables.withoutMarkers(definition.output)
    let added = additions[definition.id]?.shifted
    let own = keepsMarkers ? added : added.map(TextVariables.withoutMarkers)
    let shifted = own ?? (role == .character ? letters.upper(output) : output)
    let shown = displays.label(ofKey: definition.id)
    let label =
      shown ?? displays.label(ofOutput: definition.output)
      ?? displays.onBase(Self.label(role, TextVariables.withoutMarkers(output), definition.layerId))
    let shiftedLabel: String
    if shifted == output {
      shiftedLabel = label
    } else if let shown, own == nil || TextVariables.withoutMarkers(shifted).isEmpty {
      // A combining mark on its base letter keeps it; a word in place of the output stays as it is.
      shiftedLabel = shown
    } else {
      shiftedLabel =
        displays.label(ofOutput: shifted) ?? displays.onBase(TextVariables.withoutMarkers(shifted))
    }
    return Face(output: output, shifted: shifted, label: label, shiftedLabel: shiftedLabel)
  }

  /// Every key that another offers, and every flick that a key names, must be there, whether a row uses it or not.
  private func checkOptions(of keyboard: XMLElement) throws(LayoutError) {
    for element in keyboard.parts("keys") where element.name == "key" {
      guard let id = element["id"], let key = keys[id], key.place == element.place else { continue }
      _ = try options(key.longPress + key.multiTap, usedAt: key.place)
      if let flick = key.flick {
        guard let segments = flicks[flick] else { throw key.place.error("flick \"\(flick)\" is not defined") }
        for segment in segments { _ = try option(segment.key, usedAt: segment.place) }
      }
    }
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
  static func lack(of key: KeyDefinition, in role: KeyRole) -> String? {
    switch role {
    case .character, .space, .separator: key.output.isEmpty ? "an output" : nil
    case .plane: key.layerId == nil ? "a layerId" : nil
    case .shift, .delete, .return, .globe, .emoji, .hide, .blank, .keystroke, .modifier, .search: nil
    }
  }

  private static func label(_ role: KeyRole, _ output: String, _ layerId: String?) -> String {
    switch role {
    case .character, .separator: output
    case .plane: output.isEmpty ? layerId ?? "" : output
    case .space, .shift, .delete, .return, .globe, .emoji, .hide, .blank, .keystroke, .modifier, .search: ""
    }
  }
}
