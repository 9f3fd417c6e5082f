import CLinux
import KeyboardCore

/// Calls into libraries that wait for a display without a limit: whatever the display does, a signal ends the program
/// meanwhile, no key stays down, and where there is a limit it holds.
///
/// A timer's signal does it, since nothing else reaches a thread that waits; as there is one thread, there is one of it.
public enum Patience {
  /// From the begin of a call until keys that are down are let go: a busy display takes a tenth of it.
  public static let release = Interval.milliseconds(1000)

  /// What happens to a call that takes too long.
  public enum Limit: Sendable {
    /// Nothing: it may wait for as long as the display does.
    case none
    /// The program ends, as with an error of status `unavailable` and this sentence.
    case end(after: Interval, saying: String)
    /// The socket is shut down: whoever reads it finds an end.
    case cut(socket: Int32, after: Interval)
  }

  /// From now on, until `finish`, calls may wait for a display. Within another such time that one counts.
  public static func begin(_ limit: Limit = .none) {
    switch limit {
    case .none: clinux_watch_begin(-1, milliseconds(release), -1, nil, -1)
    case .end(let time, let sentence):
      let line = "keypane: \(PlainText.line(sentence))\n"
      unsafe clinux_watch_begin(milliseconds(time), milliseconds(release), -1, line, ExitStatus.unavailable.rawValue)
    case .cut(let socket, let time):
      clinux_watch_begin(milliseconds(time), milliseconds(release), socket, nil, -1)
    }
  }

  /// The display has answered.
  /// - Returns: whether a socket has been shut down meanwhile.
  @discardableResult public static func finish() -> Bool { clinux_watch_end() != 0 }

  /// Everything is done but for goodbyes, which may take so long; then the program ends as it would have.
  public static func end(within time: Interval) {
    clinux_watch_begin(milliseconds(time), milliseconds(time), -1, nil, ExitStatus.ok.rawValue)
  }

  /// The uinput device whose keys are let go; nil: none.
  public static func guardKeys(of keyboard: Int32?) { clinux_watch_keyboard(keyboard ?? -1) }

  /// Whether keys have been let go since the last call, behind the back of whoever had pressed them.
  public static func takeReleased() -> Bool { clinux_watch_take_released() != 0 }

  private static func milliseconds(_ time: Interval) -> Int64 { time.microseconds / 1000 }
}
