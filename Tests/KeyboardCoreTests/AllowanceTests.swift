import KeyboardCore
import Testing

/// How often something costly may be done that others ask for.
@Suite struct AllowanceTests {
  @Test("a display that changes its keymap without end has four made a second, a person never waits")
  func rate() {
    var allowance = Allowance(40, oneMoreEach: .milliseconds(250))
    var made = 0
    for millisecond in Int64(10_000)..<20_000 where allowance.take(at: .zero + .milliseconds(millisecond)) { made += 1 }
    #expect((79...81).contains(made))
    #expect(allowance.refill <= .zero + .milliseconds(20_250))
    let later = Instant.zero + .milliseconds(60_000)
    let granted = (0..<40).map { _ in allowance.take(at: later) }
    #expect(!granted.contains(false))
  }
}
