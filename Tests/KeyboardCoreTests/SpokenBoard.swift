import KeyboardCore

/// The keyboard of `GestureBoard` for somebody who hears its keys; what is said and what is typed are kept in order.
struct SpokenBoard {
  private var keyboard: Keyboard
  private var effects = Effects()
  private var last: [UInt32: KeyPoint] = [:]
  /// What was said in brackets, what was typed without.
  private(set) var log: [String] = []

  init(
    _ typing: ExplorationSettings.Typing = .lift, menu: KeyboardMenu = KeyboardMenu(), speaksSecrets: Bool = false,
    text: String? = nil, traits change: (inout ResolvedTraits) -> Void = { _ in }
  ) {
    var settings = KeyboardSettings()
    settings.exploration = ExplorationSettings()
    settings.exploration?.typing = typing
    settings.exploration?.speaksSecrets = speaksSecrets
    var traits = ResolvedTraits.plain
    traits.autocapitalization = .none
    change(&traits)
    let plan = LayoutPlan(
      layout: GestureBoard.layout, traits: traits, screen: KeySize(width: 800, height: 480), scale: 1,
      options: PlanOptions(globe: .globe))
    keyboard = Keyboard(plan: plan, traits: traits, settings: settings, menu: menu)
    if let text { keyboard.setText(before: text, after: "", into: &effects) }
    effects.clear()
  }

  /// Plays a script as `GestureBoard` does; `bar:1` is an item of the bar, `off` a place without anything.
  mutating func play(_ script: String) {
    for step in script.split(separator: ";") {
      let words = step.split(separator: " ")
      let time = Instant.zero + .milliseconds(Int64(words[0])!)
      while let deadline = keyboard.deadline, deadline < time {
        keyboard.wake(at: deadline, into: &effects)
        note()
      }
      guard words.count > 2 else { continue }
      let finger = UInt32(words[2])!
      if words.count > 3 { last[finger] = point(words[3]) }
      let phases: [Substring: [Contact.Phase]] = [
        "down": [.began], "move": [.moved], "up": [.ended], "cancel": [.cancelled], "tap": [.began, .ended],
      ]
      for phase in phases[words[1]]! {
        let touch = KeyTouch(id: finger, phase: phase, point: last[finger]!)
        let later = Interval.milliseconds(phase == .ended && words[1] == "tap" ? 50 : 0)
        keyboard.handle(KeyTouchFrame(time: time + later, touches: [touch]), into: &effects)
        note()
      }
    }
  }

  mutating func offer(_ titles: String...) {
    let items = titles.enumerated().map { BarItem(title: $1, choice: $1.hasSuffix("?") ? .note : .request($0)) }
    keyboard.offer(items, into: &effects)
    note()
  }

  mutating func cancel() {
    keyboard.cancel(into: &effects)
    note()
  }

  var deadline: Instant? { keyboard.deadline }

  func isPressed(_ id: String) -> Bool {
    keyboard.plan.planes[keyboard.plane].keys.indices.contains {
      keyboard.plan.planes[keyboard.plane].keys[$0].key.id == id && keyboard.isPressed($0)
    }
  }

  private func point(_ word: Substring) -> KeyPoint {
    if word == "off" { return KeyPoint(x: 1, y: 1) }
    if word.hasPrefix("bar:") { return keyboard.bar.cells[Int(word.dropFirst(4))! - 1].centre }
    let parts = word.split(separator: "@")
    let cap = keyboard.plan.planes[keyboard.plane].keys.first { $0.key.id == parts[0] }!.cap
    guard parts.count == 2 else { return cap.centre }
    let place = parts[1].split(separator: ",").map { Int($0)! }
    return KeyPoint(x: cap.x + cap.width * place[0] / 100, y: cap.y + cap.height * place[1] / 100)
  }

  private mutating func note() {
    log += effects.actions.map { Self.word(for: $0.command) } + effects.announcements.map { "[\(Self.words($0))]" }
    effects.clear()
  }

  private static func word(for command: KeyCommand) -> String {
    switch command {
    case .insert(let text): text
    case .replace(let count, let text): "\(count)→\(text)"
    case .deleteBackward: "⌫"
    case .deleteWordBackward: "⌦⌫"
    case .returnKey: "⏎"
    case .choose(let number): "choose \(number)"
    case .keyboard(let number): "keyboard \(number)"
    case .hide, .keystroke, .chord, .nextKeyboard, .emoji, .search: "\(command)"
    }
  }

  private static func words(_ announcement: Announcement) -> String {
    switch announcement {
    case .key(let key, let isEnabled): words(key) + (isEnabled ? "" : " dimmed")
    case .item(let item): "item \(item.title)"
    case .offers(let items): "offers \(items.map(\.title).joined(separator: " "))"
    case .typed(let key): "typed \(words(key))"
    case .deleted(let text): "deleted \(text)"
    case .shift(let state): "shift \(state)"
    case .plane(let id): "plane \(id)"
    case .options(let key): "options\(key.map { " \(words($0))" } ?? "")"
    case .option(let key): "option \(words(key))"
    }
  }

  private static func words(_ key: SpokenKey) -> String {
    switch key {
    case .text(let text): text == " " ? "blank" : text
    case .dot: "•"
    case .role(let role): role.rawValue
    case .returnKey(let label): "return \(label)"
    case .plane(let id, _): "to \(id)"
    case .previousPage, .nextPage: "page"
    case .keystroke(let code, _): "#\(code)"
    }
  }
}
