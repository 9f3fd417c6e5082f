import Glibc
import Posix

/// A folder of its own for one test, removed with what is in it.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() {
    var template = Array("/tmp/keypane-test-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { unsafe mkdtemp($0.baseAddress!) != nil }
    precondition(made, "tests need a writable /tmp")
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in (try? Files.list(path)) ?? [] { try? Files.remove("\(path)/\(name)") }
    _ = unsafe rmdir(path)
  }

  /// Gives a node another name; whether that worked.
  static func rename(_ path: String, to other: String) -> Bool {
    unsafe Glibc.rename(path, other) == 0
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }
}
