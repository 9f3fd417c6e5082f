import Glibc

/// A folder for a while, that nobody else may look into: it goes with its files when the value ends.
public struct ScratchFolder: ~Copyable, Sendable {
  /// Where it is.
  public let path: String

  /// - Parameter name: a word of the folder's name.
  public init(_ name: String) throws(SystemError) {
    let folder = Environment.value("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    path = "\(folder)/keypane-\(name)-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    try Files.makeFolder(path, mode: 0o700)
  }

  deinit {
    for name in (try? Files.list(path)) ?? [] { try? Files.remove("\(path)/\(name)") }
    _ = unsafe rmdir(path)
  }
}
