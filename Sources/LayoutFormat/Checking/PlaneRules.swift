extension LayoutRule {
  /// Keys that lead to a plane that their form does not have.
  static let undefinedPlanes = LayoutRule("undefined-plane", .error) { keyboard in
    var mistakes: [LayoutError] = []
    for form in keyboard.forms {
      let planes = Set(form.views[0].layers.map(\.id))
      for id in Set(form.rows.flatMap(\.keys)).sorted() {
        guard let key = keyboard.keys[id] else { continue }
        for key in [key] + keyboard.offered(by: key).compactMap({ keyboard.keys[$0.id] }) {
          guard let plane = key.layerId, !planes.contains(plane) else { continue }
          mistakes.append(key.place.error("key \"\(key.id)\" leads to plane \"\(plane)\", which is not defined"))
        }
      }
    }
    return mistakes
  }

  /// Planes that no keyboard type opens on and no key leads to.
  static let unreachablePlanes = LayoutRule("unreachable-plane", .error) { keyboard in
    var mistakes: [LayoutError] = []
    for form in keyboard.forms {
      var reached: Set<String> = []
      for view in form.views { reached.formUnion(view.reached(from: view.opening, in: keyboard)) }
      for layer in form.views[0].layers where !reached.contains(layer.id) {
        mistakes.append(layer.place.error("no key leads to plane \"\(layer.id)\""))
      }
    }
    return mistakes
  }

  /// Planes from which there is no way to the one that the keyboard opened on.
  static let noWayBack = LayoutRule("no-way-back", .error) { keyboard in
    var mistakes: [LayoutError] = []
    for form in keyboard.forms {
      var told: Set<String> = []
      for view in form.views {
        let reached = view.reached(from: view.opening, in: keyboard)
        for layer in view.layers where reached.contains(layer.id) && !told.contains(layer.id) {
          if view.reached(from: layer.id, in: keyboard).contains(view.opening) { continue }
          told.insert(layer.id)
          let type = view.keyboardType.map { " of keyboard type \($0)" } ?? ""
          mistakes.append(
            layer.place.error("plane \"\(layer.id)\"\(type) has no way back to plane \"\(view.opening)\""))
        }
      }
    }
    return mistakes
  }
}

extension CheckedForm.View {
  /// The planes that keys lead to from a plane on, with it.
  fileprivate func reached(from start: String, in keyboard: CheckedKeyboard) -> Set<String> {
    var reached: Set<String> = [start]
    var next = [start]
    while let id = next.popLast() {
      for row in layers.first(where: { $0.id == id })?.rows ?? [] {
        for key in row.keys.compactMap({ keyboard.keys[$0] }) {
          let offered = keyboard.offered(by: key).compactMap { keyboard.keys[$0.id] }
          for plane in ([key] + offered).compactMap(\.layerId) where reached.insert(plane).inserted {
            next.append(plane)
          }
        }
      }
    }
    return reached
  }
}
