/// A row above the keys that no layout has: the machine is set up to have it.
struct AccessoryRow {
  /// From left to right.
  var keys: [LayoutKey]
  /// It may be wider than the keys below: it stretches over `KeyboardGeometry.accessory`.
  var isWide: Bool

  /// In points: rows of extra keys are no wider.
  static let widest = 1100.0
  /// In points: caps that are narrower are divided into two rows.
  static let leastCap = 32.0

  /// The rows of a keyboard, from above: a notice, extra keys where they are asked for and may leave, then the return key
  /// of a pad.
  ///
  /// - Parameters:
  ///   - planes: of the keyboard; a pad that has a return key of its own needs no other.
  ///   - geometry: of the keyboard without them.
  static func rows(
    kind: Layout.Kind, planes: [Plane], geometry: KeyboardGeometry, options: PlanOptions
  ) -> [AccessoryRow] {
    var rows: [AccessoryRow] = []
    if let notice = options.notice {
      rows.append(AccessoryRow(keys: [LayoutKey(id: StaffPad.notice, role: .blank, label: notice)], isWide: true))
    }
    let controls = controls.filter { !options.refused.contains($0.code) }
    let functions = functions.filter { !options.refused.contains($0.code) }
    let row = controls + functions
    if options.extraKeys, !row.isEmpty {
      let room = Double(geometry.accessory.width - geometry.split) / Double(row.count)
      if room - Double(geometry.gapX) >= leastCap * geometry.scale || controls.isEmpty || functions.isEmpty {
        rows.append(AccessoryRow(keys: row, isWide: true))
      } else {
        rows.append(AccessoryRow(keys: controls, isWide: true))
        rows.append(AccessoryRow(keys: functions, isWide: true))
      }
    }
    let hasReturn = planes.contains { $0.rows.contains { $0.contains { $0.role == .return } } }
    if options.padReturn, kind == .pad, !hasReturn {
      rows.append(AccessoryRow(keys: padReturn, isWide: false))
    }
    return rows
  }

  /// In the last column of three, the rest of the row empty.
  private static let padReturn = [
    LayoutKey(id: "accessory-blank", role: .blank, width: 2000),
    LayoutKey(id: "accessory-return", role: .return, width: 1000),
  ]

  private static let controls = [
    LayoutKey(id: "escape", role: .keystroke, label: "Esc", code: KeyCode.escape),
    LayoutKey(id: "tab", role: .keystroke, label: "Tab", code: KeyCode.tab),
    LayoutKey(id: "control", role: .modifier, label: "Ctrl", code: KeyCode.leftControl),
    LayoutKey(id: "alt", role: .modifier, label: "Alt", code: KeyCode.leftAlt),
    LayoutKey(id: "arrow-left", role: .keystroke, label: "←", code: KeyCode.left),
    LayoutKey(id: "arrow-up", role: .keystroke, label: "↑", code: KeyCode.up),
    LayoutKey(id: "arrow-down", role: .keystroke, label: "↓", code: KeyCode.down),
    LayoutKey(id: "arrow-right", role: .keystroke, label: "→", code: KeyCode.right),
  ]

  private static let functions = KeyCode.functions.enumerated().map { index, code in
    LayoutKey(id: "f\(index + 1)", role: .keystroke, label: "F\(index + 1)", code: code)
  }
}
