@testable import Evdev
import Glibc
import Posix
import Testing

/// What a user is told, and the status that goes with it.
@Suite struct EvdevErrorTests {
  @Test func missingUinput() {
    let error = #expect(throws: EvdevError.self) { _ = try UinputKeyboard(uinput: "/nonexistent/uinput") }
    #expect(error == .noUinput(path: "/nonexistent/uinput"))
    #expect(error?.status == .unavailable)
    #expect(error?.description.contains("modprobe uinput") == true)
  }

  @Test func refusedUinput() {
    let error = EvdevError(openingUinput: SystemError(call: "open", path: "/dev/null", errno: EACCES), "/dev/null")
    #expect(error.status == .noPermission)
    let text = error.description
    #expect(text.hasPrefix("no access to /dev/null (root:root, mode 666) for user "))
    #expect(text.contains("70-keypane.rules"))
    #expect(text.contains("usermod -aG keypane"))
  }

  @Test func refusedPanel() {
    let error = EvdevError(openingPanel: SystemError(call: "open", path: "/dev/null", errno: EPERM), "/dev/null")
    #expect(error.status == .noPermission)
    #expect(error.description.contains("/dev/null (root:root"))
    #expect(error.description.contains("udev/70-keypane.rules"))
    #expect(error.description.contains("the group input"))
  }

  @Test func missingPanel() {
    let error = #expect(throws: EvdevError.self) { _ = try EvdevPanel(path: "/nonexistent/event0") }
    #expect(error == .noDevice(path: "/nonexistent/event0"))
    #expect(error?.status == .noInput)
  }

  @Test(
    "every message is one line",
    arguments: [
      EvdevError.noUinput(path: "/dev/uinput"), .noDevice(path: "/dev/input/event0"),
      .noAccess(path: "/nonexistent", remedy: "ask"), .notInputDevice(path: "/etc/passwd"),
      .gone(path: "/dev/input/event0"), .noTouchscreen(folder: "/dev/input"),
      .system(SystemError(call: "read", errno: EIO)),
    ])
  func oneLine(error: EvdevError) {
    #expect(!error.description.contains("\n"))
    #expect(!error.description.isEmpty)
  }
}
