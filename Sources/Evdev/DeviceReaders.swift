import Posix

/// Which programs have a device open, as far as `/proc` shows it to this user: those of the user's own, and all of them
/// to root.
public enum DeviceReaders {
  /// A program that has it open.
  public struct Process: Hashable, Sendable {
    /// Its number.
    public var number: Int
    /// The first 15 characters of its name: `Xorg`.
    public var name: String
  }

  /// The programs that have a node open, in ascending order of their numbers.
  /// - Parameter proc: the folder of the processes.
  public static func processes(of node: String, proc: String = "/proc") -> [Process] {
    let numbers = ((try? Files.list(proc)) ?? []).compactMap { Int($0) }.sorted()
    return numbers.compactMap { number in
      let folder = "\(proc)/\(number)/fd"
      guard let names = try? Files.list(folder),
        names.contains(where: { Files.target(ofLink: "\(folder)/\($0)") == node })
      else { return nil }
      let name = (try? Files.read("\(proc)/\(number)/comm", limit: 4096)) ?? []
      return Process(number: number, name: String(decoding: name.prefix { $0 != 10 }, as: UTF8.self))
    }
  }
}
