import Posix

/// Who may speak to the keyboard: what is typed into it, and what it types, is nobody else's.
public struct PeerPolicy: Sendable, Hashable {
  /// The group whose members may speak to every keyboard of the machine.
  public static let groupName = "keypane"

  /// The user that the keyboard acts as.
  public var owner: UInt32
  /// The number of the group `keypane`; nil where the machine has none.
  public var group: UInt32?

  /// A policy for an owner and a group by their numbers.
  public init(owner: UInt32, group: UInt32?) {
    self.owner = owner
    self.group = group
  }

  /// The policy of this process.
  public static func own() -> PeerPolicy {
    PeerPolicy(owner: Accounts.user, group: Accounts.groupNumber(groupName))
  }

  /// Whether a process of that user, being in these groups, may speak: the owner, root and the group's members may.
  public func allows(user: UInt32, groups: [UInt32]) -> Bool {
    if user == owner || user == 0 { return true }
    guard let group else { return false }
    return groups.contains(group)
  }
}
