import Posix
import Testing

@testable import FieldFeed

@Suite("Who may speak to the keyboard")
struct PeerPolicyTests {
  @Test(
    "The owner, root and the group",
    arguments: [
      (user: 1000, groups: [], group: 990, allowed: true),
      (user: 0, groups: [], group: 990, allowed: true),
      (user: 1001, groups: [1001, 990], group: 990, allowed: true),
      (user: 1001, groups: [990], group: 990, allowed: true),
      (user: 1001, groups: [1001, 27], group: 990, allowed: false),
      (user: 1001, groups: [], group: 990, allowed: false),
      // A user's number is not a group's.
      (user: 990, groups: [], group: 990, allowed: false),
      // Being in root's group, or in the owner's, is not enough.
      (user: 1001, groups: [0, 1000], group: 990, allowed: false),
      (user: 1001, groups: [0, 1000], group: nil, allowed: false),
      (user: 1000, groups: [], group: nil, allowed: true),
    ] as [(user: UInt32, groups: [UInt32], group: UInt32?, allowed: Bool)])
  func policy(user: UInt32, groups: [UInt32], group: UInt32?, allowed: Bool) {
    #expect(PeerPolicy(owner: 1000, group: group).allows(user: user, groups: groups) == allowed)
  }

  @Test("This process owns its keyboard")
  func own() {
    #expect(PeerPolicy.own().allows(user: Accounts.user, groups: []))
  }

  @Test(
    "Where the socket is",
    arguments: [
      (nil, "/run/keypane/keypane.sock"),
      ("", "/run/keypane/keypane.sock"),
      ("tmp", "/run/keypane/keypane.sock"),
      ("/run/user/1000", "/run/user/1000/keypane.sock"),
      ("/run/user/1000/", "/run/user/1000/keypane.sock"),
    ] as [(String?, String)])
  func path(runtimeFolder: String?, expected: String) {
    #expect(ControlSocket.defaultPath(runtimeFolder: runtimeFolder) == expected)
  }
}
