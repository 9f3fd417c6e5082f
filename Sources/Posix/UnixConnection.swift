import CLinux
import Glibc

/// One end of a stream socket between two programs of this machine.
public struct UnixConnection: ~Copyable {
  /// Who is at the other end, as the kernel knows it (SO_PEERCRED).
  public struct Peer: Hashable, Sendable {
    /// The process that connected, or that made the listener.
    public var process: Int32
    /// Its user at that time.
    public var user: UInt32
    /// Its group at that time.
    public var group: UInt32

    /// A peer of these numbers.
    public init(process: Int32, user: UInt32, group: UInt32) {
      self.process = process
      self.user = user
      self.group = group
    }
  }

  private let descriptor: FileDescriptor
  /// Who is at the other end.
  public let peer: Peer

  /// Connects to a listener: ENOENT where there is none, ECONNREFUSED where it is dead.
  public init(path: String, nonBlocking: Bool = false) throws(SystemError) {
    let raw = try SystemError.check("connect", path: path) {
      Int(unsafe clinux_unix_connect(path, nonBlocking ? 1 : 0))
    }
    try self.init(adopting: FileDescriptor(adopting: Int32(raw)))
  }

  init(adopting descriptor: consuming FileDescriptor) throws(SystemError) {
    let raw = descriptor.raw
    var peer = Peer(process: 0, user: 0, group: 0)
    _ = try SystemError.check("getsockopt") {
      Int(unsafe clinux_unix_peer(raw, &peer.process, &peer.user, &peer.group))
    }
    self.descriptor = descriptor
    self.peer = peer
  }

  /// For `Poller`.
  public var raw: Int32 { descriptor.raw }

  /// The further groups of the process at the other end (SO_PEERGROUPS); none where the kernel does not tell.
  public func peerGroups() -> [UInt32] {
    // The most groups that a process can have: NGROUPS_MAX.
    var groups = [UInt32](repeating: 0, count: 65536)
    var size = socklen_t(groups.count * MemoryLayout<UInt32>.stride)
    let result = unsafe getsockopt(descriptor.raw, SOL_SOCKET, SO_PEERGROUPS, &groups, &size)
    return result == 0 ? Array(groups.prefix(Int(size) / MemoryLayout<UInt32>.stride)) : []
  }

  /// Reads what there is into the front of `buffer`.
  public func read(into buffer: inout [UInt8]) throws(SystemError) -> FileDescriptor.Chunk {
    do throws(SystemError) {
      return try descriptor.read(into: &buffer)
    } catch {
      if error.errno == ECONNRESET { return .end }
      throw error
    }
  }

  /// Writes as many bytes as there is room for and says how many; EPIPE where the other end is gone.
  public func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    guard !bytes.isEmpty else { return 0 }
    let count = try SystemError.checkUnlessWaiting("send") {
      unsafe bytes.withUnsafeBytes { unsafe send(descriptor.raw, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
    return count ?? 0
  }

  /// Says that nothing more will be written; the other end reads an end.
  public func finishWriting() {
    _ = shutdown(descriptor.raw, Int32(SHUT_WR))
  }
}
