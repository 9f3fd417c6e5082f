import KeyboardCore
import Keymap
import Posix

/// `keypane keymap`: Keypane's own keymap, and what gives it to Keypane's keyboard.
enum KeymapCommand {
  static let spec = CommandSpec(
    name: "keymap",
    summary: "writes a keymap of Keypane's own for its keyboard, with all characters of its layouts",
    options: modes,
    details: """
      Where Keypane's keyboard has this keymap, every character of the layouts but ideographs, Hangul syllables and emoji is
      typed by a key press, whatever layout the other keyboards have. Without an option the lines are told that give it to
      the keyboard. DIR is / for this machine, or the folder that a package is made in. After --install, start the display
      server anew.
      --check ends with status 69 where a file is missing or of another version.
      example: sudo keypane keymap --install /
      """)

  private static let modes = [
    OptionSpec("install", value: "DIR", "put the keymap and these lines to their places below DIR"),
    OptionSpec("uninstall", value: "DIR", "remove them"),
    OptionSpec("check", value: "DIR", "say whether they are there, and of this version"),
    OptionSpec("list", "print each character with its key, by the kernel's code and name, and what is held for it"),
    OptionSpec("symbols", "print the file for XKB's symbols"),
    OptionSpec("keymap", "print the whole keymap: for xkbcomp, and for sway's xkb_file"),
    OptionSpec("shared", "with --keymap: the one for machines where all keyboards have one keymap"),
    OptionSpec("console", "print the keymap for loadkeys"),
  ]

  static func run(_ arguments: Arguments) throws(AppError) {
    let asked = modes.map(\.name).filter { $0 != "shared" && arguments.has($0) }
    if asked.count > 1 { throw .usage("--\(asked[0]) and --\(asked[1]) are two different things to do") }
    if arguments.has("shared"), asked != ["keymap"] { throw .usage("--shared is for --keymap") }
    switch asked.first {
    case "install": try install(below: root(arguments.value("install")))
    case "uninstall": try uninstall(below: root(arguments.value("uninstall")))
    case "check": try check(below: root(arguments.value("check")))
    case "list": try Program.say(list)
    case "symbols": try Program.say(OwnKeymap.symbols)
    case "keymap": try Program.say(OwnKeymap(isShared: arguments.has("shared")).text.text)
    case "console": try Program.say(OwnKeymap.console)
    default: try Program.say(lines)
    }
  }

  /// `/` as nothing, since every path begins with one.
  private static func root(_ folder: String?) -> String {
    var folder = folder ?? ""
    while folder.hasSuffix("/") { folder.removeLast() }
    return folder
  }

  // MARK: - Files

  private static func install(below root: String) throws(AppError) {
    for file in OwnKeymapFile.all {
      let path = root + file.path
      do throws(SystemError) {
        try Files.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        try Files.write(path, Array(file.text.utf8))
      } catch {
        throw .unwritable(error, path)
      }
      try Program.say("\(path): \(file.purpose)\n")
    }
  }

  private static func uninstall(below root: String) throws(AppError) {
    for file in OwnKeymapFile.all where Files.exists(root + file.path) {
      do { try Files.remove(root + file.path) } catch { throw .unwritable(error, root + file.path) }
    }
  }

  private static func check(below root: String) throws(AppError) {
    var wrong = 0
    for file in OwnKeymapFile.all {
      let state = OwnKeymapFile.State(of: file, below: root)
      if state != .same { wrong += 1 }
      try Program.say("\(root)\(file.path): \(state.rawValue)\n")
    }
    if wrong > 0 {
      let folder = root.isEmpty ? "/" : root
      throw AppError(
        .unavailable,
        "\(wrong) of \(OwnKeymapFile.all.count) files are not those of this version; keypane keymap --install \(folder)"
      )
    }
  }

  // MARK: - Texts

  /// `U+00E4 ä 2 KEY_1 Level3`: a line a character, in ascending order of keys; what is held comes last.
  private static var list: String {
    OwnKeymap.places.map { scalar, place in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      // A mark stands on a circle, and what has no width is not shown.
      let shown =
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: "\u{25CC}\(scalar)"
        case .format, .spaceSeparator: "-"
        default: String(Character(scalar))
        }
      return ([number, shown, String(place.code), KeyName.name(of: place.code)] + place.holds).joined(separator: " ")
        + "\n"
    }.joined()
  }

  private static var lines: String {
    var text = ""
    for file in OwnKeymapFile.all where file.isAssignment { text += "\(file.path):\n\n\(file.text)\n" }
    return text + "~/.config/labwc/environment, or the environment that a compositor is started with:\n\n"
      + "\(OwnKeymapFile.environment)\non a console in Unicode mode:\n\nloadkeys /usr/share/keymaps/keypane.map\n"
  }
}
