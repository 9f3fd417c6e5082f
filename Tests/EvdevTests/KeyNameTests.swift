import KeyboardCore
import Posix
import Testing

/// Our table of key names against the kernel's own.
@Suite struct KeyNameTests {
  static let header = "/usr/include/linux/input-event-codes.h"

  @Test(
    "every name is the kernel's",
    .enabled(if: Files.exists(header), "/usr/include/linux/input-event-codes.h (package linux-libc-dev) is missing"))
  func names() throws {
    let text = String(decoding: try Files.read(Self.header, limit: 1 << 20), as: UTF8.self)
    var kernel: [UInt16: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("#define KEY_") {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count >= 3, let code = UInt16(words[2]) else { continue }
      kernel[code, default: []].append(String(words[1]))
    }
    #expect(kernel.count > 200)
    for code in KeyCode.declared {
      if let names = kernel[code] {
        #expect(names.contains(KeyName.name(of: code)))
      } else {
        #expect(!KeyName.isNamed(code))
        #expect(KeyName.name(of: code) == "\(code)")
      }
    }
    #expect(KeyName.name(of: 60000) == "60000")
  }

  @Test func named() {
    let names: [(UInt16, String)] = [
      (KeyCode.escape, "KEY_ESC"), (KeyCode.backspace, "KEY_BACKSPACE"), (KeyCode.tab, "KEY_TAB"),
      (KeyCode.enter, "KEY_ENTER"), (KeyCode.leftControl, "KEY_LEFTCTRL"), (KeyCode.leftShift, "KEY_LEFTSHIFT"),
      (KeyCode.rightShift, "KEY_RIGHTSHIFT"), (KeyCode.leftAlt, "KEY_LEFTALT"), (KeyCode.space, "KEY_SPACE"),
      (KeyCode.capsLock, "KEY_CAPSLOCK"), (KeyCode.rightAlt, "KEY_RIGHTALT"), (KeyCode.home, "KEY_HOME"),
      (KeyCode.up, "KEY_UP"), (KeyCode.left, "KEY_LEFT"), (KeyCode.right, "KEY_RIGHT"), (KeyCode.end, "KEY_END"),
      (KeyCode.down, "KEY_DOWN"), (KeyCode.delete, "KEY_DELETE"), (248, "KEY_MICMUTE"), (30, "KEY_A"),
    ]
    for (code, name) in names { #expect(KeyName.name(of: code) == name) }
  }
}
