/// What XKB calls the keys of our keyboard.
enum OwnKeyNames {
  /// The name of a key's code, without its angle brackets: `AC01` for KEY_A; nil for one that XKB has no name for, which no
  /// keymap can use.
  static func name(of code: UInt16) -> String? {
    guard all.indices.contains(Int(code)), !all[Int(code)].isEmpty else { return nil }
    return all[Int(code)]
  }

  /// By code from 0, twelve a row, up to the last that X11 can have. Source: the keycodes `evdev` of xkeyboard-config.
  private static let all: [String] = [
    "", "ESC", "AE01", "AE02", "AE03", "AE04", "AE05", "AE06", "AE07", "AE08", "AE09", "AE10",
    "AE11", "AE12", "BKSP", "TAB", "AD01", "AD02", "AD03", "AD04", "AD05", "AD06", "AD07", "AD08",
    "AD09", "AD10", "AD11", "AD12", "RTRN", "LCTL", "AC01", "AC02", "AC03", "AC04", "AC05", "AC06",
    "AC07", "AC08", "AC09", "AC10", "AC11", "TLDE", "LFSH", "BKSL", "AB01", "AB02", "AB03", "AB04",
    "AB05", "AB06", "AB07", "AB08", "AB09", "AB10", "RTSH", "KPMU", "LALT", "SPCE", "CAPS", "FK01",
    "FK02", "FK03", "FK04", "FK05", "FK06", "FK07", "FK08", "FK09", "FK10", "NMLK", "SCLK", "KP7",
    "KP8", "KP9", "KPSU", "KP4", "KP5", "KP6", "KPAD", "KP1", "KP2", "KP3", "KP0", "KPDL",
    "LVL3", "", "LSGT", "FK11", "FK12", "AB11", "KATA", "HIRA", "HENK", "HKTG", "MUHE", "JPCM",
    "KPEN", "RCTL", "KPDV", "PRSC", "RALT", "LNFD", "HOME", "UP", "PGUP", "LEFT", "RGHT", "END",
    "DOWN", "PGDN", "INS", "DELE", "I120", "MUTE", "VOL-", "VOL+", "POWR", "KPEQ", "I126", "PAUS",
    "I128", "I129", "HNGL", "HJCV", "AE13", "LWIN", "RWIN", "COMP", "STOP", "AGAI", "PROP", "UNDO",
    "FRNT", "COPY", "OPEN", "PAST", "FIND", "CUT", "HELP", "I147", "I148", "I149", "I150", "I151",
    "I152", "I153", "I154", "I155", "I156", "I157", "I158", "I159", "I160", "I161", "I162", "I163",
    "I164", "I165", "I166", "I167", "I168", "I169", "I170", "I171", "I172", "I173", "I174", "I175",
    "I176", "I177", "I178", "I179", "I180", "I181", "I182", "I183", "I184", "I185", "I186", "I187",
    "I188", "I189", "I190", "FK13", "FK14", "FK15", "FK16", "FK17", "FK18", "FK19", "FK20", "FK21",
    "FK22", "FK23", "FK24", "MDSW", "ALT", "META", "SUPR", "HYPR", "I208", "I209", "I210", "I211",
    "I212", "I213", "I214", "I215", "I216", "I217", "I218", "I219", "I220", "I221", "I222", "I223",
    "I224", "I225", "I226", "I227", "I228", "I229", "I230", "I231", "I232", "I233", "I234", "I235",
    "I236", "I237", "I238", "I239", "I240", "I241", "I242", "I243", "I244", "I245", "I246", "I247",
    "I248", "I249", "I250", "I251", "I252", "I253", "I254", "I255",
  ]
}
