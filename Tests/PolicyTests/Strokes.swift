import KeyboardCore

/// Strokes as a table writes them: `+ctrl +f4 -f4 -ctrl`.
enum Strokes {
  static let codes: [String: UInt16] = [
    "ctrl": KeyCode.leftControl, "alt": KeyCode.leftAlt, "shift": KeyCode.leftShift, "super": 125, "level": 84,
    "rctrl": 97, "a": 30, "c": 46, "f4": 62, "backspace": KeyCode.backspace, "enter": KeyCode.enter, "tab": KeyCode.tab,
    "esc": KeyCode.escape, "sysrq": 99, "b": 48,
  ]

  static func read(_ text: String) -> [KeyStroke] {
    text.split(separator: " ").map { word in
      let code = codes[String(word.dropFirst())]!
      return KeyStroke(code: code, isDown: word.first == "+")
    }
  }

  static func text(_ strokes: [KeyStroke]) -> String {
    strokes.map { stroke in
      let name = codes.first { $0.value == stroke.code }?.key ?? "\(stroke.code)"
      return (stroke.isDown ? "+" : "-") + name
    }.joined(separator: " ")
  }

  /// What a gate lets through.
  static func passed(_ text: String, _ policy: KeyPolicy, _ meanings: KeyMeanings = .standard) -> String {
    var gate = KeyGate(policy.rights(meanings))
    var passed: [KeyStroke] = []
    for stroke in read(text) { gate.take(stroke, into: &passed) }
    return self.text(passed)
  }
}
