import Glibc
import Posix
import TestSupport
import Testing

/// Whole files and folders.
@Suite struct FilesTests {
  @Test func writeAndRead() throws {
    let folder = try TemporaryFolder("files")
    let path = folder.path + "/a"
    try Files.writeAtomically(path, Array("one".utf8))
    try Files.writeAtomically(path, Array("two".utf8), mode: 0o600)
    let names = try Files.list(folder.path)
    #expect(names == ["a"])
    #expect(try Files.read(path, limit: 3) == Array("two".utf8))
    #expect(Files.status(path)?.mode == 0o600)
    #expect(Files.status(path)?.kind == .file)
    #expect(throws: SystemError(call: "read", path: path, errno: EFBIG)) { _ = try Files.read(path, limit: 2) }
    try Files.remove(path)
    try Files.remove(path)
    #expect(!Files.exists(path))
  }

  @Test("a failed write leaves the old content and no draft")
  func failedWrite() throws {
    let folder = try TemporaryFolder("failed")
    let path = folder.path + "/taken"
    try Files.makeFolder(path + "/inside")
    #expect(throws: SystemError.self) { try Files.writeAtomically(path, [1]) }
    let names = try Files.list(folder.path)
    #expect(names == ["taken"])
    _ = unsafe rmdir(path + "/inside")
    _ = unsafe rmdir(path)
  }

  @Test("what is no regular file is read only where that is asked for")
  func pipes() throws {
    let folder = try TemporaryFolder("pipes")
    let pipe = folder.path + "/pipe"
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let error = #expect(throws: SystemError.self) { _ = try Files.read(pipe, limit: 1) }
    #expect(error?.reason == "it is not a regular file")
    #expect(throws: SystemError.self) { _ = try Files.read("/dev/null", limit: 1) }
    #expect(try Files.read("/dev/null", limit: 1, takesPipes: true) == [])
    try Files.remove(pipe)
  }

  @Test("writing follows links, also to what is not there yet, and keeps the mode")
  func links() throws {
    let folder = try TemporaryFolder("links")
    let (link, file) = (folder.path + "/link", folder.path + "/file")
    try #require(unsafe symlink("file", link) == 0)
    try Files.write(link, Array("one".utf8))
    try #require(unsafe chmod(file, 0o600) == 0)
    try Files.write(link, Array("two".utf8))
    #expect(try Files.read(file, limit: 3) == Array("two".utf8))
    #expect(Files.status(file)?.mode == 0o600)
    let names = try Files.list(folder.path)
    #expect(names == ["file", "link"])
    try Files.remove(file)
    try Files.remove(link)
    try #require(unsafe symlink(link, link) == 0)
    #expect(throws: SystemError.self) { try Files.write(link, [1]) }
    try Files.remove(link)
  }

  @Test func folders() throws {
    let folder = try TemporaryFolder("folders")
    let deep = folder.path + "/a/b/c/"
    try Files.makeFolder(deep)
    try Files.makeFolder(deep)
    #expect(Files.status(deep)?.kind == .folder)
    for name in ["/a/b/c", "/a/b", "/a"] { _ = unsafe rmdir(folder.path + name) }
    try Files.writeAtomically(folder.path + "/file", [])
    let file = folder.path + "/file"
    #expect(throws: SystemError(call: "mkdir", path: file, errno: ENOTDIR)) { try Files.makeFolder(file) }
  }

  @Test func errors() {
    let error = #expect(throws: SystemError.self) { _ = try Files.read("/nonexistent", limit: 1) }
    #expect(error?.description == "open /nonexistent: No such file or directory")
    #expect(error?.isMissing == true)
    #expect(throws: SystemError.self) { _ = try Files.read("/", limit: 1) }
    #expect(throws: SystemError.self) { _ = try Files.list("/nonexistent") }
  }

  @Test func executable() throws {
    let path = try #require(Executable.path)
    #expect(path.hasPrefix("/"))
    #expect(Files.exists(path))
  }

  @Test func accounts() {
    #expect(Accounts.userName(0) == "root")
    #expect(Accounts.groupName(0) == "root")
    #expect(Accounts.groupNumber("root") == 0)
    #expect(Accounts.groupNumber("no such group") == nil)
    #expect(Accounts.userName(4_000_000_000) == "4000000000")
  }
}
