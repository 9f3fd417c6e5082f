import CXKBCommon
import KeyboardCore

/// Every character that a keymap's first group can type, with the cheapest way to do it.
struct RecipeTable {
  private(set) var byScalar: [Unicode.Scalar: Recipe] = [:]
  /// Beyond ASCII, by what Unicode takes for the same: e and a combining acute find é.
  private var byCharacter: [Character: Recipe] = [:]

  init(of keymap: OpaquePointer) {
    let modifiers = unsafe ModifierKeys(of: keymap)
    let lockIndex = unsafe xkb_keymap_mod_get_index(keymap, XKB_MOD_NAME_CAPS)
    let lock: xkb_mod_mask_t = lockIndex == XKB_MOD_INVALID ? 0 : 1 << lockIndex
    for code in KeyCode.declared {
      let key = xkb_keycode_t(code) + Keymap.evdevOffset
      for level in 0..<(unsafe xkb_keymap_num_levels_for_key(keymap, key, 0)) {
        guard let scalar = unsafe Self.scalar(of: keymap, key, level) else { continue }
        for mask in unsafe Self.masks(of: keymap, key, level) where mask & lock == 0 {
          guard let (codes, cost) = modifiers.keys(for: mask) else { continue }
          let recipe = Recipe(modifiers: codes, code: code, cost: cost)
          if let known = byScalar[scalar], known.cost <= cost { continue }
          if unsafe Self.types(recipe, scalar, keymap) { byScalar[scalar] = recipe }
        }
      }
    }
    for (scalar, recipe) in byScalar where !scalar.isASCII {
      byCharacter[Character(scalar)] = recipe
    }
  }

  /// The recipe for a whole character; does not allocate for a character of one scalar that the keymap has.
  func recipe(for character: Character) -> Recipe? {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex,
      let found = byScalar[first]
    {
      return found
    }
    return byCharacter[character]
  }

  /// What a level of a key types; nil for what is no text: dead keys, control keys, and the keypad with its NumLock.
  private static func scalar(of keymap: OpaquePointer, _ key: xkb_keycode_t, _ level: UInt32) -> Unicode.Scalar? {
    var symbols: UnsafePointer<xkb_keysym_t>?
    let count = unsafe xkb_keymap_key_get_syms_by_level(keymap, key, 0, level, &symbols)
    guard count == 1, let symbol = unsafe symbols?.pointee else { return nil }
    if (xkb_keysym_t(XKB_KEY_KP_Space)...xkb_keysym_t(XKB_KEY_KP_9)).contains(symbol) || symbol == XKB_KEY_KP_Equal {
      return nil
    }
    return Keymap.text(xkb_keysym_to_utf32(symbol))
  }

  /// The modifier combinations that choose a level of a key.
  private static func masks(of keymap: OpaquePointer, _ key: xkb_keycode_t, _ level: UInt32) -> [xkb_mod_mask_t] {
    var masks = [xkb_mod_mask_t](repeating: 0, count: 32)
    let count = unsafe masks.withUnsafeMutableBufferPointer { buffer in
      unsafe xkb_keymap_key_get_mods_for_level(keymap, key, 0, level, buffer.baseAddress, buffer.count)
    }
    return Array(masks[..<count])
  }

  /// Tries a recipe on a keyboard at rest.
  private static func types(_ recipe: Recipe, _ scalar: Unicode.Scalar, _ keymap: OpaquePointer) -> Bool {
    guard let state = unsafe xkb_state_new(keymap) else { return false }
    defer { unsafe xkb_state_unref(state) }
    for modifier in recipe.modifiers {
      _ = unsafe xkb_state_update_key(state, xkb_keycode_t(modifier) + Keymap.evdevOffset, XKB_KEY_DOWN)
    }
    return unsafe xkb_state_key_get_utf32(state, xkb_keycode_t(recipe.code) + Keymap.evdevOffset) == scalar.value
  }
}
