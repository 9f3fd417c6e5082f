import Keymap
import Posix
import Testing

@testable import KeymapSource

/// Layouts by their names in words, which is all that sway says of a keymap.
struct LayoutNamesTests {
  private static let list = LayoutNames(
    text: """
      ! model
        pc105           German
      ! layout
        us              English (US)
        de              German
      ! variant
        nodeadkeys      de: German (no dead keys)
        dvorak          us: English (Dvorak)
        broken
      ! option
        grp             German
      """)

  @Test(
    "layouts and variants are found",
    arguments: [
      (["German"], "de"),
      (["English (Dvorak)", "German (no dead keys)"], "us:dvorak,de:nodeadkeys"),
    ])
  func found(_ names: [String], _ keymap: String) {
    #expect(Self.list.keymap(named: names)?.description == keymap)
  }

  @Test("a keymap with a group of its own is not guessed", arguments: [[], ["Keypane"], ["German", "Keypane"]])
  func unknown(_ names: [String]) {
    #expect(Self.list.keymap(named: names) == nil)
  }

  @Test("no list, no names")
  func missing() {
    #expect(LayoutNames(path: "/nonexistent/evdev.lst").keymap(named: ["German"]) == nil)
  }

  @Test(
    "xkeyboard-config's own list is read",
    .enabled(if: Files.exists("/usr/share/X11/xkb/rules/evdev.lst"), "xkb-data"))
  func real() {
    let list = LayoutNames(path: KeymapPlaces().layoutNames)
    #expect(list.keymap(named: ["English (US)", "Russian"])?.description == "us,ru")
    #expect(list.keymap(named: ["French (BEPO)"])?.description == "fr:bepo")
  }
}
