import Glibc
import KeyboardCore
import KeypaneApp
import Posix

/// Another program, run to its end.
enum ChildProgram {
  /// The processor time that it used, the kernel's work for it included. What it prints is thrown away.
  /// - Parameter words: without the program's own name.
  static func cpuTime(_ path: String, _ words: [String]) throws(AppError) -> CPUTime {
    try run(path, words).cpu
  }

  /// From its start to its end, by the clock. It has this process's environment.
  static func wallTime(_ path: String, _ words: [String]) throws(AppError) -> CPUTime {
    try run(path, words, inherits: true).wall
  }

  private static func run(
    _ path: String, _ words: [String], inherits: Bool = false
  ) throws(AppError) -> (cpu: CPUTime, wall: CPUTime) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + words).map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var environment: [UnsafeMutablePointer<CChar>?] = unsafe []
    if inherits {
      for name in ["DISPLAY", "HOME", "KEYPANE_DATA", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS"] {
        if let value = Environment.value(name) { unsafe environment.append(strdup("\(name)=\(value)")) }
      }
    }
    unsafe environment.append(nil)
    defer { unsafe environment.forEach { unsafe free($0) } }
    var child = pid_t()
    let start = Clock.monotonic()
    let failure = unsafe posix_spawn(&child, path, &actions, nil, &arguments, &environment)
    guard failure == 0 else {
      throw AppError(.unavailable, "\(path): \(unsafe String(cString: strerror(failure)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    var ended: pid_t
    repeat { ended = unsafe wait4(child, &status, 0, &usage) } while ended < 0 && errno == EINTR
    guard ended == child, status == 0 else { throw AppError(.unavailable, "\(path) \(words[0]) failed") }
    let wall = Clock.monotonic() - start
    return (
      .microseconds(microseconds(usage.ru_utime) + microseconds(usage.ru_stime)),
      .microseconds(Double(wall.microseconds))
    )
  }

  private static func microseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e6 + Double(time.tv_usec)
  }
}
