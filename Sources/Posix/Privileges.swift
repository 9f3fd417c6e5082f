import CLinux
import Glibc

/// What a process may do beyond what its user may: capabilities, supplementary groups, and what can be gained later.
public enum Privileges {
  /// Rights of root, one by one; the numbers are those of linux/capability.h.
  public struct Capabilities: OptionSet, Hashable, Sendable {
    /// A bit a capability.
    public var rawValue: UInt64

    /// The set with these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(number: Int) { rawValue = 1 << number }

    /// CAP_DAC_OVERRIDE: opens files whatever their permissions.
    public static let files = Capabilities(number: 1)
    /// CAP_DAC_READ_SEARCH: reads files whatever their permissions.
    public static let reading = Capabilities(number: 2)
    /// CAP_SETGID: changes groups.
    public static let groups = Capabilities(number: 6)
    /// CAP_SYS_ADMIN.
    public static let administration = Capabilities(number: 21)
    /// CAP_SYS_TTY_CONFIG: sets the modes of consoles.
    public static let consoles = Capabilities(number: 26)
  }

  /// Those that this process may have.
  public static var capabilities: Capabilities {
    var permitted: UInt64 = 0
    return unsafe clinux_capabilities(&permitted) == 0 ? Capabilities(rawValue: permitted) : []
  }

  /// The supplementary groups of this process, in ascending order.
  public static var groups: [UInt32] {
    let count = getgroups(0, nil)
    guard count > 0 else { return [] }
    var found = [gid_t](repeating: 0, count: Int(count))
    let taken = unsafe getgroups(count, &found)
    return found.prefix(Int(max(0, taken))).sorted()
  }

  /// Gives up every capability but these, every supplementary group but these where the process may do that, and what
  /// could be gained by starting a program whose file gives more. Nor is the memory written to a core file or shown to
  /// other programs of the same user any more: it holds what is typed, and a descriptor that types.
  ///
  /// All but the last is a matter of the calling thread and those that it makes: to be called while there is one.
  public static func giveUp(keeping kept: Capabilities, groups keptGroups: Set<UInt32>) throws(SystemError) {
    let groups = groups
    if capabilities.contains(.groups), !groups.allSatisfy(keptGroups.contains) {
      let rest = groups.filter(keptGroups.contains)
      // In a container that forbids it the groups are those that the container was given.
      _ = unsafe clinux_set_groups(rest, UInt(rest.count))
    }
    _ = try SystemError.check("capset") { Int(clinux_keep_capabilities(kept.rawValue)) }
    _ = try SystemError.check("prctl") { Int(clinux_no_new_privileges()) }
    _ = try SystemError.check("prctl") { Int(clinux_not_dumpable()) }
  }
}
