import CLinux
import Glibc

/// Tells what happens to the files of one folder (inotify).
public struct FolderWatch: ~Copyable {
  /// One thing that happened.
  public enum Change: Hashable, Sendable {
    /// A file of that name is there now.
    case created(String)
    /// A file's owner, mode or times were set: on device nodes, udev has done its work.
    case attributesChanged(String)
    /// A file is gone.
    case deleted(String)
    /// Somebody has opened a file; told only where it is asked for.
    case opened(String)
    /// Somebody has closed a file; told only where it is asked for.
    case closed(String)
    /// Changes were lost because there were too many: look at the whole folder again.
    case lost
    /// The folder itself is gone; nothing more will come.
    case folderGone
  }

  private static let mask = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_ATTRIB | IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  private let descriptor: FileDescriptor
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var position = 0
  private var end = 0

  /// Watches a folder from now on; ENOENT where there is none, ENOTDIR where it is something else.
  /// - Parameter openings: tells of files that are opened and closed, too. Unlike a watch on a file itself this needs
  ///   no permission to read the file.
  public init(folder: String, openings: Bool = false) throws(SystemError) {
    let mask = Self.mask | (openings ? UInt32(IN_OPEN | IN_CLOSE_WRITE | IN_CLOSE_NOWRITE) : 0)
    let raw = try SystemError.check("inotify_init", path: folder) {
      Int(inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
    }
    let opened = FileDescriptor(adopting: Int32(raw))
    _ = try SystemError.check("inotify_add_watch", path: folder) {
      Int(unsafe inotify_add_watch(opened.raw, folder, mask))
    }
    descriptor = opened
  }

  /// For `Poller`.
  public var raw: Int32 { descriptor.raw }

  /// The next change; nil where nothing more has happened yet.
  public mutating func next() throws(SystemError) -> Change? {
    while true {
      if position == end {
        guard case .bytes(let count) = try descriptor.read(into: &buffer) else { return nil }
        position = 0
        end = count
      }
      if let change = take() { return change }
    }
  }

  /// The change at `position`; nil where it is one that does not matter.
  private mutating func take() -> Change? {
    // struct inotify_event: wd, mask, cookie and len of four bytes each, then `len` bytes of name padded with zeros.
    let (mask, length) = unsafe buffer.withUnsafeBytes {
      unsafe (
        $0.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self),
        Int($0.loadUnaligned(fromByteOffset: position + 12, as: UInt32.self))
      )
    }
    let name = String(decoding: buffer[(position + 16)...].prefix(length).prefix { $0 != 0 }, as: UTF8.self)
    position += 16 + length
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { return .lost }
    if mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0 { return .folderGone }
    if name.isEmpty { return nil }
    if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { return .created(name) }
    if mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0 { return .deleted(name) }
    if mask & UInt32(IN_ATTRIB) != 0 { return .attributesChanged(name) }
    if mask & UInt32(IN_OPEN) != 0 { return .opened(name) }
    if mask & UInt32(IN_CLOSE_WRITE | IN_CLOSE_NOWRITE) != 0 { return .closed(name) }
    return nil
  }
}
