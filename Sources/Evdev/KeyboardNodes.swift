import Posix

/// Finds the keyboards that Keypane has made on this machine, whether this process or another one has.
public enum KeyboardNodes {
  /// Their nodes, in ascending order of their names; the kernel's own folder of devices can be read by everybody.
  /// - Parameter folder: `/sys/class/input`.
  public static func found(in folder: String = "/sys/class/input") -> [String] {
    ((try? Files.list(folder)) ?? []).filter { name in
      guard name.hasPrefix("event"), let bytes = try? Files.read("\(folder)/\(name)/device/phys", limit: 4096) else {
        return false
      }
      return String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self) == KeyboardIdentity.phys
    }.map { "/dev/input/\($0)" }
  }
}
