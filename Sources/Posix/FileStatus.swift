import Glibc

/// What the system keeps of a file beside its content (`struct stat`).
public struct FileStatus: Hashable, Sendable {
  /// What a node of the file system is.
  public enum Kind: Sendable {
    /// An ordinary file.
    case file
    /// A folder.
    case folder
    /// A Unix socket.
    case socket
    /// A device, a pipe, a symbolic link.
    case other
  }

  /// What it is.
  public var kind: Kind
  /// Permission bits: `0o660`.
  public var mode: UInt32
  /// The owner's number.
  public var user: UInt32
  /// The group's number.
  public var group: UInt32
  /// Bytes.
  public var size: Int64
  /// The number of the device that holds the node.
  public var device: UInt64
  /// The node's number on its device; both together name it uniquely.
  public var node: UInt64
}

extension FileStatus {
  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFSOCK: .socket
      default: .other
      }
    mode = status.st_mode & 0o7777
    user = status.st_uid
    group = status.st_gid
    size = Int64(status.st_size)
    device = UInt64(status.st_dev)
    node = UInt64(status.st_ino)
  }
}
