import Keymap
import KeymapSource
import Testing

/// The machine's settings, keyboard(5). A udev or console layout that only part of the system follows is what complaint 21
/// is about: this is the last place that is asked, behind everything that decodes our keys itself.
struct KeyboardDefaultsTests {
  @Test(
    "all that the file says of the keymap is read",
    arguments: [
      ("XKBLAYOUT=de", "de"),
      ("XKBLAYOUT=\"us,ru\"\nXKBVARIANT=\",phonetic\"", "us,ru:phonetic"),
      (
        "XKBMODEL=pc104\nXKBLAYOUT='fr'\nXKBVARIANT=\"bepo\"\nXKBOPTIONS=\"compose:ralt,grp:alt_shift_toggle\"\n",
        "pc104@fr:bepo/compose:ralt,grp:alt_shift_toggle"
      ),
      ("# KEYBOARD CONFIGURATION FILE\n\n  XKBLAYOUT=\"gb\"   # of the office\r\nBACKSPACE=\"guess\"", "gb"),
      ("XKBLAYOUT=us\nXKBLAYOUT=es", "es"),
      ("XKBLAYOUT=\"u\"s", "us"),
      ("XKBLAYOUT=d\\e", "de"),
      ("XKBLAYOUT=\"us, ru\"", "us,ru"),
    ])
  func reads(_ text: String, _ name: String) throws {
    #expect(try KeyboardDefaults.name(in: text.utf8, path: "keyboard")?.description == name)
  }

  @Test(
    "a file that names no layout says nothing", arguments: ["", "XKBMODEL=pc105\n", "XKBLAYOUT=\"\"\nXKBVARIANT=\"\""])
  func empty(_ text: String) throws {
    #expect(try KeyboardDefaults.name(in: text.utf8, path: "keyboard") == nil)
  }

  @Test(
    "what is malformed is said, with its place",
    arguments: [
      ("XKBLAYOUT = us", "keyboard:1:10: expected NAME=VALUE, without blanks around the equals sign"),
      ("\nsource /etc/other", "keyboard:2:7: expected NAME=VALUE, without blanks around the equals sign"),
      ("XKBLAYOUT=\"us\nXKBMODEL=pc105", "keyboard:1:11: the quotation mark is not closed in its line"),
      ("XKBLAYOUT='us", "keyboard:1:11: the quotation mark is not closed in its line"),
      ("XKBLAYOUT=us ru", "keyboard:1:14: expected the end of the line: a value with blanks is quoted"),
      ("XKBLAYOUT=\"$OTHER\"", "keyboard:1:12: the values of other variables are not looked up"),
      ("XKBLAYOUT=`cat x`", "keyboard:1:11: the values of other variables are not looked up"),
      ("XKBLAYOUT=us; reboot", "keyboard:1:13: this belongs to a command, and commands are not run"),
      ("XKBLAYOUT=us\\", "keyboard:1:13: a value does not go on in the next line"),
      ("XKBLAYOUT=us\nXKBVARIANT=\"intl,phonetic\"", "keyboard:2:12: there are more variants than layouts"),
      ("1=2", "keyboard:1:1: expected NAME=VALUE, without blanks around the equals sign"),
    ])
  func malformed(_ text: String, _ message: String) {
    #expect {
      try KeyboardDefaults.name(in: text.utf8, path: "keyboard")
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test("a name that is no layout's is said at its place")
  func noLayout() {
    #expect {
      try KeyboardDefaults.name(in: "XKBLAYOUT=../../etc/passwd".utf8, path: "keyboard")
    } throws: { error in
      "\(error)".hasPrefix("keyboard:1:11: ")
    }
  }

  @Test("bytes that are no text are refused, whatever they are")
  func bytes() {
    for byte in UInt8.min...UInt8.max {
      let text = Array("XKBLAYOUT=".utf8) + [byte, byte]
      _ = try? KeyboardDefaults.name(in: text, path: "keyboard")
    }
    #expect(throws: KeyboardDefaultsError.self) {
      try KeyboardDefaults.name(in: Array("XKBLAYOUT=".utf8) + [0xff], path: "keyboard")
    }
  }
}
