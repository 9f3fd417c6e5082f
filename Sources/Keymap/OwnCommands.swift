/// The keys of our own keymap that type no character: where a `us` keyboard of 105 keys has them.
///
/// F1 to F12 switch no consoles, as they do elsewhere with Ctrl and Alt, and Print is no SysRq.
enum OwnCommands {
  /// Codes and the XKB names of what they do, without Shift and with it.
  static let all: [(code: UInt16, symbols: [String])] = [
    (1, ["Escape"]), (14, ["BackSpace"]), (15, ["Tab", "ISO_Left_Tab"]), (28, ["Return"]), (29, ["Control_L"]),
    (42, ["Shift_L"]), (54, ["Shift_R"]), (55, ["KP_Multiply"]), (56, ["Alt_L"]), (58, ["Caps_Lock"]), (59, ["F1"]),
    (60, ["F2"]), (61, ["F3"]), (62, ["F4"]), (63, ["F5"]), (64, ["F6"]), (65, ["F7"]), (66, ["F8"]), (67, ["F9"]),
    (68, ["F10"]), (69, ["Num_Lock"]), (70, ["Scroll_Lock"]), (74, ["KP_Subtract"]), (78, ["KP_Add"]), (87, ["F11"]),
    (88, ["F12"]), (96, ["KP_Enter"]), (97, ["Control_R"]), (98, ["KP_Divide"]), (99, ["Print"]),
    (level3, ["ISO_Level3_Shift"]), (102, ["Home"]), (103, ["Up"]), (104, ["Prior"]), (105, ["Left"]), (106, ["Right"]),
    (107, ["End"]), (108, ["Down"]), (109, ["Next"]), (110, ["Insert"]), (111, ["Delete"]), (113, ["XF86AudioMute"]),
    (114, ["XF86AudioLowerVolume"]), (115, ["XF86AudioRaiseVolume"]), (119, ["Pause"]), (125, ["Super_L"]),
    (126, ["Super_R"]), (127, ["Menu"]), (163, ["XF86AudioNext"]), (164, ["XF86AudioPlay"]), (165, ["XF86AudioPrev"]),
    (166, ["XF86AudioStop"]), (level5, ["ISO_Level5_Shift"]),
  ]

  /// KEY_RIGHTALT: what most keyboards have for the third level.
  static let level3: UInt16 = 100
  /// A code that the kernel has no name for: no keyboard has it, and nobody hears it.
  static let level5: UInt16 = 195

  /// XKB's real modifiers and the codes that set them: Mod5 and Mod3 as xkeyboard-config has them, since browsers go by it.
  static let modifiers: [(name: String, codes: [UInt16])] = [
    ("Shift", [42, 54]), ("Lock", [58]), ("Control", [29, 97]), ("Mod1", [56]), ("Mod2", [69]), ("Mod3", [level5]),
    ("Mod4", [125, 126]), ("Mod5", [level3]),
  ]
}
