import Glibc

/// A folder in which this user keeps files that are nobody else's business. While the value lives, no other program that
/// asks in the same way has the folder.
///
/// What is done is done in the folder that was looked at, whatever becomes of its name.
public struct PrivateFolder: ~Copyable {
  private let path: String
  private let folder: FileDescriptor

  /// Whose files are taken.
  public enum Owner: Sendable {
    /// This user's alone: nobody else may read them.
    case user
    /// This user's or root's, who may have let root's group read them, too: so systemd hands credentials over.
    case userOrRoot
  }

  /// Opens a folder and waits until nobody else has it, a second at most.
  public init(_ path: String) throws(TrustError) {
    folder = try Self.take(path)
    self.path = path
  }

  private static func take(_ path: String) throws(TrustError) -> FileDescriptor {
    let folder = try open(path, at: AT_FDCWD, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if let reason = objection(toFolder: try status(of: folder), path) { throw .open(reason) }
    // Programs have it for as long as a file is written.
    for _ in 0..<100 {
      if flock(folder.raw, LOCK_EX | LOCK_NB) == 0 { return folder }
      guard Glibc.errno == EWOULDBLOCK || Glibc.errno == EINTR else { break }
      usleep(10_000)
    }
    let reason = Glibc.errno == EWOULDBLOCK ? "another program is writing there" : nil
    throw .unreadable(SystemError(call: "flock", path: path, errno: Glibc.errno, reason: reason))
  }

  /// How others could put files of theirs into the place of ours; nil: they cannot.
  private static func objection(toFolder status: FileStatus, _ path: String) -> String? {
    if status.user != 0, status.user != Accounts.user {
      return "its folder \(path) belongs to \(Accounts.userName(status.user))"
    }
    // In a sticky folder everybody may make files, and nobody but their owners may replace them.
    if status.mode & 0o022 != 0, status.mode & 0o1000 == 0 {
      return "others may write to its folder \(path): chmod go-w \(path)"
    }
    return nil
  }

  private static func open(_ path: String, at place: Int32, _ flags: Int32) throws(TrustError) -> FileDescriptor {
    do throws(SystemError) {
      return FileDescriptor(
        adopting: Int32(try SystemError.check("open", path: path) { Int(unsafe openat(place, path, flags)) }))
    } catch {
      guard error.errno == ELOOP else { throw .unreadable(error) }
      throw .open("it is a symbolic link: name the file itself")
    }
  }

  private static func status(of file: borrowing FileDescriptor) throws(TrustError) -> FileStatus {
    do throws(SystemError) { return try file.status() } catch { throw .unreadable(error) }
  }

  /// Everything in a file of the folder; a symbolic link, what others may read, and more than `limit` bytes are refused.
  public func read(_ name: String, limit: Int, of owner: Owner = .user) throws(TrustError) -> [UInt8] {
    try Self.read(name, at: folder.raw, path: "\(path)/\(name)", limit: limit, of: owner)
  }

  /// The same for a file anywhere, whoever else has its folder.
  public static func read(file path: String, limit: Int, of owner: Owner = .user) throws(TrustError) -> [UInt8] {
    try read(path, at: AT_FDCWD, path: path, limit: limit, of: owner)
  }

  private static func read(
    _ name: String, at place: Int32, path: String, limit: Int, of owner: Owner
  ) throws(TrustError) -> [UInt8] {
    // Without waiting for whoever may write into a pipe.
    let file = try open(name, at: place, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    let status = try status(of: file)
    guard status.kind == .file else {
      throw .unreadable(SystemError(call: "open", path: path, errno: EINVAL, reason: "it is not a regular file"))
    }
    if let reason = objection(to: status, of: owner) { throw .open(reason) }
    do throws(SystemError) {
      guard status.size <= Int64(limit) else { throw SystemError.tooLarge(path) }
      // One piece of memory, which whoever asks for a secret can overwrite.
      var content = [UInt8](repeating: 0, count: limit < 1 << 20 ? limit + 1 : Int(status.size) + 1)
      let count = try file.read(all: &content)
      guard count < content.count else { throw SystemError.tooLarge(path) }
      content.removeLast(content.count - count)
      return content
    } catch {
      throw .unreadable(error)
    }
  }

  private static func objection(to status: FileStatus, of owner: Owner) -> String? {
    let isRoots = status.user == 0 && owner == .userOrRoot
    guard isRoots || status.user == Accounts.user else {
      return "it belongs to \(Accounts.userName(status.user)), not to \(Accounts.userName(Accounts.user))"
    }
    let others: UInt32 = isRoots && status.group == 0 ? 0o037 : 0o077
    return status.mode & others == 0 ? nil : "others may read or write it: chmod go= on it"
  }

  /// Whether there is anything of that name.
  public func has(_ name: String) -> Bool {
    var status = stat()
    return unsafe fstatat(folder.raw, name, &status, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// Puts a whole new file into a file's place. Whatever happens in between, a power cut included, there is either the old
  /// one or the new one; afterwards the new one is on the disk. Only this user may read it.
  public func write(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
    let draft = ".\(name).new"
    // What a program has left that was killed.
    _ = unsafe unlinkat(folder.raw, draft, 0)
    do throws(SystemError) {
      try writeDraft(draft, bytes)
      _ = try SystemError.check("rename", path: "\(path)/\(name)") {
        Int(unsafe renameat(folder.raw, draft, folder.raw, name))
      }
    } catch {
      _ = unsafe unlinkat(folder.raw, draft, 0)
      throw SystemError(call: error.call, path: "\(path)/\(name)", errno: error.errno)
    }
    _ = try SystemError.check("fsync", path: path) { Int(fsync(folder.raw)) }
  }

  private func writeDraft(_ draft: String, _ bytes: [UInt8]) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let raw = try SystemError.check("open") { Int(unsafe openat(folder.raw, draft, flags, 0o600)) }
    let file = FileDescriptor(adopting: Int32(raw))
    try file.write(all: bytes)
    _ = try SystemError.check("fsync") { Int(fsync(file.raw)) }
  }

  /// Removes a file; nothing happens where there is none.
  public func remove(_ name: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try SystemError.check("unlink", path: "\(path)/\(name)") { Int(unsafe unlinkat(folder.raw, name, 0)) }
    } catch {
      if error.errno != ENOENT { throw error }
    }
  }
}
