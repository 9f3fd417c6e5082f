import KeyboardCore

extension LayoutRule {
  /// Rows that are so wide that their keys, or those of the other rows, become too narrow for a finger.
  static let rowsThatDoNotFit = LayoutRule("row-does-not-fit", .error) { keyboard in
    var mistakes: [LayoutError] = []
    for form in keyboard.forms {
      for layer in form.views.flatMap(\.layers) {
        let widths = layer.rows.map { keyboard.width(of: $0) }
        for (index, row) in layer.rows.enumerated() {
          let others = widths.enumerated().filter { $0.offset != index }.map(\.element).max() ?? widths[index]
          if let mistake = keyboard.lackOfRoom(row, width: widths[index], others: others, in: form) {
            mistakes.append(mistake)
          }
        }
      }
    }
    return mistakes
  }

  /// Keys that would take each other's touches, or none, once they are placed on a small screen.
  static let overlaps = LayoutRule("overlap", .error) { keyboard in
    guard let layouts = try? keyboard.document.layouts(id: "checked", composing: false) else { return [] }
    var mistakes: [LayoutError] = []
    for form in keyboard.forms {
      guard let layout = layouts.first(where: { $0.width == form.minDeviceWidth })?.layout else { continue }
      let rows = Dictionary(form.views[0].layers.map { ($0.id, $0) }) { one, _ in one }
      let traits = Precedence.resolve(FieldRequest())
      let screen = KeySize(width: form.smallestScreen, height: form.smallestScreen * 5 / 3)
      for plane in LayoutPlan(layout: layout, traits: traits, screen: screen, scale: 1).planes {
        for row in plane.rows {
          let keys = plane.keys[row.keys]
          let place = rows[plane.id]?.place ?? form.place
          for key in keys where key.cell.width <= 0 || key.cell.height <= 0 {
            mistakes.append(place.error("key \"\(key.key.id)\" of plane \"\(plane.id)\" has no room at all"))
          }
          for (key, next) in zip(keys, keys.dropFirst()) where key.cell.maxX > next.cell.x {
            mistakes.append(
              place.error("keys \"\(key.key.id)\" and \"\(next.key.id)\" of plane \"\(plane.id)\" overlap"))
          }
        }
      }
    }
    return mistakes
  }
}

extension CheckedForm {
  /// The width of the smallest screen that the form is for, in pixels: a kiosk's, or from where on a tablet begins.
  fileprivate var smallestScreen: Int { minDeviceWidth >= 100 ? 744 : 480 }
}

extension CheckedKeyboard {
  /// Less than this and a finger hits the keys beside it: 4 mm on a panel of 7 inches with 480 pixels.
  private static let narrowestKey = 24

  fileprivate func width(of row: CheckedForm.Row) -> Int {
    row.keys.reduce(0) { $0 + (keys[$1]?.width ?? 1000) }
  }

  fileprivate func lackOfRoom(
    _ row: CheckedForm.Row, width: Int, others: Int, in form: CheckedForm
  ) -> LayoutError? {
    let screen = form.smallestScreen
    // A quarter more than the widest of the others is beyond what is a slip of measures.
    if width * 4 > others * 5 {
      return row.place.error(
        "the row is \(Self.units(width)) keys wide, the widest other row of its plane \(Self.units(others)): "
          + "it makes all their keys narrower")
    }
    let narrow = row.keys.compactMap { keys[$0] }.first { key in
      !key.isGap && !key.stretches && screen * key.width < Self.narrowestKey * max(width, others)
    }
    guard let narrow else { return nil }
    let pixels = screen * narrow.width / max(width, others)
    return row.place.error(
      "the row does not fit a screen of \(screen) pixels: key \"\(narrow.id)\" is \(pixels) pixels wide, "
        + "less than \(Self.narrowestKey)")
  }

  private static func units(_ width: Int) -> String {
    let tenths = (width + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
