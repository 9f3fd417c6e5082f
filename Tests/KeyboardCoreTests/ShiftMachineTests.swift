import KeyboardCore
import Testing

/// Rows of events and the state after them: `d` shift goes down, `u` comes up, `x` is lost, `t` a character is typed, `p` another
/// plane is shown, `w` the text asks for a capital, `n` it asks for none, `k` another finger comes down; numbers are
/// milliseconds that pass.
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
    // The text asks for a capital.
    ("w", .automatic),
    ("w n", .off),
    ("w t", .off),
    ("w t w", .automatic),
    ("w p", .off),
    ("w p w", .automatic),
    ("w d u", .off),
    ("w d 80 u 150 d 80 u", .locked),
    ("w d 80 u 400 d 80 u", .on),
    ("w d 80 u 400 d 80 u n", .on),
    ("d u w", .on),
    ("d u n", .on),
    ("d 80 u 150 d 80 u n", .locked),
    ("d 80 u 150 d 80 u w t n", .locked),
    ("d w", .on),
    // Held it does not come back under the finger that has switched it off.
    ("w d w", .off),
    // Held longer than a tap it is meant for capitals.
    ("w d 300 k", .on),
    ("w d 100 k u", .off),
    ("w d 100 k 200 u", .off),
    ("w d 100 k 201 u", .on),
    ("w d 100 k 201 u t", .off),
    ("w d 100 k x", .on),
    ("w d 100 k t", .on),
    ("w d 100 k t 10 u", .off),
    ("w d 100 k t k t 500 u", .off),
    ("w d 100 k u 50 d 50 u", .on),
    ("d 80 u 400 d 100 k u", .off),
    ("d 80 u 400 d 100 k t", .on),
    ("w d 301 k", .on),
    ("w d 301 k t", .on),
    ("w d 301 k t k t u", .off),
    ("w d 301 k u", .on),
    ("d 80 u 150 d 80 u 400 d 301 k", .on),
  ]

  @Test(arguments: rows) func state(_ events: String, _ expected: ShiftMachine.State) {
    var machine = ShiftMachine(doubleTap: .milliseconds(300))
    var time = Instant.zero
    for event in events.split(separator: " ") {
      switch event {
      case "d": machine.press(at: time)
      case "u": machine.release(at: time)
      case "x": machine.release(at: nil)
      case "t": machine.typed()
      case "p": machine.planeChanged()
      case "w": machine.follow(wantsCapital: true)
      case "n": machine.follow(wantsCapital: false)
      case "k": machine.keyTouched(at: time)
      default: time = time + .milliseconds(Int64(event)!)
      }
    }
    #expect(machine.state == expected)
  }

  /// A machine may be set up to have no caps lock.
  @Test func withoutLock() {
    var machine = ShiftMachine(doubleTap: .milliseconds(300), locks: false)
    machine.press(at: .zero)
    machine.release(at: .zero)
    machine.press(at: .zero + .milliseconds(100))
    #expect(machine.state == .off)
  }
}
