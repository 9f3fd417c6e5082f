import Glibc
import KeyboardCore
import Posix

/// The way to the speech server. It never waits: what the server is too slow for is not said, and without a server nothing
/// is.
public struct SpeechClient: ~Copyable {
  private let address: SpeechAddress
  private let user: String
  private var connection: UnixConnection?
  private var session: SSIPSession
  private var buffer = [UInt8](repeating: 0, count: 4096)
  /// When a server that was not there may be looked for again.
  private var nextTry: Instant?
  private var failure: SpeechError?
  private var hasFailed = false

  /// Between two looks for a server.
  public static let pause = Interval.milliseconds(3000)

  /// Looks for the server at once, so that a machine that cannot speak says so when it starts.
  /// - Parameter user: the name of who uses the machine, part of what the server calls the client.
  public init(_ address: SpeechAddress, user: String, at now: Instant) {
    self.address = address
    self.user = user
    session = SSIPSession(user: user)
    connect(at: now)
  }

  /// For `Poller`; nil: there is no server.
  public var raw: Int32? {
    switch connection {
    case .some(let connection): connection.raw
    case .none: nil
    }
  }

  /// Something waits to be written.
  public var isWriting: Bool { !session.output.isEmpty }

  /// Why nothing is spoken; told once.
  public mutating func takeFailure() -> SpeechError? {
    defer { failure = nil }
    return failure
  }

  /// Has something spoken, where there is a server.
  public mutating func say(_ utterance: Utterance, at now: Instant) {
    if raw == nil { connect(at: now) }
    guard raw != nil else { return }
    session.say(utterance)
    exchange(at: now)
  }

  /// Writes and reads what can be without waiting.
  public mutating func exchange(at now: Instant) {
    guard let open = connection.take() else { return }
    do throws(SystemError) {
      while true {
        if !session.output.isEmpty {
          session.output.removeFirst(try open.write(session.output[...]))
        }
        guard case .bytes(let count) = try read(open) else { break }
        do { try session.take(buffer[..<count]) } catch { return lose(error, at: now) }
      }
      connection = consume open
    } catch {
      lose(SpeechError("the speech server at \(address.path) has gone: \(error.reason)"), at: now)
    }
  }

  private mutating func read(_ open: borrowing UnixConnection) throws(SystemError) -> FileDescriptor.Chunk {
    let chunk = try open.read(into: &buffer)
    if case .end = chunk { throw SystemError(call: "read", errno: ECONNRESET, reason: "it has closed the connection") }
    return chunk
  }

  private mutating func connect(at now: Instant) {
    if let nextTry, now < nextTry { return }
    do throws(SystemError) {
      connection = try UnixConnection(path: address.path, nonBlocking: true)
      session = SSIPSession(user: user)
      exchange(at: now)
    } catch {
      lose(
        SpeechError(
          "no speech server at \(address.path): \(error.reason); start one with speech-dispatcher --spawn, or name its"
            + " socket in SPEECHD_ADDRESS (unix_socket:PATH); nothing is spoken"), at: now)
    }
  }

  private mutating func lose(_ reason: SpeechError, at now: Instant) {
    nextTry = now + Self.pause
    if !hasFailed { failure = reason }
    hasFailed = true
  }
}
