import Evdev
import Keymap
import Posix

/// A file of our own keymap, or one that gives it to our keyboard, and where the machine looks for it.
struct OwnKeymapFile {
  /// Absolute.
  var path: String
  /// What it is for, in a few words.
  var purpose: String
  var text: String
  /// It gives the keymap to our keyboard.
  var isAssignment = false

  /// What is found where the file belongs.
  enum State: String {
    /// The file of this version.
    case same = "is right"
    /// Another one.
    case other = "is of another version"
    /// Nothing.
    case missing = "is missing"

    /// - Parameter root: stands before the file's path.
    init(of file: OwnKeymapFile, below root: String) {
      guard let bytes = try? Files.read(root + file.path, limit: 1 << 20) else {
        self = .missing
        return
      }
      self = bytes == Array(file.text.utf8) ? .same : .other
    }
  }

  /// Of all of them, in the order in which people hear of them.
  static let all = [
    OwnKeymapFile(path: "/usr/share/X11/xkb/symbols/keypane", purpose: "XKB symbols", text: OwnKeymap.symbols),
    OwnKeymapFile(path: "/usr/share/X11/xkb/types/keypane", purpose: "XKB types", text: OwnKeymap.types),
    OwnKeymapFile(path: "/usr/share/X11/xkb/rules/keypane", purpose: "XKB rules", text: OwnKeymap.rules),
    OwnKeymapFile(
      path: "/usr/share/X11/xkb/rules/keypane.lst", purpose: "the list of the rules", text: OwnKeymap.ruleList),
    OwnKeymapFile(path: wholeKeymap, purpose: "the whole XKB keymap", text: OwnKeymap().text.text),
    OwnKeymapFile(
      path: "/usr/share/keymaps/keypane.map", purpose: "the console's keymap", text: OwnKeymap.console),
    OwnKeymapFile(
      path: "/usr/share/X11/xorg.conf.d/90-keypane.conf", purpose: "Xorg gives it to our keyboard", text: xorg,
      isAssignment: true),
    OwnKeymapFile(
      path: "/usr/lib/udev/rules.d/71-keypane-keymap.rules", purpose: "udev tells X servers of it", text: udev,
      isAssignment: true),
    OwnKeymapFile(
      path: "/etc/sway/config.d/keypane.conf", purpose: "sway gives it to our keyboard", text: sway,
      isAssignment: true),
  ]

  private static let wholeKeymap = "/usr/share/keypane/keymap/keypane.xkb"

  /// Behind every other class of keyboards, so that it has the last word.
  private static let xorg = """
    # Keypane's own keymap for Keypane's keyboard alone.
    Section "InputClass"
      Identifier "Keypane keymap"
      MatchIsKeyboard "on"
      MatchProduct "\(KeyboardIdentity.name)"
      Option "XkbRules" "keypane"
      Option "XkbModel" "pc105"
      Option "XkbLayout" "\(OwnKeymap.layout)"
      Option "XkbVariant" ""
      Option "XkbOptions" ""
    EndSection

    """

  /// Behind 70-keypane.rules, which says `us`.
  private static let udev = """
    # Keypane's own keymap for Keypane's keyboard alone, in place of what 70-keypane.rules says.
    ACTION!="remove", SUBSYSTEM=="input", ATTRS{phys}=="\(KeyboardIdentity.phys)", \
    ATTRS{id/vendor}=="\(hexadecimal(KeyboardIdentity.vendor))", ENV{XKBRULES}="keypane", ENV{XKBMODEL}="pc105", \
    ENV{XKBLAYOUT}="\(OwnKeymap.layout)", ENV{XKBVARIANT}="", ENV{XKBOPTIONS}=""

    """

  /// sway calls a device by vendor and product in decimal and its name with underscores.
  private static let sway = """
    # Keypane's own keymap for Keypane's keyboard alone.
    input "\(KeyboardIdentity.vendor):\(KeyboardIdentity.product):\(underscored(KeyboardIdentity.name))" \
    xkb_file \(wholeKeymap)

    """

  /// For compositors that know one keymap for all keyboards: of wlroots, and of others that libxkbcommon reads for.
  static let environment = """
    # Keypane's own keymap for every keyboard: labwc, cage and others know one for all. Others keep their us layout in it.
    XKB_DEFAULT_RULES=keypane
    XKB_DEFAULT_MODEL=pc105
    XKB_DEFAULT_LAYOUT=\(OwnKeymap.layout)
    XKB_DEFAULT_VARIANT=\(OwnKeymap.sharedVariant)

    """

  private static func underscored(_ name: String) -> String { String(name.map { $0 == " " ? "_" : $0 }) }

  private static func hexadecimal(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
