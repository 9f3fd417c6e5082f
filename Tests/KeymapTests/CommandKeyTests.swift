import KeyboardCore
import Testing

@testable import Keymap

/// Control and Alt are where the keymap has them, not where their caps say.
@Suite struct CommandKeyTests {
  @Test(arguments: [
    ("us", "LEFTCTRL", "LEFTALT"), ("de", "LEFTCTRL", "LEFTALT"), ("us/ctrl:swapcaps", "CAPSLOCK", "LEFTALT"),
    ("us,ru/grp:lctrl_toggle", "RIGHTCTRL", "LEFTALT"), ("us/altwin:swap_lalt_lwin", "LEFTCTRL", "RIGHTALT"),
    ("us,ru/grp:lalt_toggle", "LEFTCTRL", "RIGHTALT"),
  ])
  func areFound(_ name: String, _ control: String, _ alt: String) throws {
    let keymap = try Keymap(KeymapName(parsing: name))
    #expect(keymap.code(holding: .control).map(KeyName.name(of:)) == "KEY_\(control)")
    #expect(keymap.code(holding: .alt).map(KeyName.name(of:)) == "KEY_\(alt)")
  }
}
