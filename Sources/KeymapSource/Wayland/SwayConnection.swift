import Posix

/// A connection to sway that hears of its input devices; closed when the value ends.
struct SwayConnection: ~Copyable {
  /// What sway has told.
  enum News: Hashable, Sendable {
    /// All devices that there are.
    case devices([SwayInput])
    /// One that has come, gone or changed.
    case event(SwayInput.Event)
  }

  private let connection: UnixConnection
  private var outgoing: [UInt8]
  private var incoming: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 16384)

  /// Connects and asks for all there is to know; nothing of it is waited for.
  init(socket: String) throws(SwayError) {
    do throws(SystemError) {
      connection = try UnixConnection(path: socket, nonBlocking: true)
    } catch {
      throw .gone
    }
    // In this order nothing is missed between the list and the first event.
    outgoing = SwayMessage(.subscribe, #"["input"]"#).bytes + SwayMessage(.getInputs).bytes
  }

  /// For `Poller`.
  var raw: Int32 { connection.raw }

  /// Whether it is to be waited for room to write, too.
  var mustWrite: Bool { !outgoing.isEmpty }

  /// Reads in one turn of the loop, of 16 KB each: somebody who talks without end is heard in turn with others.
  private static let readsAtOnce = 4

  /// What has come, without waiting; what stays behind the descriptor tells of.
  mutating func listen() throws(SwayError) -> [News] {
    try write()
    var news: [News] = []
    for _ in 0..<Self.readsAtOnce {
      guard let count = try read() else { break }
      incoming += buffer[..<count]
      while let message = try SwayMessage(from: &incoming) {
        switch message.kind {
        case .getInputs: news.append(.devices(try SwayInput.list(message.payload)))
        case .inputEvent: news.append(.event(try SwayInput.event(message.payload)))
        case .subscribe, nil: break
        }
      }
    }
    return news
  }

  private mutating func write() throws(SwayError) {
    do throws(SystemError) {
      outgoing.removeFirst(try connection.write(outgoing[...]))
    } catch {
      throw .gone
    }
  }

  /// - Returns: how many bytes have come; nil: none yet.
  private mutating func read() throws(SwayError) -> Int? {
    let chunk: FileDescriptor.Chunk
    do throws(SystemError) {
      chunk = try connection.read(into: &buffer)
    } catch {
      throw .gone
    }
    switch chunk {
    case .bytes(let count): return count
    case .nothingYet: return nil
    case .end: throw .gone
    }
  }
}
