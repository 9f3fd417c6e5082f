import KeyboardCore
import Keymap
import Testing

/// What keys do besides typing.
@Suite struct KeyRolesTests {
  /// A key of a keymap and its roles.
  struct Row: CustomTestStringConvertible {
    var keymap: String
    var code: UInt16
    var roles: KeyRoles
    var testDescription: String { "\(keymap) \(KeyName.name(of: code))" }
  }

  @Test(arguments: [
    Row(keymap: "us", code: 30, roles: .text),
    Row(keymap: "us", code: KeyCode.leftShift, roles: .shift),
    Row(keymap: "us", code: KeyCode.leftControl, roles: .control),
    Row(keymap: "us", code: KeyCode.leftAlt, roles: .alt),
    Row(keymap: "us", code: KeyCode.rightAlt, roles: .alt),
    Row(keymap: "de", code: KeyCode.rightAlt, roles: .level),
    Row(keymap: "us", code: 125, roles: .command),
    Row(keymap: "us", code: KeyCode.capsLock, roles: .lock),
    Row(keymap: "us/ctrl:nocaps", code: KeyCode.capsLock, roles: .control),
    Row(keymap: "us,ru/grp:caps_toggle", code: KeyCode.capsLock, roles: [.group, .lock]),
    Row(keymap: "us,ru/grp:switch", code: KeyCode.rightAlt, roles: [.group, .text]),
    Row(keymap: "us/compose:ralt", code: KeyCode.rightAlt, roles: .text),
    Row(keymap: "us", code: 59, roles: [.function, .console]),
    Row(keymap: "us", code: 87, roles: [.function, .console]),
    Row(keymap: "us", code: 99, roles: [.other, .system]),
    Row(keymap: "us", code: 116, roles: .system),
    Row(keymap: "us", code: 142, roles: .system),
    Row(keymap: "us", code: KeyCode.enter, roles: .editing),
    Row(keymap: "us", code: KeyCode.tab, roles: .editing),
    Row(keymap: "us", code: KeyCode.backspace, roles: .editing),
    Row(keymap: "us/terminate:ctrl_alt_bksp", code: KeyCode.backspace, roles: [.editing, .system]),
    Row(keymap: "us", code: KeyCode.delete, roles: .editing),
    Row(keymap: "us", code: KeyCode.left, roles: .editing),
    Row(keymap: "us", code: 113, roles: .other),
    Row(keymap: "us", code: 249, roles: []),
    Row(keymap: "us", code: 0, roles: []),
  ])
  func rows(row: Row) throws {
    let keymap = try Keymap(KeymapName(parsing: row.keymap))
    let roles = keymap.roles[row.code]
    #expect(roles == row.roles)
  }
}
