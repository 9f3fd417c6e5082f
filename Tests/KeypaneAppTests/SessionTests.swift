import Posix
import Testing

/// Every file under Sessions does what it says; KEYPANE_REWRITE_SESSIONS=1 writes into them what they do now.
@Suite struct SessionTests {
  static let folder = "\(Checkout.path)/Tests/KeypaneAppTests/Sessions"
  static let names = ((try? Files.list(folder)) ?? []).filter { $0.hasSuffix(".session") }

  @Test(arguments: names) func session(_ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let session = try Session(String(decoding: Files.read(path, limit: 1 << 20), as: UTF8.self))
    let result = try session.run()
    if Rewriting.isAsked("KEYPANE_REWRITE_SESSIONS") {
      try Rewriting.write(session.text(with: result), to: path)
    } else {
      #expect(result == session.expected)
    }
  }

  @Test func thereAreSessions() {
    #expect(Self.names.count >= 25)
  }
}
