import KeyboardCore

/// The places of our own keymap, and who has them.
///
/// The keys of a `us` keyboard keep what they have, so that shortcuts work and the keymap is of use for other keyboards, too.
/// All else stands on their higher levels, and on keys that no keyboard has. Places that more programs can read come first:
/// Chromium on Wayland hears no key that is unknown to the web's list of `KeyboardEvent.code`, and takes a key of the keypad
/// for what it is without modifiers.
///
/// Never used are keys that do something by themselves, whatever the keymap: SysRq, power, sleep, suspend, ejection,
/// brightness, screens, radios and the lamp of the keyboard, which the kernel, logind or acpid hear, and those that
/// desktops grab by their codes, such as the volume.
enum OwnPlaces {
  /// Where every character is; ASCII first.
  static let all: [(scalar: Unicode.Scalar, place: OwnPlace)] =
    OwnLatin.all + zip(OwnCharacters.all, free).map { (scalar: $0, place: $1) }

  /// How many characters more there is room for.
  static var room: Int { free.count - OwnCharacters.all.count }

  /// The places in the order in which they are taken, which must never change but at its end.
  static let free: [OwnPlace] =
    places(on: OwnLatin.keys, levels: 3...4) + places(on: unused, levels: 1...2) + places(on: unused, levels: 3...4)
    + places(on: OwnLatin.keys, levels: 5...8) + places(on: unused, levels: 5...8) + places(on: office, levels: 1...8)
    + places(on: browser, levels: 1...8) + places(on: [KeyCode.space], levels: 3...8)
    + places(on: unheard, levels: 1...8) + places(on: OwnKeypad.keys, levels: 3...8)

  /// A key's levels one after the other, then the next key's.
  private static func places(on codes: [UInt16], levels: ClosedRange<Int>) -> [OwnPlace] {
    codes.flatMap { code in levels.map { OwnPlace(code: code, level: $0) } }
  }

  /// Keys of other countries' keyboards and of Sun's, F13 to F24.
  private static let unused: [UInt16] = [
    86, 89, 90, 91, 92, 93, 94, 117, 118, 121, 122, 123, 124, 129, 131, 132, 133, 134, 135, 136, 137, 138, 179, 180,
    183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194,
  ]

  /// Keys that start or steer programs, by their symbols only.
  private static let office: [UInt16] = [
    169, 171, 174, 209, 231, 232, 233, 235, 140, 144, 150, 155, 156, 181, 182, 206, 210, 234,
  ]

  /// Keys that Chromium on Wayland passes over: what stands here is typed last of all, or through an input method.
  private static let unheard: [UInt16] = [
    95, 101, 112, 120, 130, 139, 141, 145, 146, 147, 148, 149, 151, 154, 157, 160, 170, 175, 176, 177, 178, 196, 197,
    198, 199, 202, 203, 204, 211, 213, 214, 215, 216, 218, 219, 220, 221, 222, 223, 226,
  ]

  /// Keys that lead browsers on. These go by the first level, which is a character here.
  private static let browser: [UInt16] = [128, 158, 159, 167, 168, 172, 173, 208, 217]
}
