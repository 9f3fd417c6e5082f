import CLinux
import Glibc

/// A stream socket at a path of the file system that others connect to; its node is removed when the value ends.
public struct UnixSocketListener: ~Copyable {
  private let descriptor: FileDescriptor
  /// Where the socket is.
  public let path: String
  /// The node that is ours: another program's in its place is not removed.
  private let node: FileStatus?

  /// Makes the socket. One that nobody listens at any more is replaced; a live one is refused with EADDRINUSE, anything
  /// else in its place with EEXIST.
  public init(path: String, mode: UInt32 = 0o660) throws(SystemError) {
    if let status = Files.status(path) {
      guard status.kind == .socket else { throw SystemError(call: "bind", path: path, errno: EEXIST) }
      do throws(SystemError) {
        _ = try UnixConnection(path: path, nonBlocking: true)
        throw SystemError(call: "bind", path: path, errno: EADDRINUSE)
      } catch {
        guard error.errno == ECONNREFUSED else {
          throw SystemError(call: "bind", path: path, errno: error.errno == EAGAIN ? EADDRINUSE : error.errno)
        }
      }
      try Files.remove(path)
    }
    let raw = try SystemError.check("bind", path: path) { Int(unsafe clinux_unix_listen(path, mode)) }
    descriptor = FileDescriptor(adopting: Int32(raw))
    self.path = path
    node = Files.status(path)
  }

  deinit {
    if let node, let present = Files.status(path), present.device == node.device, present.node == node.node {
      try? Files.remove(path)
    }
  }

  /// For `Poller`.
  public var raw: Int32 { descriptor.raw }

  /// Lets the members of a group connect, as far as the mode does; only root and members of the group may do this.
  public func giveToGroup(_ group: UInt32) throws(SystemError) {
    _ = try SystemError.check("lchown", path: path) { Int(unsafe lchown(path, uid_t.max, group)) }
  }

  /// The next one who wants to connect; nil where nobody does. The connection is non-blocking.
  public func accept() throws(SystemError) -> UnixConnection? {
    do throws(SystemError) {
      let raw = try SystemError.check("accept", path: path) { Int(clinux_unix_accept(descriptor.raw)) }
      return try UnixConnection(adopting: FileDescriptor(adopting: Int32(raw)))
    } catch {
      // Gone again before we looked.
      if error.errno == EAGAIN || error.errno == ECONNABORTED { return nil }
      throw error
    }
  }
}
