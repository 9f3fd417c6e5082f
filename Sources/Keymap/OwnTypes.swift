/// How modifiers choose a level in our own keymap.
///
/// Every type knows Lock, also where it does nothing: what a type does not know programs apply themselves, and make capitals
/// of what the keymap says.
enum OwnTypes {
  /// Eight levels, whatever Caps Lock says.
  static let characters = "KEYPANE_CHARACTERS"
  /// The same, but Caps Lock is for the first two.
  static let letters = "KEYPANE_LETTERS"
  /// Num Lock chooses between the first two, and Shift the first.
  static let keypad = "KEYPANE_KEYPAD"

  /// All of them, and the four that X demands of every keymap.
  static let all = [
    """
      type "ONE_LEVEL" { modifiers = None; map[None] = Level1; level_name[Level1] = "Any"; };
      type "TWO_LEVEL" {
        modifiers = Shift; map[Shift] = Level2; level_name[Level1] = "Base"; level_name[Level2] = "Shift";
      };
      type "ALPHABETIC" {
        modifiers = Shift+Lock; map[Shift] = Level2; map[Lock] = Level2;
        level_name[Level1] = "Base"; level_name[Level2] = "Caps";
      };
      type "KEYPAD" {
        modifiers = Shift+NumLock; map[NumLock] = Level2; map[Shift+NumLock] = Level1;
        level_name[Level1] = "Base"; level_name[Level2] = "Number";
      };
    """,
    type(characters, by: ["Shift", "Lock", "LevelThree", "LevelFive"]) { held in
      (held.contains("Shift") ? 1 : 0) + upper(held)
    },
    type(letters, by: ["Shift", "Lock", "LevelThree", "LevelFive"]) { held in
      let shift = held.contains("Shift")
      return (upper(held) == 0 ? shift != held.contains("Lock") : shift) ? upper(held) + 1 : upper(held)
    },
    type(keypad, by: ["Shift", "Lock", "NumLock", "LevelThree", "LevelFive"]) { held in
      let shift = held.contains("Shift")
      return (upper(held) == 0 ? !shift && held.contains("NumLock") : shift) ? upper(held) + 1 : upper(held)
    },
  ].joined(separator: "\n")

  /// Types that no key has. An X server takes no keymap with fewer types than those of the one that it is to take the place
  /// of (`_XkbSetMapChecks` in its xkb.c), and the keymaps of xkeyboard-config have some thirty.
  static let spare = (1...48).map { number in
    "  type \"KEYPANE_SPARE_\(number)\" { modifiers = None; map[None] = Level1; level_name[Level1] = \"Any\"; };"
  }.joined(separator: "\n")

  private static func upper(_ held: [String]) -> Int {
    (held.contains("LevelThree") ? 2 : 0) + (held.contains("LevelFive") ? 4 : 0)
  }

  /// - Parameter level: from 0, for every choice of the modifiers.
  private static func type(_ name: String, by modifiers: [String], level: ([String]) -> Int) -> String {
    let maps = (1..<(1 << modifiers.count)).map { choice in
      let held = modifiers.indices.filter { choice & (1 << $0) != 0 }.map { modifiers[$0] }
      return "    map[\(held.joined(separator: "+"))] = Level\(level(held) + 1);"
    }
    let names = (1...8).map { "level_name[Level\($0)] = \"Level \($0)\";" }.joined(separator: " ")
    return """
        type "\(name)" {
          modifiers = \(modifiers.joined(separator: "+"));
      \(maps.joined(separator: "\n"))
          \(names)
        };
      """
  }
}
