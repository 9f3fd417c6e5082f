import Posix

/// The other end of a connection, driven by hand: what it writes is there for the server at once.
final class Peer {
  private let connection: UnixConnection
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var received: [UInt8] = []
  private(set) var hasEnded = false

  init(_ path: String) throws {
    connection = try UnixConnection(path: path, nonBlocking: true)
  }

  /// Writes what there is room for; the rest.
  @discardableResult
  func write(_ text: String) throws -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[(try connection.write(bytes[...]))...], as: UTF8.self)
  }

  func finishWriting() { connection.finishWriting() }

  /// The whole lines that have come since the last call.
  func lines() throws -> [String] {
    reading: while !hasEnded {
      switch try connection.read(into: &buffer) {
      case .bytes(let count): received += buffer[..<count]
      case .nothingYet: break reading
      case .end: hasEnded = true
      }
    }
    let end = received.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let text = String(decoding: received[..<end], as: UTF8.self)
    received.removeFirst(end)
    return text.split(separator: "\n").map(String.init)
  }
}
