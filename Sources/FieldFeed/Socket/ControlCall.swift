import Glibc
import Posix

/// One request on its way to the keyboard and its answer on the way back; never waits.
struct ControlCall: ~Copyable {
  /// Bytes that an answer may have.
  static let longestReply = 1 << 20

  private let path: String
  private let connection: UnixConnection
  private var unsent: [UInt8]
  private var reply = LineBuffer(limit: longestReply)
  private var buffer = [UInt8](repeating: 0, count: 65536)

  /// Connects; the line comes without its end.
  init(_ line: [UInt8], to path: String) throws(ControlError) {
    if line.count > ControlRequest.longestLine { throw .lineTooLong }
    let opened: UnixConnection
    do throws(SystemError) {
      // Without waiting, because a keyboard that is stuck accepts nobody.
      opened = try UnixConnection(path: path, nonBlocking: true)
    } catch {
      throw ControlError(speakingTo: path, error)
    }
    self.path = path
    connection = opened
    unsent = line + [0x0a]
  }

  /// For `Poller`.
  var raw: Int32 { connection.raw }
  /// There is something left to write.
  var isWriting: Bool { !unsent.isEmpty }

  /// Writes and reads what can be without waiting; the answer without its line's end, once it is there.
  mutating func step() throws(ControlError) -> [UInt8]? {
    let found: [LineBuffer.Line]
    do throws(SystemError) {
      try write()
      switch try connection.read(into: &buffer) {
      case .nothingYet: return nil
      case .bytes(let count): found = reply.take(buffer[..<count])
      case .end: throw SystemError(call: "read", errno: ECONNRESET)
      }
    } catch {
      throw ControlError(speakingTo: path, error)
    }
    switch found.first {
    case nil: return nil
    case .whole(let line): return line
    case .tooLong:
      throw ControlError(.unavailable, reason: "what answers at \(path) is no keyboard: its line does not end")
    }
  }

  private mutating func write() throws(SystemError) {
    do throws(SystemError) {
      unsent.removeFirst(try connection.write(unsent[...]))
    } catch {
      // A keyboard that refuses us says why and closes: what it said can still be read.
      guard error.errno == EPIPE else { throw error }
      unsent = []
    }
  }
}
