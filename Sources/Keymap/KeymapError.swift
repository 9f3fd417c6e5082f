/// Why a keymap cannot be had.
public enum KeymapError: Error, Hashable, CustomStringConvertible {
  /// libxkbcommon finds no keyboard descriptions on this machine.
  case descriptionsMissing
  /// There is no such layout, or the layout has no such variant; as asked for: `de:nodeadkeys`.
  case unknownLayout(String)
  /// Something other than what `KeymapName` reads.
  case malformedName(String)
  /// A text that is no keymap: where it came from, with line and column where they are known, and what is wrong.
  case malformedText(place: String, reason: String)

  /// One line: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .descriptionsMissing:
      "no keyboard descriptions: install the package xkb-data"
    case .unknownLayout(let name):
      "unknown keyboard layout \"\(name)\": the layouts and variants are listed in /usr/share/X11/xkb/rules/evdev.lst"
    case .malformedName(let name):
      "\"\(name)\" is no keyboard layout: expected LAYOUT or LAYOUT:VARIANT, like us or de:nodeadkeys, "
        + "up to four of them like us,ru/grp:alt_shift_toggle"
    case .malformedText(let place, let reason):
      "\(place): not an XKB keymap: \(reason)"
    }
  }
}
