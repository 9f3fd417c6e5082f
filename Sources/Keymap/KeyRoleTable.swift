import CXKBCommon
import KeyboardCore

/// The roles of all keys of a keymap.
public struct KeyRoleTable: Hashable, Sendable {
  /// From code 0 on.
  private var roles = [KeyRoles](repeating: [], count: Int(KeyCode.declared.upperBound) + 1)

  /// The roles of a key; none for a code that our keyboard does not have.
  public subscript(code: UInt16) -> KeyRoles {
    KeyCode.declared.contains(code) ? roles[Int(code)] : []
  }

  init(of keymap: OpaquePointer) {
    for code in KeyCode.declared {
      roles[Int(code)] = unsafe Self.named(code, keymap).union(Self.acting(code, keymap))
    }
  }

  /// By what its levels are called.
  private static func named(_ code: UInt16, _ keymap: OpaquePointer) -> KeyRoles {
    let key = xkb_keycode_t(code) + Keymap.evdevOffset
    var roles: KeyRoles = []
    for group in 0..<(unsafe xkb_keymap_num_layouts_for_key(keymap, key)) {
      for level in 0..<(unsafe xkb_keymap_num_levels_for_key(keymap, key, group)) {
        var symbols: UnsafePointer<xkb_keysym_t>?
        let count = unsafe xkb_keymap_key_get_syms_by_level(keymap, key, group, level, &symbols)
        guard count > 0, let symbols = unsafe symbols else { continue }
        for index in 0..<Int(count) { roles.formUnion(Self.role(of: unsafe symbols[index])) }
      }
    }
    return roles
  }

  /// By what it does when it is pressed, alone and with each modifier held: the names need not tell.
  private static func acting(_ code: UInt16, _ keymap: OpaquePointer) -> KeyRoles {
    let trial = unsafe TrialState(of: keymap, in: KeymapState())
    let rest = trial.memory
    trial.take(.down(code))
    let down = trial.memory
    trial.take(.up(code))
    let up = trial.memory
    var roles: KeyRoles = []
    if up.locked != rest.locked || up.latched != rest.latched { roles.insert(.lock) }
    if down.group != rest.group || up.lockedGroup != rest.lockedGroup { roles.insert(.group) }
    guard !roles.contains(.lock) else { return roles }
    var mask = down.held & ~rest.held
    let known: [(String, KeyRoles)] = [
      (XKB_MOD_NAME_SHIFT, .shift), (XKB_MOD_NAME_CTRL, .control), (XKB_MOD_NAME_ALT, .alt),
      (XKB_MOD_NAME_LOGO, .command), (XKB_MOD_NAME_CAPS, .lock), (XKB_MOD_NAME_NUM, .lock),
    ]
    for (name, role) in known {
      let bit = unsafe TrialState.mask(name, of: keymap)
      if mask & bit != 0 { roles.insert(role) }
      mask &= ~bit
    }
    if mask != 0 { roles.insert(.level) }
    return roles
  }

  /// Source: xkbcommon-keysyms.h.
  private static func role(of symbol: xkb_keysym_t) -> KeyRoles {
    switch Int(symbol) {
    case Int(XKB_KEY_NoSymbol): []
    case Int(XKB_KEY_Shift_L), Int(XKB_KEY_Shift_R): .shift
    case Int(XKB_KEY_Control_L), Int(XKB_KEY_Control_R): .control
    case Int(XKB_KEY_Meta_L)...Int(XKB_KEY_Alt_R): .alt
    case Int(XKB_KEY_Super_L)...Int(XKB_KEY_Hyper_R): .command
    case Int(XKB_KEY_ISO_Lock): .lock
    case Int(XKB_KEY_Caps_Lock), Int(XKB_KEY_Shift_Lock), Int(XKB_KEY_Num_Lock), Int(XKB_KEY_Scroll_Lock): .lock
    case Int(XKB_KEY_ISO_Level2_Latch): .lock
    case Int(XKB_KEY_ISO_Level3_Shift), Int(XKB_KEY_ISO_Level5_Shift): .level
    case Int(XKB_KEY_ISO_Level3_Latch)...Int(XKB_KEY_ISO_Level3_Lock): .lock
    case Int(XKB_KEY_ISO_Level5_Latch)...Int(XKB_KEY_ISO_Level5_Lock): .lock
    // ISO_Group_Shift is another name of Mode_switch.
    case Int(XKB_KEY_Mode_switch), Int(XKB_KEY_ISO_Group_Latch)...Int(XKB_KEY_ISO_Last_Group_Lock): .group
    case Int(XKB_KEY_F1)...Int(XKB_KEY_F35), Int(XKB_KEY_KP_F1)...Int(XKB_KEY_KP_F4): .function
    case Int(XKB_KEY_XF86Switch_VT_1)...Int(XKB_KEY_XF86Switch_VT_12): .console
    case Int(XKB_KEY_Sys_Req), Int(XKB_KEY_Break), Int(XKB_KEY_Terminate_Server): .system
    case Int(XKB_KEY_XF86Ungrab)...Int(XKB_KEY_XF86LogWindowTree): .system
    case Int(XKB_KEY_XF86PowerOff), Int(XKB_KEY_XF86Sleep), Int(XKB_KEY_XF86Suspend), Int(XKB_KEY_XF86Hibernate):
      .system
    case Int(XKB_KEY_XF86WakeUp), Int(XKB_KEY_XF86LogOff): .system
    case Int(XKB_KEY_Return), Int(XKB_KEY_Tab), Int(XKB_KEY_ISO_Left_Tab), Int(XKB_KEY_BackSpace): .editing
    case Int(XKB_KEY_Delete), Int(XKB_KEY_Home)...Int(XKB_KEY_Begin), Int(XKB_KEY_Insert): .editing
    case Int(XKB_KEY_KP_Tab)...Int(XKB_KEY_KP_Enter), Int(XKB_KEY_KP_Home)...Int(XKB_KEY_KP_Delete): .editing
    case Int(XKB_KEY_Multi_key), Int(XKB_KEY_dead_grave)...Int(XKB_KEY_dead_longsolidusoverlay): .text
    default: Keymap.text(xkb_keysym_to_utf32(symbol)) == nil ? .other : .text
    }
  }
}
