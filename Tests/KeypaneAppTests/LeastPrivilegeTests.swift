import Display
import Posix
import Testing

@testable import KeypaneApp

/// What is kept of the rights of root.
@Suite struct LeastPrivilegeTests {
  @Test(
    arguments: [
      (nil, true, false), (.x11, true, false), (.wayland, true, false), (.auto, true, false), (.dummy, false, false),
      (.auto, false, true), (.kmsdrm, true, true),
    ] as [(Screen.Driver?, Bool, Bool)])
  func onlyTheBareConsoleNeedsMoreThanFiles(_ driver: Screen.Driver?, _ hasWindowSystem: Bool, _ isConsole: Bool) {
    let kept = LeastPrivilege.capabilities(driver: driver, hasWindowSystem: hasWindowSystem)
    #expect(kept.contains([.files, .reading]))
    #expect(!kept.contains(.groups))
    #expect(kept.contains(.administration) == isConsole)
    #expect(kept.contains(.consoles) == isConsole)
  }
}
