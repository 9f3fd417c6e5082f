import KeyboardCore

/// A keyboard whose keys have everything that a layout may ask for, and a short script for fingers on it.
///
///     0 down 1 e; 700 move 1 e@150,-100; 750 up 1
///
/// Times are milliseconds; `@X,Y` is a place in hundredths of the cap, from its upper left corner.
struct GestureBoard {
  private(set) var keyboard: Keyboard
  private(set) var effects = Effects()

  /// Letters on the first plane, a key that leads back on the second.
  static let layout = Layout(
    id: "gestures", locale: "en_US", name: "Gestures",
    planes: [
      Plane(
        id: "letters",
        rows: [
          [
            letter("e", longPress: ["é", "è", "ê"]), letter("d", longPress: ["x", "y"], chosen: 1),
            letter("m", multiTap: ["n", "ng"]),
            letter("q", flicks: [("s", "1")]),
            letter("k", flicks: [("w", "ki"), ("n", "ku"), ("e", "ke"), ("s", "ko")]),
            letter("t"), letter("z"), letter("o", longPress: ["ö", "ø", "ó"]),
          ],
          [
            LayoutKey(id: "shift", role: .shift), LayoutKey(id: "control", role: .modifier, code: KeyCode.leftControl),
            LayoutKey(id: "alt", role: .modifier, code: KeyCode.leftAlt),
            LayoutKey(id: "left", role: .keystroke, code: KeyCode.left),
            LayoutKey(id: "escape", role: .keystroke, code: KeyCode.escape),
            LayoutKey(id: "delete", role: .delete), LayoutKey(id: "line", output: "_", repeats: true),
          ],
          [
            LayoutKey(id: "to-signs", role: .plane, plane: "signs"), LayoutKey(id: "globe", role: .globe),
            LayoutKey(id: "space", role: .space, output: " ", width: 3000, stretches: true),
            LayoutKey(id: "blank", role: .blank), LayoutKey(id: "return", role: .return),
          ],
        ]),
      Plane(
        id: "signs",
        rows: [
          [LayoutKey(id: "apos", output: "'", plane: "letters"), letter("1")],
          [LayoutKey(id: "to-letters", role: .plane, plane: "letters")],
        ]),
    ])

  init(
    menu: KeyboardMenu = KeyboardMenu(), idiom: Idiom = .phone, settings: KeyboardSettings = KeyboardSettings(),
    traits change: (inout ResolvedTraits) -> Void = { _ in }
  ) {
    var traits = ResolvedTraits.plain
    traits.idiom = idiom
    traits.showsQuickType = false
    change(&traits)
    let plan = LayoutPlan(
      layout: Self.layout, traits: traits, screen: KeySize(width: 800, height: 480), scale: 1,
      options: PlanOptions(globe: .globe))
    keyboard = Keyboard(plan: plan, traits: traits, settings: settings, menu: menu)
  }

  private static func letter(
    _ text: String, longPress: [String] = [], chosen: Int? = nil, flicks: [(String, String)] = [],
    multiTap: [String] = []
  ) -> LayoutKey {
    LayoutKey(
      id: text, output: text, shiftedOutput: text.uppercased(), longPress: longPress.map(option),
      longPressDefault: chosen,
      flicks: flicks.map { KeyFlick(directions: [FlickDirection(rawValue: $0.0)!], option: option($0.1)) },
      multiTap: multiTap.map(option))
  }

  private static func option(_ text: String) -> KeyOption {
    KeyOption(id: text, output: text, shiftedOutput: text.uppercased())
  }

  /// Plays a script; what is due between its steps happens in between.
  mutating func play(_ script: String) {
    for step in script.split(separator: ";") {
      let words = step.split(separator: " ")
      let time = Instant.zero + .milliseconds(Int64(words[0])!)
      while let deadline = keyboard.deadline, deadline < time { keyboard.wake(at: deadline, into: &effects) }
      let phases: [Substring: Contact.Phase] = ["down": .began, "move": .moved, "up": .ended, "cancel": .cancelled]
      guard let phase = phases[words[1]] else { continue }
      let finger = UInt32(words[2])!
      let point = words.count > 3 ? self.point(words[3]) : last[finger]!
      last[finger] = point
      let touch = KeyTouch(id: finger, phase: phase, point: point)
      keyboard.handle(KeyTouchFrame(time: time, touches: [touch]), into: &effects)
    }
  }

