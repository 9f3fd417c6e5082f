import CXKBCommon
import KeyboardCore

extension Keymap {
  /// What the keys of our keyboard mean in this keymap, for a policy: each key is what it is called on its first level, but
  /// on whatever level and in whatever group it switches the console, ends the session or is Super, Alt or Ctrl, it is that.
  ///
  /// Levels that need Ctrl, Alt or Super do not count: they are judged as chords.
  public var meanings: KeyMeanings {
    var meanings = KeyMeanings()
    let commands = unsafe Self.commands(of: keymap)
    for code in KeyCode.declared {
      let symbols = unsafe Self.plainSymbols(of: keymap, xkb_keycode_t(code) + Self.evdevOffset, commands)
      let kinds = symbols.map { Self.kind(of: $0.symbol, code) }
      let danger = kinds.first { $0 == .system || $0 == .super || $0 == .alt || $0 == .control }
      let own = kinds.first == .other && kinds.contains(.character) ? .character : kinds.first
      if let kind = danger ?? own { meanings.set(kind, for: code) }
      for symbol in symbols where symbol.level == 0 {
        guard let scalar = Self.text(xkb_keysym_to_utf32(symbol.symbol)) else { continue }
        meanings.add(Character(scalar), typedBy: code)
      }
    }
    // By the names that shortcuts have for programs that go by the place.
    for letter in hasLatinLetters ? [] : Array("abcdefghijklmnopqrstuvwxyz") {
      if let code = latinCode(of: letter) { meanings.add(letter, typedBy: code) }
    }
    return meanings
  }

  private static func commands(of keymap: OpaquePointer) -> xkb_mod_mask_t {
    var mask: xkb_mod_mask_t = 0
    for name in [XKB_MOD_NAME_CTRL, XKB_MOD_NAME_ALT, XKB_MOD_NAME_LOGO] {
      let index = unsafe xkb_keymap_mod_get_index(keymap, name)
      if index != XKB_MOD_INVALID { mask |= 1 << index }
    }
    return mask
  }

  /// The symbols that a key has without Ctrl, Alt and Super, group by group, each from its first level on.
  private static func plainSymbols(
    of keymap: OpaquePointer, _ key: xkb_keycode_t, _ commands: xkb_mod_mask_t
  ) -> [(symbol: xkb_keysym_t, level: UInt32)] {
    var found: [(symbol: xkb_keysym_t, level: UInt32)] = []
    var masks = [xkb_mod_mask_t](repeating: 0, count: 64)
    for group in 0..<(unsafe xkb_keymap_num_layouts_for_key(keymap, key)) {
      for level in 0..<(unsafe xkb_keymap_num_levels_for_key(keymap, key, group)) {
        let count = unsafe masks.withUnsafeMutableBufferPointer { buffer in
          unsafe xkb_keymap_key_get_mods_for_level(keymap, key, group, level, buffer.baseAddress, buffer.count)
        }
        // The first level is the one that no modifiers lead to, whatever the key's type says of others.
        guard level == 0 || masks[..<Int(count)].contains(where: { $0 & commands == 0 }) else { continue }
        var symbols: UnsafePointer<xkb_keysym_t>?
        let number = unsafe xkb_keymap_key_get_syms_by_level(keymap, key, group, level, &symbols)
        guard number > 0, let symbols = unsafe symbols else { continue }
        for index in 0..<Int(number) { found.append((symbol: unsafe symbols[index], level: level)) }
      }
    }
    return found
  }

  /// Source: xkbcommon-keysyms.h.
  private static func kind(of symbol: xkb_keysym_t, _ code: UInt16) -> KeyKind {
    switch Int(symbol) {
    case Int(XKB_KEY_Shift_L), Int(XKB_KEY_Shift_R): .shift
    case Int(XKB_KEY_Control_L), Int(XKB_KEY_Control_R): .control
    case Int(XKB_KEY_Meta_L)...Int(XKB_KEY_Alt_R): .alt
    case Int(XKB_KEY_Super_L)...Int(XKB_KEY_Hyper_R): .super
    case Int(XKB_KEY_ISO_Level3_Shift), Int(XKB_KEY_ISO_Level3_Latch), Int(XKB_KEY_ISO_Level5_Shift),
      Int(XKB_KEY_ISO_Level5_Latch), Int(XKB_KEY_ISO_Level2_Latch):
      .level
    case Int(XKB_KEY_Mode_switch), Int(XKB_KEY_ISO_Group_Latch)...Int(XKB_KEY_ISO_Last_Group_Lock): .level
    case Int(XKB_KEY_Caps_Lock), Int(XKB_KEY_Shift_Lock), Int(XKB_KEY_Num_Lock), Int(XKB_KEY_Scroll_Lock),
      Int(XKB_KEY_ISO_Lock), Int(XKB_KEY_ISO_Level3_Lock), Int(XKB_KEY_ISO_Level5_Lock):
      .lock
    case Int(XKB_KEY_XF86Switch_VT_1)...Int(XKB_KEY_XF86Switch_VT_12), Int(XKB_KEY_Terminate_Server),
      Int(XKB_KEY_XF86Ungrab)...Int(XKB_KEY_XF86LogWindowTree), Int(XKB_KEY_Print), Int(XKB_KEY_Sys_Req),
      Int(XKB_KEY_Break), Int(XKB_KEY_XF86PowerOff), Int(XKB_KEY_XF86Sleep), Int(XKB_KEY_XF86Suspend),
      Int(XKB_KEY_XF86Hibernate), Int(XKB_KEY_XF86WakeUp), Int(XKB_KEY_XF86LogOff), Int(XKB_KEY_XF86ScreenSaver):
      .system
    case Int(XKB_KEY_F1)...Int(XKB_KEY_F35), Int(XKB_KEY_KP_F1)...Int(XKB_KEY_KP_F4): .function
    case Int(XKB_KEY_Escape): .escape
    case Int(XKB_KEY_Tab), Int(XKB_KEY_ISO_Left_Tab), Int(XKB_KEY_KP_Tab): .tab
    case Int(XKB_KEY_Return), Int(XKB_KEY_KP_Enter): .return
    case Int(XKB_KEY_BackSpace), Int(XKB_KEY_Delete), Int(XKB_KEY_Home)...Int(XKB_KEY_Begin),
      Int(XKB_KEY_KP_Home)...Int(XKB_KEY_KP_Begin), Int(XKB_KEY_KP_Delete):
      .editing
    case Int(XKB_KEY_Multi_key), Int(XKB_KEY_dead_grave)...Int(XKB_KEY_dead_greek): .character
    default:
      if text(xkb_keysym_to_utf32(symbol)) != nil {
        .character
      } else {
        // Of what is named after a media key the code tells whether it is one.
        KeyMeanings.standard.kind(of: code) == .media ? .media : .other
      }
    }
  }
}
