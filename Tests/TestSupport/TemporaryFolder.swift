import Glibc
import Posix

/// A folder of its own for one test; removed with its files at the end.
public struct TemporaryFolder: ~Copyable {
  /// Where it is.
  public let path: String

  /// - Parameter name: a word of the test's, a part of the folder's name.
  public init(_ name: String) throws(SystemError) {
    path = "/tmp/keypane-\(name)-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    try Files.makeFolder(path)
  }

  deinit {
    for name in (try? Files.list(path)) ?? [] { try? Files.remove("\(path)/\(name)") }
    _ = unsafe rmdir(path)
  }

  /// The path of a file in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Gives a node another name.
  /// - Returns: whether that worked.
  public static func rename(_ path: String, to other: String) -> Bool {
    unsafe Glibc.rename(path, other) == 0
  }
}
