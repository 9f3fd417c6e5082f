import Keymap

/// The keymaps that physical keyboards of our languages have.
enum TwentyKeymaps {
  static let names = [
    "us", "gb", "de", "fr", "es", "it", "pt", "br", "pl", "tr", "ru", "ua", "il", "ara", "jp", "kr", "ch:fr", "us:intl",
    "us:dvorak", "fr:bepo",
  ]

  /// Every state that one group can be in.
  static let states = [
    KeymapState(), KeymapState(capsLock: true), KeymapState(numLock: true), KeymapState(capsLock: true, numLock: true),
  ]
}
