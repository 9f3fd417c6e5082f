import CXKBCommon
import KeyboardCore

/// What every key says with every choice of modifiers held, read off a keyboard and not off its tables: what Caps Lock
/// or a change of group does to a key is in it.
struct LevelSearch {
  /// One way to make a key say something.
  struct Spot {
    /// Codes to hold, in the order in which they go down.
    var holds: [UInt16]
    var code: UInt16
    var cost: Int

    /// Modifiers down, key down, key up, modifiers up.
    var strokes: [KeyStroke] {
      holds.map { .down($0) } + [.down(code), .up(code)] + holds.reversed().map { .up($0) }
    }
  }

  /// The cheapest spot of every symbol, dead keys and Compose too, by keysym.
  private(set) var bySymbol: [xkb_keysym_t: Spot] = [:]
  /// The cheapest spot of every character.
  private(set) var byScalar: [Unicode.Scalar: Spot] = [:]

  init(at vantage: Vantage, compose: ComposeRules) {
    let modifiers = ModifierKeys(at: vantage)
    let rest = vantage.trial().memory
    // Where Control or Alt is locked every key is a command.
    guard rest.locked & vantage.commands == 0 else { return }
    let down = vantage.down
    for (holds, cost) in modifiers.choices(without: vantage.commands) {
      let trial = vantage.trial()
      for code in holds { trial.take(.down(code)) }
      let memory = trial.memory
      guard memory.group == rest.group, memory.locked == rest.locked, memory.latched == rest.latched else { continue }
      for code in KeyCode.declared where !holds.contains(code) && !down.contains(code) {
        let symbol = trial.symbol(of: code)
        guard symbol != XKB_KEY_NoSymbol, !Self.isKeypad(symbol) else { continue }
        let spot = Spot(holds: holds, code: code, cost: cost + Self.cost(of: code))
        if spot.cost < bySymbol[symbol]?.cost ?? .max { bySymbol[symbol] = spot }
        guard let scalar = trial.scalar(of: code), !compose.begins(with: symbol) else { continue }
        if spot.cost < byScalar[scalar]?.cost ?? .max { byScalar[scalar] = spot }
      }
    }
  }

  /// The letter part of a keyboard, 102nd, RO and YEN with it, is read everywhere, the console included; KEY_KPLEFTPAREN
  /// is not, and what the keypad types is not always text.
  private static func cost(of code: UInt16) -> Int {
    switch code {
    case 2...53, 57, 86, 89, 124: 0
    default: KeyName.isNamed(code) ? 8 : 10
    }
  }

  /// What the keypad types hangs on Num Lock, and programs may take it for something else.
  private static func isKeypad(_ symbol: xkb_keysym_t) -> Bool {
    (xkb_keysym_t(XKB_KEY_KP_Space)...xkb_keysym_t(XKB_KEY_KP_Equal)).contains(symbol)
  }
}
