import CLinux
import Glibc

/// Keeps a process's memory to itself.
public enum ProcessSecrecy {
  /// From now on the memory is neither written to a core file nor shown to other programs of the same user.
  /// - Returns: what the system has not permitted, for people; empty where all is done.
  public static func begin() -> [String] {
    var refused: [String] = []
    // With a limit of zero no core is written even where a program takes them (core_pattern).
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    if unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) != 0 {
      refused.append("core files are not switched off: \(SystemError(call: "setrlimit", errno: Glibc.errno).reason)")
    }
    if clinux_not_dumpable() != 0 {
      let reason = SystemError(call: "prctl", errno: Glibc.errno).reason
      refused.append("other programs of this user may read the memory: \(reason)")
    }
    return refused
  }
}
