import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// Every session of AutoFill plants secrets in its store and types others; none of them is to be read anywhere afterwards.
@Suite("AutoFill: planted secrets are nowhere")
struct PlantedSecretTests {
  static let folder = "\(Checkout.path)/Tests/KeypaneAppTests/Sessions/autofill"
  static let names = ((try? Files.list(folder)) ?? []).filter { $0.hasSuffix(".session") }

  /// What the sessions type into secure fields.
  private static let typed = ["xyzzy", "•xyzzy"]

  @Test(arguments: names) func session(_ name: String) throws {
    let session = try SessionCommand.read("\(Self.folder)/\(name)")
    let planted = session.stock.signIns.map(\.password) + [session.stock.pin].compactMap(\.self) + Self.typed
    var player = try SessionPlayer(session, data: Stage.data)
    var told: [String] = []
    for step in session.steps {
      try player.play(step)
      told.append("\(player.simulator.desk.items)")
      if let picture = player.simulator.keyboardPicture { told.append("\(picture)") }
      told.append("\(try player.simulator.formPicture())")
    }
    told.append(String(decoding: try JSONText.encode(Transcript(player.simulator), pretty: true), as: UTF8.self))
    told += player.simulator.warnings
    var reported = try SessionPlayer(session, data: Stage.data)
    told += try SessionReport.lines(of: &reported)
    for secret in planted {
      // Accounts may be what passwords are not: everything else is searched.
      #expect(!told.contains { $0.contains(secret) }, "a secret is told")
    }
  }

  @Test func thereAreSessions() { #expect(Self.names.count >= 150) }
}
