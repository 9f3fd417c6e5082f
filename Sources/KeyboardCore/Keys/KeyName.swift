/// The kernel's names of keys, as transcripts show them.
public enum KeyName {
  /// `KEY_A` for 30; the bare number for a code that the kernel has no name for, such as 84.
  public static func name(of code: UInt16) -> String {
    isNamed(code) ? "KEY_" + names[Int(code)] : "\(code)"
  }

  /// Whether the kernel has a name for a key of a keyboard (1...248).
  public static func isNamed(_ code: UInt16) -> Bool {
    code < names.count && !names[Int(code)].isEmpty
  }

  /// By code from 0, six a row, without the `KEY_`. Source: linux/input-event-codes.h.
  private static let names: [String] = [
    "", "ESC", "1", "2", "3", "4",
    "5", "6", "7", "8", "9", "0",
    "MINUS", "EQUAL", "BACKSPACE", "TAB", "Q", "W",
    "E", "R", "T", "Y", "U", "I",
    "O", "P", "LEFTBRACE", "RIGHTBRACE", "ENTER", "LEFTCTRL",
    "A", "S", "D", "F", "G", "H",
    "J", "K", "L", "SEMICOLON", "APOSTROPHE", "GRAVE",
    "LEFTSHIFT", "BACKSLASH", "Z", "X", "C", "V",
    "B", "N", "M", "COMMA", "DOT", "SLASH",
    "RIGHTSHIFT", "KPASTERISK", "LEFTALT", "SPACE", "CAPSLOCK", "F1",
    "F2", "F3", "F4", "F5", "F6", "F7",
    "F8", "F9", "F10", "NUMLOCK", "SCROLLLOCK", "KP7",
    "KP8", "KP9", "KPMINUS", "KP4", "KP5", "KP6",
    "KPPLUS", "KP1", "KP2", "KP3", "KP0", "KPDOT",
    "", "ZENKAKUHANKAKU", "102ND", "F11", "F12", "RO",
    "KATAKANA", "HIRAGANA", "HENKAN", "KATAKANAHIRAGANA", "MUHENKAN", "KPJPCOMMA",
    "KPENTER", "RIGHTCTRL", "KPSLASH", "SYSRQ", "RIGHTALT", "LINEFEED",
    "HOME", "UP", "PAGEUP", "LEFT", "RIGHT", "END",
    "DOWN", "PAGEDOWN", "INSERT", "DELETE", "MACRO", "MUTE",
    "VOLUMEDOWN", "VOLUMEUP", "POWER", "KPEQUAL", "KPPLUSMINUS", "PAUSE",
    "SCALE", "KPCOMMA", "HANGEUL", "HANJA", "YEN", "LEFTMETA",
    "RIGHTMETA", "COMPOSE", "STOP", "AGAIN", "PROPS", "UNDO",
    "FRONT", "COPY", "OPEN", "PASTE", "FIND", "CUT",
    "HELP", "MENU", "CALC", "SETUP", "SLEEP", "WAKEUP",
    "FILE", "SENDFILE", "DELETEFILE", "XFER", "PROG1", "PROG2",
    "WWW", "MSDOS", "COFFEE", "ROTATE_DISPLAY", "CYCLEWINDOWS", "MAIL",
    "BOOKMARKS", "COMPUTER", "BACK", "FORWARD", "CLOSECD", "EJECTCD",
    "EJECTCLOSECD", "NEXTSONG", "PLAYPAUSE", "PREVIOUSSONG", "STOPCD", "RECORD",
    "REWIND", "PHONE", "ISO", "CONFIG", "HOMEPAGE", "REFRESH",
    "EXIT", "MOVE", "EDIT", "SCROLLUP", "SCROLLDOWN", "KPLEFTPAREN",
    "KPRIGHTPAREN", "NEW", "REDO", "F13", "F14", "F15",
    "F16", "F17", "F18", "F19", "F20", "F21",
    "F22", "F23", "F24", "", "", "",
    "", "", "PLAYCD", "PAUSECD", "PROG3", "PROG4",
    "ALL_APPLICATIONS", "SUSPEND", "CLOSE", "PLAY", "FASTFORWARD", "BASSBOOST",
    "PRINT", "HP", "CAMERA", "SOUND", "QUESTION", "EMAIL",
    "CHAT", "SEARCH", "CONNECT", "FINANCE", "SPORT", "SHOP",
    "ALTERASE", "CANCEL", "BRIGHTNESSDOWN", "BRIGHTNESSUP", "MEDIA", "SWITCHVIDEOMODE",
    "KBDILLUMTOGGLE", "KBDILLUMDOWN", "KBDILLUMUP", "SEND", "REPLY", "FORWARDMAIL",
    "SAVE", "DOCUMENTS", "BATTERY", "BLUETOOTH", "WLAN", "UWB",
    "UNKNOWN", "VIDEO_NEXT", "VIDEO_PREV", "BRIGHTNESS_CYCLE", "BRIGHTNESS_AUTO", "DISPLAY_OFF",
    "WWAN", "RFKILL", "MICMUTE",
  ]
}
