/// Our own keymap in the words of loadkeys, for the kernel's consoles in their Unicode mode.
///
/// A console has one keymap for all keyboards. What this leaves out stays as it was: what Ctrl and Alt make of keys.
enum OwnConsole {
  /// ShiftL is the fifth level's key: the kernel has modifiers to spare that no key sets.
  static var keymap: String {
    var text = """
      # Keypane's own keymap, written by keypane keymap. Load it with loadkeys on a console in Unicode mode.
      keymaps 0-3,16-19

      """
    for (code, symbol) in commands {
      for level in 1...8 { text += line(code, level, symbol) }
    }
    for (scalar, place) in OwnKeymap.places {
      if let symbol = symbol(scalar) { text += line(place.code, place.level, symbol) }
    }
    return text
  }

  /// The keys that have to be there with every modifier: a modifier that is not there when it is let go stays held.
  private static let commands: [(code: UInt16, symbol: String)] =
    [
      (1, "Escape"), (14, "Delete"), (15, "Tab"), (28, "Return"), (29, "Control"), (42, "Shift"), (54, "Shift"),
      (56, "Alt"), (58, "Caps_Lock"), (69, "Num_Lock"), (70, "Scroll_Lock"), (87, "F11"), (88, "F12"), (96, "KP_Enter"),
      (97, "Control"), (OwnCommands.level3, "AltGr"), (102, "Find"), (103, "Up"), (104, "Prior"), (105, "Left"),
      (106, "Right"), (107, "Select"), (108, "Down"), (109, "Next"), (110, "Insert"), (111, "Remove"), (119, "Pause"),
      (OwnCommands.level5, "ShiftL"),
    ] + (1...10).map { (UInt16(58 + $0), "F\($0)") }

  /// Nil: the console has no number for it.
  private static func symbol(_ scalar: Unicode.Scalar) -> String? {
    guard scalar.value < 0xF000 else { return nil }
    let digits = String(scalar.value, radix: 16)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard scalar.isASCII, Character(scalar).isLetter else { return number }
    // Caps Lock is for letters with a plus.
    return "+\(scalar)"
  }

  private static func line(_ code: UInt16, _ level: Int, _ symbol: String) -> String {
    let held = [(1, "shift"), (2, "altgr"), (4, "shiftl")].filter { (level - 1) & $0.0 != 0 }.map(\.1)
    return "\((held.isEmpty ? ["plain"] : held).joined(separator: " ")) keycode \(code) = \(symbol)\n"
  }
}
