import Glibc

extension Files {
  /// Writes what a program was asked to put at `path`. A file is replaced only by the whole new one and keeps its owner and
  /// mode; one that this user may not write is refused. Symbolic links are followed; devices and pipes are written into.
  public static func write(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    guard let present = status(path) else { return try writeAtomically(try linkTarget(path), bytes) }
    switch present.kind {
    case .folder: throw SystemError(call: "open", path: path, errno: EISDIR)
    case .file:
      _ = try SystemError.check("access", path: path) { Int(unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS)) }
      // A file that is open and has no name any more (/dev/stdout) can only be written into.
      if let real = realPath(path) {
        return try writeAtomically(real, bytes, mode: present.mode & 0o777, like: present)
      }
      fallthrough
    case .socket, .other:
      let file = try FileDescriptor(opening: path, .write)
      do throws(SystemError) {
        try file.write(all: bytes)
      } catch {
        throw SystemError(call: error.call, path: path, errno: error.errno)
      }
    }
  }

  /// Writes a file so that readers see either the old content or the whole new one, also after a power cut.
  public static func writeAtomically(_ path: String, _ bytes: [UInt8], mode: UInt32 = 0o644) throws(SystemError) {
    try writeAtomically(path, bytes, mode: mode, like: nil)
  }

  /// Writes a file that is not there yet, with this mode less the umask's; EEXIST where it is.
  public static func create(_ path: String, _ bytes: [UInt8], mode: UInt32) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let raw = try SystemError.check("open", path: path) { Int(unsafe open(path, flags, mode_t(mode))) }
    let file = FileDescriptor(adopting: Int32(raw))
    do throws(SystemError) {
      try file.write(all: bytes)
      _ = try SystemError.check("fsync", path: path) { Int(fsync(file.raw)) }
    } catch {
      _ = unsafe unlink(path)
      throw SystemError(call: error.call, path: path, errno: error.errno)
    }
  }

  private static func writeAtomically(
    _ path: String, _ bytes: [UInt8], mode: UInt32, like present: FileStatus?
  ) throws(SystemError) {
    let draft = "\(path).\(getpid()).new"
    do throws(SystemError) {
      try writeDraft(draft, bytes, mode: mode, like: present)
      _ = try SystemError.check("rename", path: path) { Int(unsafe rename(draft, path)) }
    } catch {
      _ = unsafe unlink(draft)
      throw SystemError(call: error.call, path: path, errno: error.errno)
    }
  }

  private static func writeDraft(
    _ path: String, _ bytes: [UInt8], mode: UInt32, like present: FileStatus?
  ) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let raw = try SystemError.check("open", path: path) { Int(unsafe open(path, flags, mode_t(mode))) }
    let file = FileDescriptor(adopting: Int32(raw))
    if let present {
      // Only root can give a file away; the mode comes second, since a change of owner may take bits of it.
      _ = fchown(file.raw, present.user, present.group)
      _ = try SystemError.check("fchmod", path: path) { Int(fchmod(file.raw, mode_t(mode))) }
    }
    try file.write(all: bytes)
    _ = try SystemError.check("fsync", path: path) { Int(fsync(file.raw)) }
  }

  /// The path without symbolic links; nil where there is nothing of that name.
  private static func realPath(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// Where a new file of that name is to be: the end of a chain of symbolic links, or the path itself.
  private static func linkTarget(_ path: String) throws(SystemError) -> String {
    var path = path
    // As many links as Linux follows.
    for _ in 0..<40 {
      // No link; what is wrong with a path otherwise, opening it tells.
      guard let target = target(ofLink: path) else { return path }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw SystemError(call: "readlink", path: path, errno: ELOOP)
  }
}
