import CXKBCommon
import KeyboardCore

/// Which keys of a keymap act as modifiers while they are held, found by trying every key.
struct ModifierKeys {
  /// One key and the modifiers that it sets while it is down.
  private struct Setter {
    var code: UInt16
    var mask: xkb_mod_mask_t
  }

  private var setters: [Setter] = []
  private let shift: xkb_mod_mask_t

  init(of keymap: OpaquePointer) {
    let shiftIndex = unsafe xkb_keymap_mod_get_index(keymap, XKB_MOD_NAME_SHIFT)
    shift = shiftIndex == XKB_MOD_INVALID ? 0 : 1 << shiftIndex
    for code in KeyCode.declared {
      guard let state = unsafe xkb_state_new(keymap) else { continue }
      defer { unsafe xkb_state_unref(state) }
      let key = xkb_keycode_t(code) + Keymap.evdevOffset
      _ = unsafe xkb_state_update_key(state, key, XKB_KEY_DOWN)
      let held = unsafe xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED)
      _ = unsafe xkb_state_update_key(state, key, XKB_KEY_UP)
      // A key that leaves something behind locks or latches.
      let left = unsafe xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE)
      let group = unsafe xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE)
      if held != 0 && left == 0 && group == 0 { setters.append(Setter(code: code, mask: held)) }
    }
    // Keymaps carry stand-in keys (84 for level 3) that no keyboard has: a key with a name comes first.
    setters.sort { one, other in
      let (oneNamed, otherNamed) = (KeyName.isNamed(one.code), KeyName.isNamed(other.code))
      return oneNamed == otherNamed ? one.code < other.code : oneNamed
    }
  }

  /// The keys that together set exactly the modifiers of a mask, and their cost; nil where that cannot be done.
  func keys(for mask: xkb_mod_mask_t) -> (codes: [UInt16], cost: Int)? {
    var open = mask
    var codes: [UInt16] = []
    var cost = 0
    for setter in setters where open != 0 && setter.mask & ~mask == 0 && setter.mask & open != 0 {
      codes.append(setter.code)
      cost += setter.mask == shift ? 2 : 3
      open &= ~setter.mask
    }
    return open == 0 ? (codes, cost) : nil
  }
}
