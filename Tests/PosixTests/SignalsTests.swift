import Glibc
import Posix
import Testing

/// Signals that are waited for.
@Suite struct SignalsTests {
  @Test("a signal is read instead of ending the process")
  func read() throws {
    var signals = try Signals()
    var number = try signals.next()
    #expect(number == nil)
    // To this thread, which has it blocked; the test runner's other threads have not.
    _ = pthread_kill(pthread_self(), SIGHUP)
    number = try signals.next()
    #expect(number == SIGHUP)
    number = try signals.next()
    #expect(number == nil)
  }
}
