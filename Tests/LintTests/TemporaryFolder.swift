import Glibc
import Posix

/// A folder of its own for one test; removed with its files at the end.
struct TemporaryFolder: ~Copyable {
  let path: String

  init(_ name: String) throws(SystemError) {
    path = "/tmp/keypane-\(name)-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    try Files.makeFolder(path)
  }

  deinit {
    for name in (try? Files.list(path)) ?? [] { try? Files.remove("\(path)/\(name)") }
    _ = unsafe rmdir(path)
  }
}