  /// One finger at a point of the screen.
  mutating func touch(_ touch: KeyTouch, at milliseconds: Int64, into effects: inout Effects) {
    keyboard.handle(KeyTouchFrame(time: .zero + .milliseconds(milliseconds), touches: [touch]), into: &effects)
  }

  /// Taps keys, one every 200 ms.
  mutating func tap(_ keys: String, from start: Int64 = 0) {
    for (index, key) in keys.split(separator: " ").enumerated() {
      let time = start + Int64(index) * 200
      play("\(time) down 90 \(key); \(time + 50) up 90")
    }
  }

  private var last: [UInt32: KeyPoint] = [:]

  private func point(_ word: Substring) -> KeyPoint {
    let parts = word.split(separator: "@")
    let plane = keyboard.plan.planes[keyboard.plane]
    let items = keyboard.bar.items.indices
    let cap =
      plane.keys.first { $0.key.id == parts[0] }?.cap
      ?? keyboard.bar.cells[items.first { BarKey.item($0) == parts[0] }!]
    guard parts.count == 2 else { return cap.centre }
    let place = parts[1].split(separator: ",").map { Int($0)! }
    return KeyPoint(x: cap.x + cap.width * place[0] / 100, y: cap.y + cap.height * place[1] / 100)
  }

  /// The bar offers something.
  mutating func offer(_ items: [BarItem]) { keyboard.offer(items, into: &effects) }

  /// A value takes the place of the field's text.
  mutating func fill(_ text: String, over standing: (before: Int, after: Int)? = nil, at milliseconds: Int64) {
    keyboard.fill(text, over: standing, at: .zero + .milliseconds(milliseconds), into: &effects)
  }

  /// The field's text is told.
  mutating func tell(_ before: String, _ after: String = "") {
    keyboard.setText(before: before, after: after, into: &effects)
  }

  /// A program tells it late, or what it has told is old by now.
  mutating func tellLate(_ before: String, at milliseconds: Int64) {
    keyboard.told(before: before, after: "", at: .zero + .milliseconds(milliseconds), into: &effects)
  }

  /// Nobody knows what stands there.
  mutating func forget() { keyboard.forgetText(into: &effects) }

  /// The commands so far, in short.
  var typed: String {
    effects.actions.map { action in
      switch action.command {
      case .insert(let text): text
      case .replace(let count, let text): "\(count)→\(text)"
      case .chord(let text, let modifiers): Self.name(modifiers) + text
      case .keystroke(let code, let modifiers): Self.name(modifiers) + "#\(code)"
      case .deleteBackward: "⌫"
      case .deleteWordBackward: "⌦⌫"
      case .returnKey: "⏎"
      case .hide: "hide"
      case .nextKeyboard: "next"
      case .keyboard(let number): "keyboard \(number)"
      case .emoji: "emoji"
      case .search: "search"
      case .choose(let number): "choose \(number)"
      }
    }.joined(separator: " ")
  }

  private static func name(_ modifiers: KeyModifiers) -> String {
    (modifiers.contains(.control) ? "C-" : "") + (modifiers.contains(.alt) ? "A-" : "")
  }

  /// The pop-up's labels, the selected one in brackets; nil where there is none.
  var popup: String? {
    keyboard.picture().popup.map { popup in
      popup.items.enumerated().map { $0 == popup.selected ? "[\($1.label)]" : $1.label }.joined(separator: " ")
    }
  }

  /// The ids of the caps drawn as pressed.
  var pressed: [String] { keyboard.picture().keys.filter(\.isPressed).map(\.id) }
}
