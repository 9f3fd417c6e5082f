import CXKBCommon
import KeyboardCore

/// The keys that programs take for Latin letters when they look a shortcut up and the active group has none: those that
/// bear them in any group, there is a way to it or not; where no group has any, by their places on a `us` keyboard.
///
/// Source: Qt's `lookupLatinKeysym` and GTK's key maps for the groups; Chromium and Firefox for the places, who take a
/// keyboard without Latin letters for a `us` one. GTK and terminals find nothing there, as with the machine's own keys.
struct LatinKeys {
  /// Whether a group has letters of the Latin alphabet.
  let areInKeymap: Bool
  private var codes: [Unicode.Scalar: UInt16] = [:]

  /// - Parameter keymap: is not kept.
  init(of keymap: OpaquePointer) {
    for group in 0..<(unsafe xkb_keymap_num_layouts(keymap)) {
      for code in KeyCode.declared {
        var symbols: UnsafePointer<xkb_keysym_t>?
        let count = unsafe xkb_keymap_key_get_syms_by_level(
          keymap, xkb_keycode_t(code) + Keymap.evdevOffset, group, 0, &symbols)
        guard count == 1, let symbol = unsafe symbols?.pointee, let letter = Keymap.text(xkb_keysym_to_utf32(symbol)),
          Self.letters.contains(letter), codes[letter] == nil
        else { continue }
        codes[letter] = code
      }
    }
    areInKeymap = !codes.isEmpty
    if areInKeymap { return }
    for (scalar, place) in OwnLatin.all where Self.letters.contains(scalar) { codes[scalar] = place.code }
  }

  /// The key of a small letter; nil for other characters.
  func code(of scalar: Unicode.Scalar) -> UInt16? { codes[scalar] }

  private static let letters: ClosedRange<Unicode.Scalar> = "a"..."z"
}
