import Glibc

/// An open file, device, pipe or socket; closed when the value ends.
public struct FileDescriptor: ~Copyable {
  /// How a file is opened.
  public enum Access: Sendable {
    /// Reading an existing file.
    case read
    /// Writing an existing file.
    case write
    /// Reading and writing an existing file.
    case readWrite
  }

  /// What a read gave.
  public enum Chunk: Hashable, Sendable {
    /// So many bytes, at least one.
    case bytes(Int)
    /// Nothing yet; only where the descriptor is non-blocking.
    case nothingYet
    /// There is no more, ever.
    case end
  }

  /// The number by which the system knows it; valid as long as this value lives.
  public let raw: Int32

  /// Takes over a descriptor: it is closed with this value.
  public init(adopting raw: Int32) {
    self.raw = raw
  }

  /// Opens a file or device that exists; it is closed on `exec`.
  public init(opening path: String, _ access: Access, nonBlocking: Bool = false) throws(SystemError) {
    let direction =
      switch access {
      case .read: O_RDONLY
      case .write: O_WRONLY
      case .readWrite: O_RDWR
      }
    let flags = direction | O_CLOEXEC | (nonBlocking ? O_NONBLOCK : 0)
    let opened = try SystemError.check("open", path: path) { Int(unsafe open(path, flags)) }
    raw = Int32(opened)
  }

  deinit {
    _ = close(raw)
  }

  /// Makes reads and writes return at once where there is nothing to read or no room.
  public func makeNonBlocking() throws(SystemError) {
    let flags = try SystemError.check("fcntl") { Int(fcntl(raw, F_GETFL)) }
    _ = try SystemError.check("fcntl") { Int(fcntl(raw, F_SETFL, Int32(flags) | O_NONBLOCK)) }
  }

  /// Reads as many bytes as there are, at most `buffer.count`, into the front of `buffer`; does not allocate.
  public func read(into buffer: inout [UInt8]) throws(SystemError) -> Chunk {
    precondition(!buffer.isEmpty, "a read needs room")
    let count = try SystemError.checkUnlessWaiting("read") {
      unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(raw, $0.baseAddress, $0.count) }
    }
    return switch count {
    case nil: .nothingYet
    case 0: .end
    case .some(let count): .bytes(count)
    }
  }

  /// Writes every byte, waiting for room where a non-blocking descriptor has none.
  public func write(all bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = try SystemError.checkUnlessWaiting("write") {
        unsafe bytes.withUnsafeBytes { unsafe Glibc.write(raw, $0.baseAddress! + done, $0.count - done) }
      }
      if let count {
        done += count
      } else {
        var entry = pollfd(fd: raw, events: Int16(POLLOUT), revents: 0)
        _ = try SystemError.check("poll") { Int(unsafe poll(&entry, 1, -1)) }
      }
    }
  }
}
