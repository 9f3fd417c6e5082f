import Glibc
import Posix

@testable import KeypaneApp

/// A machine below a folder, made of the files that the doctor looks at; removed at the end.
final class FakeMachine {
  let root: String

  /// - Parameter files: contents by paths; nil: a symbolic link to `/dev/null`.
  init(_ files: [String: String?]) throws {
    root = "/tmp/keypane-machine-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    try Files.makeFolder(root)
    for (path, text) in files {
      let whole = root + path
      try Files.makeFolder(String(whole[..<whole.lastIndex(of: "/")!]))
      if let text {
        try Files.writeAtomically(whole, Array(text.utf8))
      } else {
        _ = unsafe symlink("/dev/null", whole)
      }
    }
  }

  deinit { Self.remove(root) }

  private static func remove(_ path: String) {
    if Files.target(ofLink: path) == nil, let names = try? Files.list(path) {
      for name in names { remove("\(path)/\(name)") }
      _ = unsafe rmdir(path)
    } else {
      try? Files.remove(path)
    }
  }

  /// What the doctor sees of it.
  /// - Parameters:
  ///   - groups: of the process.
  ///   - refusal: the reason why uinput cannot be opened; nil: it can.
  func machine(user: String = "kiosk", groups: Set<UInt32> = [], refusal: Int32? = nil) -> Machine {
    Machine(root: root, user: user, groups: groups) { path in
      refusal.map { SystemError(call: "open", path: path, errno: $0) }
    }
  }
}
