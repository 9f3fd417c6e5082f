import KeyboardCore
import Testing

/// Rows of events and the state after them: `c` Ctrl is tapped, `a` Alt, `u` a key is typed with them; numbers are
/// milliseconds that pass.
@Suite struct ModifierMachineTests {
  typealias State = ModifierMachine.State
  static let rows: [(String, control: State, alt: State)] = [
    ("", .off, .off),
    ("c", .on, .off),
    ("a", .off, .on),
    ("c a", .on, .on),
    ("c u", .off, .off),
    ("c a u", .off, .off),
    ("c 300 c", .locked, .off),
    ("c 301 c", .off, .off),
    ("c 100 a 100 c", .locked, .on),
    ("c 100 c u u", .locked, .off),
    ("c 100 c u c", .off, .off),
    ("c 100 c 100 c", .off, .off),
    ("c 100 c 100 c 100 c", .on, .off),
    ("c u 100 c", .on, .off),
    ("c 100 c a u", .locked, .off),
  ]

  @Test(arguments: rows) func state(_ events: String, _ control: State, _ alt: State) {
    var machine = ModifierMachine(doubleTap: .milliseconds(300))
    var time = Instant.zero
    for event in events.split(separator: " ") {
      switch event {
      case "c": machine.tap(KeyCode.leftControl, at: time)
      case "a": machine.tap(KeyCode.leftAlt, at: time)
      case "u": machine.used()
      default: time = time + .milliseconds(Int64(event)!)
      }
    }
    #expect(machine.state(of: KeyCode.leftControl) == control)
    #expect(machine.state(of: KeyCode.leftAlt) == alt)
    #expect(machine.held.contains(.control) == (control != .off))
    #expect(machine.held.contains(.alt) == (alt != .off))
  }

  @Test func otherKeysAreNoModifiers() {
    var machine = ModifierMachine(doubleTap: .milliseconds(300))
    machine.tap(KeyCode.escape, at: .zero)
    #expect(machine.held.isEmpty && machine.state(of: KeyCode.escape) == .off)
  }
}
