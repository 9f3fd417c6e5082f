import Posix

/// The server's side of one connection: lines in, bounded output out; never waits.
///
/// A class, because an array cannot hold the descriptor's owner otherwise.
final class ClientConnection {
  /// Bytes that wait for a slow reader before it is given up.
  static let outputLimit = 1 << 18
  /// Bytes taken at a time. Answers to so many bytes of the shortest bad lines stay below `outputLimit`.
  static let chunk = 4096

  let id: ControlServer.ClientID
  private let connection: UnixConnection
  private var lines = LineBuffer()
  /// Lines that have come and are not asked for yet.
  private var pending: [LineBuffer.Line] = []
  private var output: [UInt8] = []
  /// Requests that still want their answer.
  private var unanswered = 0
  private var inputHasEnded = false
  private var isBroken = false
  private(set) var isSubscriber = false

  init(id: ControlServer.ClientID, _ connection: consuming UnixConnection) {
    self.id = id
    self.connection = connection
  }

  var raw: Int32 { connection.raw }

  /// What to wait for. While answers wait for their reader, no further requests are read.
  var wanted: ControlServer.Descriptor {
    .init(raw: raw, reading: !inputHasEnded && output.isEmpty && pending.isEmpty, writing: !output.isEmpty)
  }

  /// Nothing more will come of it. A subscriber that has finished writing still listens.
  var isOver: Bool {
    isBroken || (inputHasEnded && output.isEmpty && pending.isEmpty && unanswered == 0 && !isSubscriber)
  }

  /// Requests have come that were not asked for yet, and the answers to those before have gone out.
  var hasRequests: Bool { !isBroken && !pending.isEmpty && output.isEmpty }

  /// Writes and reads what can be without waiting; the requests that came, at most so many of them.
  func ready(_ buffer: inout [UInt8], atMost count: Int) -> [Result<ControlRequest, ControlError>] {
    // Neither reading nor writing was asked for: the other end has gone altogether.
    if inputHasEnded && output.isEmpty && pending.isEmpty {
      isBroken = true
      return []
    }
    flush()
    guard !isBroken, output.isEmpty else { return [] }
    if pending.isEmpty && !inputHasEnded { pending = read(&buffer) }
    let requests = pending.prefix(count).map(request)
    pending.removeFirst(requests.count)
    unanswered += requests.count
    return requests
  }

  private func read(_ buffer: inout [UInt8]) -> [LineBuffer.Line] {
    do throws(SystemError) {
      switch try connection.read(into: &buffer) {
      case .bytes(let count):
        defer {
          // What a message said is not left here until the next line is written over it.
          for index in 0..<count { buffer[index] = 0 }
        }
        return lines.take(buffer[..<count])
      case .nothingYet: return []
      case .end:
        inputHasEnded = true
        return lines.takeLast()
      }
    } catch {
      isBroken = true
      return []
    }
  }

  private func request(_ line: LineBuffer.Line) -> Result<ControlRequest, ControlError> {
    switch line {
    case .tooLong: return .failure(.lineTooLong)
    case .whole(let bytes):
      do throws(ControlError) {
        let request = try ControlRequest.parse(bytes)
        if request == .subscribe { isSubscriber = true }
        return .success(request)
      } catch {
        return .failure(error)
      }
    }
  }

  func answer(_ line: String) {
    unanswered = max(0, unanswered - 1)
    send(line)
  }

  func send(_ line: String) {
    guard !isBroken else { return }
    output += line.utf8
    output.append(0x0a)
    flush()
    if output.count > Self.outputLimit { isBroken = true }
  }

  private func flush() {
    guard !isBroken, !output.isEmpty else { return }
    do throws(SystemError) {
      output.removeFirst(try connection.write(output[...]))
    } catch {
      isBroken = true
    }
  }
}
