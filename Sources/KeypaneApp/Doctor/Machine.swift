import Posix

/// The machine as its files tell of it: this one, or one that is being made below a folder.
struct Machine: Sendable {
  /// A group of the machine, as `/etc/group` has it.
  struct Group: Sendable {
    var number: UInt32
    var members: [String]
  }

  /// What comes before each path: empty, or the folder of another machine.
  let root: String
  /// The name of the user who is to type.
  let user: String
  /// The numbers of the groups that this process has.
  let groups: Set<UInt32>
  /// Opens a device for reading and writing, and closes it.
  private let tryOpening: @Sendable (String) -> SystemError?

  /// - Parameter root: nil: this machine.
  init(root: String? = nil) {
    self.init(
      root: root ?? "", user: Accounts.userName(Accounts.user), groups: Set(Privileges.groups + [Accounts.group])
    ) { path in
      do throws(SystemError) {
        _ = try FileDescriptor(opening: path, .readWrite, nonBlocking: true)
        return nil
      } catch {
        return error
      }
    }
  }

  init(
    root: String, user: String, groups: Set<UInt32>, tryOpening: @escaping @Sendable (String) -> SystemError?
  ) {
    self.root = root
    self.user = user
    self.groups = groups
    self.tryOpening = tryOpening
  }

  /// Whether it is the one that this program runs on, so that what is only in memory can be looked at, too.
  var isThis: Bool { root.isEmpty }

  func exists(_ path: String) -> Bool { Files.exists(root + path) }

  /// The lines of a file that say something; none where there is no such file.
  func lines(_ path: String) -> [String] {
    guard let bytes = try? Files.read(root + path, limit: 1 << 24) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix(";") }
  }

  /// The files of some folders whose names end so; of two of one name the first folder's, as systemd has it.
  func files(in folders: [String], ending: String) -> [String] {
    var names: Set<String> = []
    var found: [String] = []
    for folder in folders {
      for name in (try? Files.list(root + folder)) ?? [] where name.hasSuffix(ending) && names.insert(name).inserted {
        found.append("\(folder)/\(name)")
      }
    }
    return found
  }

  func group(_ name: String) -> Group? {
    for line in lines("/etc/group") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 4, parts[0] == name, let number = UInt32(parts[2]) else { continue }
      return Group(number: number, members: parts[3].split(separator: ",").map(String.init))
    }
    return nil
  }

  /// Why a device cannot be opened; nil where it can.
  func refusal(of path: String) -> SystemError? { tryOpening(root + path) }

  func status(_ path: String) -> FileStatus? { Files.status(root + path) }
}
