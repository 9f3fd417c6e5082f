import KeyboardCore
import Testing

/// Rows of events and the state after them: `d` shift goes down, `u` comes up, `t` a character is typed, `p` another
/// plane is shown; numbers are milliseconds that pass.
@Suite struct ShiftMachineTests {
  static let rows: [(String, ShiftMachine.State)] = [
    ("", .off),
    ("d u", .on),
    ("d u t", .off),
    ("d u 400 d u", .off),
    ("d 80 u 150 d 80 u", .locked),
    ("d 80 u 221 d 80 u", .off),
    ("d 80 u 150 d 80 u t t t", .locked),
    ("d 80 u 150 d 80 u t d u", .off),
    ("d 50 u 50 d 50 u 50 d u", .off),
    ("d u t d u", .on),
    ("d 50 u 50 t 50 d 50 u", .on),
    ("d t", .on),
    ("d t t", .on),
    ("d t t u", .off),
    ("d u p", .off),
    ("d 80 u 150 d 80 u p", .locked),
  ]

  @Test(arguments: rows) func state(_ events: String, _ expected: ShiftMachine.State) {
    var machine = ShiftMachine(doubleTap: .milliseconds(300))
    var time = Instant.zero
    for event in events.split(separator: " ") {
      switch event {
      case "d": machine.press(at: time)
      case "u": machine.release()
      case "t": machine.typed()
      case "p": machine.planeChanged()
      default: time = time + .milliseconds(Int64(event)!)
      }
    }
    #expect(machine.state == expected)
  }
}
