import KeyboardCore
import Posix

/// A command's side of the control socket.
public enum ControlClient {
  /// Sends one request line to the keyboard that listens at `path` and waits for its answer; both without line's end.
  ///
  /// No keyboard, or one that does not answer in time: status `unavailable`; a socket that this user may not use:
  /// `noPermission`; a line that is too long: `data`. A refusal by the keyboard is an answer: see `ControlReply`.
  public static func send(
    _ line: [UInt8], to path: String, timeoutMilliseconds: Int = 2000
  ) throws(ControlError) -> [UInt8] {
    let deadline = Clock.monotonic() + .milliseconds(Int64(timeoutMilliseconds))
    var call = try ControlCall(line, to: path)
    var poller = Poller()
    while true {
      if let reply = try call.step() { return reply }
      poller.removeAll()
      poller.add(call.raw, writing: call.isWriting)
      do throws(SystemError) {
        if try poller.wait(until: deadline) > 0 { continue }
      } catch {
        throw ControlError(speakingTo: path, error)
      }
      let time = "\(timeoutMilliseconds) ms"
      throw ControlError(.unavailable, reason: "the keyboard at \(path) has not answered within \(time)")
    }
  }
}
