import Glibc

/// A file that nobody but its owner can have written: it and every folder and symbolic link on the way to it belong to root
/// or to that owner, and others may not write there.
public struct TrustedFile: Sendable {
  /// Who may have written it, beside root.
  private let owner: UInt32
  /// Links that are followed: more are a circle.
  private static let mostLinks = 40

  /// - Parameter owner: the user whose files are taken; root's always are.
  public init(owner: UInt32 = 0) {
    self.owner = owner
  }

  /// Everything in a file; one of more than `limit` bytes is refused.
  ///
  /// The way is gone step by step, links resolved by hand, so that none of them leads through a folder that has not been
  /// looked at; what is read is what was looked at last, by its descriptor.
  public func read(_ path: String, limit: Int) throws(TrustError) -> [UInt8] {
    let real = try resolve(path)
    let file = try open(real)
    let status = try status(of: file)
    guard status.kind == .file else {
      throw .unreadable(SystemError(call: "open", path: path, errno: EINVAL, reason: "it is not a regular file"))
    }
    if let reason = objection(to: status, at: real) { throw .open(reason) }
    do throws(SystemError) {
      var content: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while case .bytes(let count) = try file.read(into: &buffer) {
        if content.count + count > limit { throw SystemError(call: "read", path: path, errno: EFBIG) }
        content += buffer[..<count]
      }
      return content
    } catch {
      throw .unreadable(error)
    }
  }

  /// Opens what is no link, without waiting for whoever may write into a pipe.
  private func open(_ path: String) throws(TrustError) -> FileDescriptor {
    do throws(SystemError) {
      let raw = try SystemError.check("open", path: path) {
        Int(unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW))
      }
      return FileDescriptor(adopting: Int32(raw))
    } catch {
      throw .unreadable(error)
    }
  }

  private func status(of file: borrowing FileDescriptor) throws(TrustError) -> FileStatus {
    let raw = file.raw
    var status = stat()
    do throws(SystemError) {
      _ = try SystemError.check("fstat") { Int(unsafe fstat(raw, &status)) }
      return FileStatus(status)
    } catch {
      throw .unreadable(error)
    }
  }

  /// The way to a file without links in it; every folder on it has been looked at.
  private func resolve(_ path: String) throws(TrustError) -> String {
    var open = path.split(separator: "/").map(String.init)
    if !path.hasPrefix("/") { open = try workingFolder(path) + open }
    var done: [String] = []
    var links = 0
    try look(at: "/")
    while let name = open.first {
      open.removeFirst()
      if name == "." { continue }
      if name == ".." {
        _ = done.popLast()
        continue
      }
      let here = "/" + (done + [name]).joined(separator: "/")
      var status = stat()
      do throws(SystemError) {
        _ = try SystemError.check("lstat", path: path) { Int(unsafe lstat(here, &status)) }
      } catch {
        throw .unreadable(error)
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        links += 1
        if links > Self.mostLinks { throw .unreadable(SystemError(call: "open", path: path, errno: ELOOP)) }
        try look(at: here, isLink: true)
        let target = try target(of: here)
        if target.hasPrefix("/") { done = [] }
        open = target.split(separator: "/").map(String.init) + open
      case S_IFDIR:
        try look(at: here)
        done.append(name)
      default:
        // A file in the middle of a path makes the opening fail.
        done.append(name)
      }
    }
    return "/" + done.joined(separator: "/")
  }

  private func workingFolder(_ path: String) throws(TrustError) -> [String] {
    guard let here = unsafe getcwd(nil, 0) else {
      throw .unreadable(SystemError(call: "getcwd", path: path, errno: Glibc.errno))
    }
    defer { unsafe free(here) }
    return unsafe String(cString: here).split(separator: "/").map(String.init)
  }

  private func target(of link: String) throws(TrustError) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    do throws(SystemError) {
      let count = try SystemError.check("readlink", path: link) {
        unsafe buffer.withUnsafeMutableBytes { bytes in
          unsafe readlink(link, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
        }
      }
      return String(decoding: buffer[..<count], as: UTF8.self)
    } catch {
      throw .unreadable(error)
    }
  }

  private func look(at path: String, isLink: Bool = false) throws(TrustError) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      throw .unreadable(SystemError(call: "lstat", path: path, errno: Glibc.errno))
    }
    if let reason = objection(to: FileStatus(status), at: path, isLink: isLink) { throw .open(reason) }
  }

  /// Who else could have written there, and what to do about it.
  private func objection(to status: FileStatus, at path: String, isLink: Bool = false) -> String? {
    if status.user != 0, status.user != owner {
      return "\(path) belongs to \(Accounts.userName(status.user)), not to root: chown root \(path)"
    }
    // The permissions of a link mean nothing.
    if isLink { return nil }
    // In a sticky folder everybody may make files, and nobody but their owners may replace them.
    if status.kind == .folder, status.mode & 0o1000 != 0 { return nil }
    if status.mode & 0o002 != 0 { return "everybody may write to \(path): chmod o-w \(path)" }
    if status.mode & 0o020 != 0, status.group != 0 {
      return "the group \(Accounts.groupName(status.group)) may write to \(path): chmod g-w \(path)"
    }
    return nil
  }
}
