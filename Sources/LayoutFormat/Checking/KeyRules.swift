extension LayoutRule {
  /// Definitions that stand twice or that cannot be understood.
  static let definedKeys = LayoutRule("definitions", .error) { $0.mistakes }

  /// Keys that something names and nothing defines.
  static let undefinedKeys = LayoutRule("undefined-key", .error) { keyboard in
    var mistakes: [LayoutError] = []
    func check(_ ids: [String], at place: SourcePlace) {
      for id in ids where keyboard.keys[id] == nil { mistakes.append(place.error("key \"\(id)\" is not defined")) }
    }
    for row in keyboard.forms.flatMap(\.rows) { check(row.keys, at: row.place) }
    for key in keyboard.keys.values {
      for (id, place) in keyboard.offered(by: key) { check([id], at: place) }
    }
    for form in keyboard.forms {
      for (key, other, place) in form.flickDown { check([key, other], at: place) }
    }
    let specials = keyboard.document.commonSpecials + keyboard.document.touchForms.flatMap { $0.specials() }
    for element in specials where element.name == "keypane:key" {
      check([element["id"]].compactMap(\.self), at: element.place)
    }
    return mistakes
  }

  /// Flicks that a key names and nothing defines.
  static let undefinedFlicks = LayoutRule("undefined-flick", .error) { keyboard in
    keyboard.keys.values.compactMap { key in
      guard let flick = key.flick, keyboard.flicks[flick] == nil else { return nil }
      return key.place.error("flick \"\(flick)\" is not defined")
    }
  }

  /// Keys of the file itself that are on no row and that no other key offers.
  static let unusedKeys = LayoutRule("unused-key", .warning) { keyboard in
    var used = Set(keyboard.forms.flatMap(\.rows).flatMap(\.keys))
    for form in keyboard.forms { used.formUnion(form.flickDown.map(\.other)) }
    for key in keyboard.keys.values { used.formUnion(keyboard.offered(by: key).map(\.id)) }
    // What an imported special is about has to be there, used or not.
    for element in keyboard.document.commonSpecials where element.name == "keypane:key" {
      if element.place.file != keyboard.file, let id = element["id"] { used.insert(id) }
    }
    return keyboard.keys.values.filter { $0.place.file == keyboard.file && !used.contains($0.id) }.map { key in
      key.place.error("key \"\(key.id)\" is defined, but on no row, and no other key offers it")
    }
  }

  /// The same key in two places of a plane: nobody can tell which is meant.
  static let keysTwice = LayoutRule("key-twice", .warning) { keyboard in
    var mistakes: [LayoutError] = []
    for layer in keyboard.forms.flatMap(\.views).flatMap(\.layers) {
      var seen: Set<String> = []
      for row in layer.rows {
        for id in row.keys where keyboard.keys[id]?.isGap == false && !seen.insert(id).inserted {
          mistakes.append(row.place.error("key \"\(id)\" stands twice in plane \"\(layer.id)\""))
        }
      }
    }
    return mistakes
  }

  /// A layout of no language that no keyboard type asks for.
  static let lostPads = LayoutRule("shown-to-nobody", .warning) { keyboard in
    guard !keyboard.forms.isEmpty, let types = try? keyboard.document.keyboardTypes(), types.isEmpty else { return [] }
    return [
      keyboard.root.place.error(
        "no field is shown a layout of no language, unless keypane:layout names keyboardTypes such as numberPad")
    ]
  }
}
