import KeyboardCore
import Keymap
import Testing

/// Keys of keymaps that mean other things than on their keyboard.
@Suite struct KeymapMeaningTests {
  /// A keymap of a few keys, each `<NAME> = code`'s symbols by level.
  private static func meanings(_ symbols: String) throws -> KeyMeanings {
    let text = """
      xkb_keymap {
        xkb_keycodes { <A> = 38; <B> = 56; <F1> = 67; <UP> = 111; <X> = 198; };
        xkb_types {
          virtual_modifiers LevelThree;
          type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
          type "TWO_LEVEL" { modifiers = Shift; map[Shift] = Level2; };
          type "ALPHABETIC" { modifiers = Shift + Lock; map[Shift] = Level2; map[Lock] = Level2; };
          type "FOUR_LEVEL" {
            modifiers = Shift + Mod5; map[Shift] = Level2; map[Mod5] = Level3; map[Shift + Mod5] = Level4;
          };
          type "CTRL+ALT" { modifiers = Shift + Control + Mod1; map[Shift] = Level2; map[Control + Mod1] = Level3; };
        };
        xkb_compat { };
        xkb_symbols { \(symbols) };
      };
      """
    return try Keymap(text: KeymapText(text), named: "test").meanings
  }

  struct Row: Sendable {
    let symbols: String
    let code: UInt16
    let kind: KeyKind
  }

  static let rows = [
    Row(symbols: "key <A> { [ a, A ] };", code: 30, kind: .character),
    Row(symbols: "key <A> { [ XF86Switch_VT_1 ] };", code: 30, kind: .system),
    Row(symbols: #"key <A> { type = "FOUR_LEVEL", [ a, A, XF86Switch_VT_3, A ] };"#, code: 30, kind: .system),
    Row(symbols: #"key <A> { type = "FOUR_LEVEL", [ a, A, Super_L, A ] };"#, code: 30, kind: .super),
    // What needs Ctrl and Alt is judged as a chord.
    Row(symbols: #"key <B> { type = "CTRL+ALT", [ b, B, Terminate_Server ] };"#, code: 48, kind: .character),
    Row(symbols: #"key <F1> { type = "CTRL+ALT", [ F1, F1, XF86Switch_VT_1 ] };"#, code: 59, kind: .function),
    Row(symbols: "key <UP> { [ Super_L ] };", code: KeyCode.up, kind: .super),
    Row(symbols: "key <UP> { [ Alt_L ] };", code: KeyCode.up, kind: .alt),
    Row(symbols: "key <UP> { [ ISO_Level3_Shift ] };", code: KeyCode.up, kind: .level),
    Row(symbols: "key <UP> { [ Caps_Lock ] };", code: KeyCode.up, kind: .lock),
    Row(symbols: "key <X> { [ adiaeresis ] };", code: 190, kind: .character),
    Row(symbols: "key <X> { [ dead_acute ] };", code: 190, kind: .character),
    Row(symbols: "key <X> { [ Escape ] };", code: 190, kind: .escape),
    Row(symbols: "key <X> { [ XF86Calculator ] };", code: 190, kind: .other),
  ]

  @Test(arguments: rows) func meaning(_ row: Row) throws {
    #expect(try Self.meanings(row.symbols).kind(of: row.code) == row.kind)
  }

  /// A key that leads out is refused wherever it lies, and one that types where F8 was leaves (complaint 54).
  @Test func placesMeanNothing() throws {
    let rights = KeyPolicy.standard.rights(
      try Self.meanings("key <A> { [ XF86Switch_VT_1 ] }; key <B> { [ Super_L ] }; key <X> { [ adiaeresis ] };"))
    #expect(!rights.allows(30) && !rights.allows(48) && rights.allows(190))
    #expect(Strokes.passed("+b +a -a -b", .standard, rights.meanings) == "")
  }
}
