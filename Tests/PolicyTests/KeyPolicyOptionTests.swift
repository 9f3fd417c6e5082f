import Glibc
import KeyboardCore
import Posix
import TestSupport
import Testing

@testable import KeypaneApp

/// Which policy holds where none is named.
@Suite struct KeyPolicyOptionTests {
  private func policy(_ path: String) throws -> KeyPolicy {
    try KeyPolicyOption.trusted(
      Arguments([], for: CommandSpec(name: "test", summary: "", options: [KeyPolicyOption.spec])), standard: path)
  }

  @Test func theStandardOneHoldsWhereThereIsNoFile() throws {
    let folder = try TemporaryFolder("no-policy")
    #expect(try policy(folder.path + "/keys.policy") == .standard)
    #expect(try policy(folder.path + "/nowhere/keys.policy") == .standard)
  }

  /// Whoever made the link meant a policy; without it more keys would leave than they want.
  @Test func aLinkToNothingIsRefused() throws {
    let folder = try TemporaryFolder("dangling")
    let link = folder.path + "/keys.policy"
    try #require(unsafe symlink("gone/kiosk.policy", link) == 0)
    defer { try? Files.remove(link) }
    let error = #expect(throws: AppError.self) { _ = try policy(link) }
    // Root alone looks further than at who made it.
    if Accounts.user == 0 {
      #expect(error?.reason == "\(link) is a link to gone/kiosk.policy, which is not there: mend it or remove it")
    }
    let folderLink = folder.path + "/keypane"
    try #require(unsafe symlink("gone", folderLink) == 0)
    defer { try? Files.remove(folderLink) }
    #expect(throws: AppError.self) { _ = try policy(folderLink + "/keys.policy") }
  }
}
