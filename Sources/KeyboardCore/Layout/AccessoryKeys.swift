/// Rows of keys that stand above those of the layout.
enum AccessoryKeys {
  /// What fits a field and a machine, from above.
  /// - Parameter columns: how many caps of the least size stand beside each other.
  static func rows(for traits: ResolvedTraits, options: PlanOptions, columns: Int) -> [[LayoutKey]] {
    var rows = options.extraKeys ? extra(columns: columns) : []
    if options.padReturn && traits.keyboardType.isPad {
      rows.append([
        // What is touched beside it does nothing: it is not a bar of return.
        LayoutKey(id: "accessory-blank", role: .blank, width: 2000, stretches: true),
        LayoutKey(id: "accessory-return", role: .return),
      ])
    }
    return rows
  }

  /// One row of twenty where they are wide enough, else the function keys above the others.
  private static func extra(columns: Int) -> [[LayoutKey]] {
    let first = [
      key("escape", "Esc", KeyCode.escape), key("tab", "Tab", KeyCode.tab),
      LayoutKey(id: "control", role: .modifier, label: "Ctrl", code: KeyCode.leftControl),
      LayoutKey(id: "alt", role: .modifier, label: "Alt", code: KeyCode.leftAlt),
      key("arrow-left", "←", KeyCode.left), key("arrow-up", "↑", KeyCode.up),
      key("arrow-down", "↓", KeyCode.down), key("arrow-right", "→", KeyCode.right),
    ]
    let functions = (1...12).map { key("f\($0)", "F\($0)", KeyCode.function($0)) }
    if columns >= first.count + functions.count { return [first + functions] }
    return [functions, first]
  }

  private static func key(_ id: String, _ label: String, _ code: UInt16) -> LayoutKey {
    LayoutKey(id: id, role: .keystroke, label: label, code: code)
  }
}

extension KeyCode {
  /// KEY_F1 to KEY_F12.
  static func function(_ number: Int) -> UInt16 {
    precondition((1...12).contains(number), "there are twelve function keys")
    return number <= 10 ? UInt16(58 + number) : UInt16(76 + number)
  }
}
