import KeyboardCore

/// `keypane keys`: the keys of a field's keyboard with their rectangles.
enum KeysCommand {
  static let spec = CommandSpec(
    name: "keys",
    summary: "lists the keys of a field's keyboard with their rectangles",
    options: [
      OptionSpec("json", "print a JSON document for programs"),
      ShownKeyboard.planeSpec, ShownKeyboard.keymapSpec, KeyPolicyOption.simulatorSpec, OfferOption.spec,
    ] + FieldOptions.specs + ScreenOptions.specs + DataFolder.specs,
    details: """
      Rectangles are x, y, width, height in pixels of the screen before rotation. Touching the centre of rect presses
      the key; touch is the whole area that does.
      """)

  static func run(_ arguments: Arguments) throws(AppError) {
    var shown = try ShownKeyboard(arguments)
    try OfferOption.offer(arguments, on: &shown.keyboard)
    let report = KeysReport(shown.keyboard)
    try Program.say(arguments.has("json") ? JSONText.encode(report) : Array(report.table.utf8))
  }
}

/// What `keypane keys --json` prints.
struct KeysReport: Encodable {
  struct Key: Encodable {
    var id: String
    var label: String
    var output: String?
    var role: String
    var rect: [Int]
    var touch: [Int]
    var longPress: [String]
    var enabled: Bool
  }

  /// What is offered, and where it is touched.
  struct Item: Encodable {
    var id: String
    var title: String
    var detail: String
    var icon: String?
    var rect: [Int]
    /// False: it is only read.
    var choosable: Bool
  }

  var screen: [Int]
  var keyboard: [Int]
  var bar: [Int]
  var items: [Item]
  var plane: String
  var keys: [Key]

  init(_ keyboard: Keyboard) {
    let geometry = keyboard.plan.geometry
    let shown = keyboard.plan.planes[keyboard.plane]
    screen = [geometry.screen.width, geometry.screen.height]
    self.keyboard = Self.list(geometry.frame)
    bar = Self.list(geometry.bar)
    items = keyboard.bar.items.indices.map { index in
      let item = keyboard.bar.items[index]
      return Item(
        id: BarKey.item(index), title: item.title, detail: item.detail, icon: item.icon?.rawValue,
        rect: Self.list(keyboard.bar.cells[index]), choosable: item.isChoosable)
    }
    plane = shown.id
    keys = shown.keys.map { placed in
      Key(
        id: placed.key.id, label: placed.key.label, output: placed.key.output.isEmpty ? nil : placed.key.output,
        role: placed.key.role.rawValue, rect: Self.list(placed.cap), touch: Self.list(placed.cell),
        longPress: placed.key.longPress.map(\.output),
        enabled: keyboard.isEnabled(placed))
    }
  }

  private static func list(_ rect: KeyRect) -> [Int] { [rect.x, rect.y, rect.width, rect.height] }

  /// The same for people.
  var table: String {
    var rows = [["id", "label", "role", "x", "y", "width", "height"]]
    for item in items { rows.append([item.id, item.title, "item"] + item.rect.map(String.init)) }
    for key in keys { rows.append([key.id, key.label, key.role] + key.rect.map(String.init)) }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = "plane \(plane) on a screen of \(screen[0])x\(screen[1])\n"
    for row in rows {
      let cells = row.indices.map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
      text += cells.joined(separator: "  ") + "\n"
    }
    return text
  }
}
