/// Our own keymap in the words of XKB, for xkbcomp and libxkbcommon alike.
struct OwnXKB {
  /// As in `OwnKeymap`.
  var isShared: Bool

  /// A key as it stands in the symbols.
  private struct Key {
    var code: UInt16
    /// Nil: XKB finds the type of a command by itself.
    var type: String?
    /// From the first level on.
    var symbols: [String]
  }

  // MARK: - Files

  /// A keymap of one piece.
  var keymap: String {
    """
    \(Self.head)
    xkb_keymap {
    \(Self.keycodes)
    \(Self.typeSection(OwnTypes.all + "\n" + OwnTypes.spare))
    \(Self.compatibility)
    xkb_symbols "keypane\(isShared ? "(shared)" : "")" {
      name[Group1] = "Keypane";
    \(Self.lines(Self.keys(isShared: isShared)))
    \(Self.modifierMap)
    };
    };

    """
  }

  /// Both variants; the shared one overrides the types of letters.
  static var symbols: String {
    let letters = keys(isShared: true).filter { $0.type == OwnTypes.letters }
    let types = letters.map { "  key <\(name($0.code))> { type[Group1] = \"\(OwnTypes.letters)\" };" }
    return """
      \(head)
      default xkb_symbols "keypane" {
        name[Group1] = "Keypane";
      \(lines(keys(isShared: false)))
      \(modifierMap)
      };

      xkb_symbols "shared" {
        include "keypane(keypane)"
      \(types.joined(separator: "\n"))
      };

      """
  }

  static var types: String { "\(head)\ndefault \(typeSection(OwnTypes.all))\n" }

  /// Somebody may give another layout to the keyboard and not know of the rules: it is what it is with those of `evdev`.
  static let rules = """
    \(head)
    ! model = keycodes
      * = evdev

    ! model = geometry
      * = pc(pc105)

    ! layout variant = symbols
      \(OwnKeymap.layout) \(OwnKeymap.sharedVariant) = \(OwnKeymap.layout)(\(OwnKeymap.sharedVariant))

    ! layout = symbols
      \(OwnKeymap.layout) = \(OwnKeymap.layout)
      * = pc+%l%(v)+inet(evdev)

    ! layout[1] = symbols
      * = pc+%l[1]%(v[1])+inet(evdev)

    ! layout[2] = symbols
      * = +%l[2]%(v[2]):2

    ! layout[3] = symbols
      * = +%l[3]%(v[3]):3

    ! layout[4] = symbols
      * = +%l[4]%(v[4]):4

    ! layout = types
      \(OwnKeymap.layout) = \(OwnKeymap.layout)
      * = complete

    ! layout[1] = types
      * = complete

    ! model = compat
      * = complete

    """

  /// libxkbfile reads no rules without such a list beside them.
  static let ruleList = """
    ! model
      \(KeymapName.usualModel)           Generic 105-key PC

    ! layout
      \(OwnKeymap.layout)         Keypane

    ! variant
      \(OwnKeymap.sharedVariant)          \(OwnKeymap.layout): Keypane, for all keyboards

    ! option

    """

  private static let head = "// Keypane's own keymap, written by keypane keymap."

  // MARK: - Keys

  private static func keys(isShared: Bool) -> [Key] {
    var levels: [UInt16: [Int: String]] = [:]
    for (scalar, place) in OwnPlaces.all { levels[place.code, default: [:]][place.level] = symbol(scalar) }
    for key in OwnKeypad.all { levels[key.code, default: [:]].merge([1: key.plain, 2: key.number]) { $1 } }
    var keys = levels.map { code, symbols in
      let last = symbols.keys.max() ?? 0
      let list = (1...max(1, last)).map { symbols[$0] ?? "NoSymbol" }
      return Key(code: code, type: type(of: code, list, isShared: isShared), symbols: list)
    }
    keys += OwnCommands.all.map { Key(code: $0.code, type: nil, symbols: $0.symbols) }
    return keys.sorted { $0.code < $1.code }
  }

  private static func type(of code: UInt16, _ symbols: [String], isShared: Bool) -> String {
    if OwnKeypad.keys.contains(code) { return OwnTypes.keypad }
    let first = symbols[0].utf8
    let isLetter = first.count == 1 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first.first ?? 0)
    return isShared && isLetter ? OwnTypes.letters : OwnTypes.characters
  }

  /// Unicode's keysym of a character; letters and digits of ASCII by their names, which are themselves.
  private static func symbol(_ scalar: Unicode.Scalar) -> String {
    let character = Character(scalar)
    if scalar.isASCII, character.isLetter || character.isNumber { return String(character) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func name(_ code: UInt16) -> String {
    guard let name = OwnKeyNames.name(of: code) else { preconditionFailure("a key without a name") }
    return name
  }

  private static func lines(_ keys: [Key]) -> String {
    keys.map { key in
      let type = key.type.map { "type[Group1] = \"\($0)\", " } ?? ""
      return "  key <\(name(key.code))> { \(type)symbols[Group1] = [ \(key.symbols.joined(separator: ", ")) ] };"
    }.joined(separator: "\n")
  }

  // MARK: - Sections

  private static var keycodes: String {
    let names = keys(isShared: false).map { "  <\(name($0.code))> = \($0.code + 8);" }
    return """
      xkb_keycodes "keypane" {
        minimum = 8;
        maximum = 255;
      \(names.joined(separator: "\n"))
        indicator 1 = "Caps Lock";
        indicator 2 = "Num Lock";
        indicator 3 = "Scroll Lock";
      };
      """
  }

  private static func typeSection(_ types: String) -> String {
    """
    xkb_types "keypane" {
      virtual_modifiers NumLock, LevelThree, LevelFive;
    \(types)
    };
    """
  }

  private static var modifierMap: String {
    OwnCommands.modifiers.map { modifier in
      "  modifier_map \(modifier.name) { \(modifier.codes.map { "<\(name($0))>" }.joined(separator: ", ")) };"
    }.joined(separator: "\n")
  }

  /// What xkeyboard-config's `complete` makes of the symbols that are in use here.
  private static let compatibility = """
    xkb_compatibility "keypane" {
      virtual_modifiers NumLock, LevelThree, LevelFive, Alt, Super;
      interpret.useModMapMods = AnyLevel;
      interpret.repeat = False;
      interpret ISO_Level3_Shift + AnyOf(all) {
        virtualModifier = LevelThree; useModMapMods = level1; action = SetMods(modifiers = LevelThree, clearLocks);
      };
      interpret ISO_Level5_Shift + AnyOf(all) {
        virtualModifier = LevelFive; useModMapMods = level1; action = SetMods(modifiers = LevelFive, clearLocks);
      };
      interpret Num_Lock + AnyOf(all) { virtualModifier = NumLock; action = LockMods(modifiers = NumLock); };
      interpret Alt_L + AnyOf(all) { virtualModifier = Alt; action = SetMods(modifiers = modMapMods, clearLocks); };
      interpret Super_L + AnyOf(all) { virtualModifier = Super; action = SetMods(modifiers = modMapMods, clearLocks); };
      interpret Super_R + AnyOf(all) { virtualModifier = Super; action = SetMods(modifiers = modMapMods, clearLocks); };
      interpret Any + Exactly(Lock) { action = LockMods(modifiers = Lock); };
      interpret Any + AnyOf(all) { action = SetMods(modifiers = modMapMods, clearLocks); };
      indicator "Caps Lock" { whichModState = locked; modifiers = Lock; };
      indicator "Num Lock" { whichModState = locked; modifiers = NumLock; };
    };
    """
}
