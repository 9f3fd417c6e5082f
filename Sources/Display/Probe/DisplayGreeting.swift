import KeyboardCore
import Posix

/// The first words to a display, of our own: a library would wait for the answer without a limit.
struct DisplayGreeting {
  /// What has been heard so far.
  enum Verdict: Hashable {
    /// Not all of it yet.
    case unfinished
    /// It is a display.
    case answered
    /// It is none, and why: it “says …”.
    case refused(String)
  }

  /// Where it listens.
  var socket: String
  /// What is said to it.
  var words: [UInt8]
  /// Reads all that has come.
  var verdict: @Sendable ([UInt8]) -> Verdict

  private static let ended = "it ends the connection at once"
  /// How often one that has no room for us is tried again.
  private static let pause = Interval.milliseconds(50)
  /// No display has more to say before anybody asks.
  private static let longest = 1 << 20

  /// Waits for the whole answer.
  /// - Parameter held: the connection, to be kept until there is another one: an X server that loses its last client may
  ///   end, or forget its settings.
  /// - Returns: what is wrong, a clause; nil: nothing.
  func objection(until deadline: Instant, held: inout UnixConnection?) -> String? {
    do throws(SystemError) {
      guard let connection = try connect(until: deadline) else { return "it takes no connection" }
      guard try connection.write(words[...]) == words.count else { return "it does not listen" }
      if let reason = try hear(connection, until: deadline) { return reason }
      held = consume connection
      return nil
    } catch {
      return error.isHungUp ? Self.ended : error.description
    }
  }

  private func hear(_ connection: borrowing UnixConnection, until deadline: Instant) throws(SystemError) -> String? {
    var heard: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var poller = Poller()
    while heard.count < Self.longest {
      switch try connection.read(into: &buffer) {
      case .nothingYet:
        guard Clock.monotonic() < deadline else { return "it does not answer" }
        poller.removeAll()
        poller.add(connection.raw)
        try poller.wait(until: deadline)
      case .end: return Self.ended
      case .bytes(let count):
        heard += buffer[..<count]
        switch verdict(heard) {
        case .unfinished: guard Clock.monotonic() < deadline else { return "it does not finish its answer" }
        case .answered: return nil
        case .refused(let reason): return "it \(reason)"
        }
      }
    }
    return "it talks without end"
  }

  /// nil: it had no room for us all the time.
  private func connect(until deadline: Instant) throws(SystemError) -> UnixConnection? {
    var poller = Poller()
    while true {
      do throws(SystemError) {
        return try UnixConnection(path: socket, nonBlocking: true)
      } catch {
        guard error.mayPass else { throw error }
        guard Clock.monotonic() < deadline else { return nil }
      }
      try poller.wait(until: min(deadline, Clock.monotonic() + Self.pause))
    }
  }
}
