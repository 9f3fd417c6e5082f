import Glibc

/// Whole files and folders.
public enum Files {
  /// Everything in a file; a file of more than `limit` bytes is refused with EFBIG.
  /// - Parameter takesPipes: reads pipes and devices, too, until their end; without it they are refused, since
  ///   reading them may wait for ever.
  public static func read(_ path: String, limit: Int, takesPipes: Bool = false) throws(SystemError) -> [UInt8] {
    if let kind = status(path)?.kind, kind == .socket || kind == .other && !takesPipes {
      throw SystemError(call: "open", path: path, errno: EINVAL, reason: "it is not a regular file")
    }
    // A pipe that has just taken the file's place is not waited for either.
    let file = try FileDescriptor(opening: path, .read, nonBlocking: !takesPipes)
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let chunk: FileDescriptor.Chunk
      do throws(SystemError) {
        chunk = try file.read(into: &buffer)
      } catch {
        throw SystemError(call: error.call, path: path, errno: error.errno)
      }
      switch chunk {
      case .bytes(let count):
        if content.count + count > limit { throw SystemError(call: "read", path: path, errno: EFBIG) }
        content += buffer[..<count]
      case .nothingYet, .end:
        return content
      }
    }
  }

  /// Whether there is anything of that name, whatever it is.
  public static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// What a node is; symbolic links are followed. Nil where there is none.
  public static func status(_ path: String) -> FileStatus? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileStatus(status)
  }

  /// What a symbolic link says, which need not be there; nil where the path is no link, or hidden from this user.
  public static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe readlink(path, bytes.assumingMemoryBound(to: CChar.self).baseAddress!, bytes.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// The names in a folder, without `.` and `..`, in ascending order of their bytes.
  public static func list(_ folder: String) throws(SystemError) -> [String] {
    guard let handle = unsafe opendir(folder) else {
      throw SystemError(call: "opendir", path: folder, errno: Glibc.errno)
    }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those above it; one that exists is left as it is.
  public static func makeFolder(_ path: String, mode: UInt32 = 0o755) throws(SystemError) {
    if let status = status(path) {
      if status.kind == .folder { return }
      throw SystemError(call: "mkdir", path: path, errno: ENOTDIR)
    }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]), mode: mode)
    }
    do throws(SystemError) {
      _ = try SystemError.check("mkdir", path: path) { Int(unsafe mkdir(path, mode_t(mode))) }
    } catch {
      // A trailing slash, or somebody was faster.
      if error.errno != EEXIST { throw error }
    }
  }

  /// Removes a file, a link or a socket; nothing happens where there is none.
  public static func remove(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try SystemError.check("unlink", path: path) { Int(unsafe unlink(path)) }
    } catch {
      if error.errno != ENOENT { throw error }
    }
  }
}
