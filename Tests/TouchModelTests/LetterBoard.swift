import KeyboardCore

/// A keyboard of letters in two rows that are staggered, with other keys around them, and fingers on it.
struct LetterBoard {
  var keyboard: Keyboard
  private(set) var typed = ""
  private var effects = Effects()
  private var time = Instant.zero
  private var nextID: UInt32 = 1

  static let layout = Layout(
    id: "board", locale: "en_US", name: "Board",
    planes: [
      Plane(
        id: "letters",
        rows: [
          "qwertyuiop".map { letter($0) },
          "asdfghjkl".map { letter($0, longPress: $0 == "s" ? "ß" : nil) },
          [LayoutKey(id: "shift", role: .shift, width: 1500)] + "zxcvbnm".map { letter($0) }
            + [LayoutKey(id: "delete", role: .delete, width: 1500)],
          [
            LayoutKey(id: "to-numbers", role: .plane, width: 2000, plane: "numbers"),
            LayoutKey(id: "space", role: .space, output: " ", stretches: true),
            LayoutKey(id: "return", role: .return, width: 2000),
          ],
        ]),
      Plane(
        id: "numbers",
        rows: [
          "1234567890".map { letter($0) },
          [LayoutKey(id: "to-letters", role: .plane, plane: "letters"), letter(".")],
        ]),
    ])

  /// - Parameter id: of the layout; keyboards of other ids learn apart.
  init(
    id: String = "board", settings: KeyboardSettings = KeyboardSettings(), isSecure: Bool = false,
    screen: KeySize = KeySize(width: 800, height: 480)
  ) {
    var traits = ResolvedTraits.plain
    traits.showsQuickType = false
    traits.isSecure = isSecure
    var layout = Self.layout
    layout.id = id
    keyboard = Keyboard(
      plan: LayoutPlan(layout: layout, traits: traits, screen: screen, scale: 1), traits: traits, settings: settings)
  }

  private static func letter(_ character: Character, longPress: Character? = nil) -> LayoutKey {
    let text = String(character)
    return LayoutKey(
      id: text, output: text, shiftedOutput: text.uppercased(),
      longPress: longPress.map { [KeyOption(id: String($0), output: String($0))] } ?? [])
  }

  var plane: PlacedPlane { keyboard.plan.planes[keyboard.plane] }

  func placed(_ id: String) -> PlacedKey {
    guard let key = plane.keys.first(where: { $0.key.id == id }) else { preconditionFailure("there is no key \(id)") }
    return key
  }

  /// A place on a key, in hundredths of its cap from the middle.
  func point(_ id: String, x: Int = 0, y: Int = 0) -> KeyPoint {
    let cap = placed(id).cap
    return KeyPoint(x: cap.centre.x + cap.width * x / 100, y: cap.centre.y + cap.height * y / 100)
  }

  mutating func tap(_ id: String, x: Int = 0, y: Int = 0, panel: UInt32 = 0) {
    tap(point(id, x: x, y: y), panel: panel)
  }

  /// Comes down there and leaves.
  /// - Parameters:
  ///   - hold: milliseconds until it moves and leaves.
  ///   - end: where it leaves; nil: where it came down.
  mutating func tap(_ point: KeyPoint, hold: Int64 = 70, end: KeyPoint? = nil, panel: UInt32 = 0) {
    let id = panel * KeyTouch.idsOfPanel + nextID
    nextID += 1
    handle(KeyTouch(id: id, phase: .began, point: point))
    time = time + .milliseconds(hold)
    while let deadline = keyboard.deadline, deadline < time { keyboard.wake(at: deadline, into: &effects) }
    if let end { handle(KeyTouch(id: id, phase: .moved, point: end)) }
    handle(KeyTouch(id: id, phase: .ended, point: end ?? point))
    time = time + .milliseconds(500)
  }

  /// Types keys again and again, all of them off their middle by as much.
  mutating func learn(x: Int, y: Int = 0, on keys: String = "wersdfxcv", times: Int = 10, panel: UInt32 = 0) {
    for _ in 0..<times {
      for key in keys { tap(String(key), x: x, y: y, panel: panel) }
    }
  }

  /// What was typed since the last call.
  mutating func takeTyped() -> String {
    defer { typed = "" }
    return typed
  }

  private mutating func handle(_ touch: KeyTouch) {
    keyboard.handle(KeyTouchFrame(time: time, touches: [touch]), into: &effects)
    for action in effects.actions {
      switch action.command {
      case .insert(let text), .chord(let text, _): typed += text
      case .replace(let count, let text):
        typed.removeLast(min(count, typed.count))
        typed += text
      case .deleteBackward, .deleteWordBackward: if !typed.isEmpty { typed.removeLast() }
      case .returnKey, .hide, .keystroke, .nextKeyboard, .keyboard, .emoji, .search, .choose: break
      }
    }
    effects.clear()
  }
}
