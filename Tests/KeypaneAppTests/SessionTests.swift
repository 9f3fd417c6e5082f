import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// Every file under Sessions does what it says; KEYPANE_REWRITE_SESSIONS=1 writes into them what they do now.
@Suite struct SessionTests {
  static let folder = "\(Checkout.path)/Tests/KeypaneAppTests/Sessions"
  static let names = files(in: folder).map { String($0.dropFirst(folder.count + 1)) }

  @Test(arguments: names) func session(_ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let session = try SessionCommand.read(path)
    if let missing = session.needs.first(where: { !Files.exists("\(Stage.data.path)/\($0)") }) {
      try Test.cancel("\(missing) is missing; 'make emoji' makes what lies in Assets/emoji")
    }
    var player = try SessionPlayer(session, data: Stage.data)
    let result = try SessionReport.lines(of: &player)
    if Rewriting.isAsked("KEYPANE_REWRITE_SESSIONS") {
      try Rewriting.write(session.text(with: result), to: path)
    } else {
      let difference = SessionDifference.lines(expected: session.expected, found: result)
      #expect(result == session.expected, "\(difference.joined(separator: "\n"))")
    }
  }

  /// A sentence says what a session shows; issue and complaint are found by it.
  @Test(arguments: names) func itSaysWhatItShows(_ name: String) throws {
    let session = try SessionCommand.read("\(Self.folder)/\(name)")
    let sentence = session.head.prefix { $0.hasPrefix("# ") }
    #expect(sentence.last.map { $0.hasSuffix(".") || $0.hasSuffix(".)") } ?? false)
  }

  @Test func thereAreSessions() {
    #expect(Self.names.count >= 150)
  }

  /// Those in folders below it, too.
  private static func files(in folder: String) -> [String] {
    let names = (try? Files.list(folder)) ?? []
    return names.flatMap { name in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".session") { return [path] }
      return Files.status(path)?.kind == .folder ? files(in: path) : []
    }
  }
}
