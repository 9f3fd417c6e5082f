import Glibc
import Posix
import Testing

/// Starts one test of this program anew under `umockdev-run`, which works by a library that is loaded before all others.
enum EmulatedRun {
  static let runner = "/usr/bin/umockdev-run"
  static let missing: String = "umockdev-run (package umockdev) is missing"
  static let cannotStart: String = "the tests run in a program that cannot start itself"

  static var exists: Bool { Files.exists(runner) }
  static var canStart: Bool { Executable.path?.hasSuffix(".xctest") == true }

  /// - Parameters:
  ///   - events: whether the panel sends its tap by itself.
  ///   - environment: `NAME=VALUE`; nothing else is there: the runner's own would make the inner run another.
  /// - Returns: the status of the inner run.
  static func run(_ test: String, _ panel: EmulatedPanel, events: Bool, environment: String) throws -> Int32 {
    let program = try #require(Executable.path)
    let node = EmulatedPanel.node
    let words =
      ["/usr/bin/env", environment, runner, "-d", panel.device, "-i", "\(node)=\(panel.ioctls)"]
      + (events ? ["-e", "\(node)=\(panel.events)"] : [])
      + ["--", program, "--testing-library", "swift-testing", "--filter", test]
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let started = unsafe posix_spawn(&process, words[0], nil, nil, &arguments, nil)
    try #require(started == 0)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status
  }
}
