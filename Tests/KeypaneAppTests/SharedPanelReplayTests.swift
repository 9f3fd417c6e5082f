import KeyboardCore
import Posix
import Recording
import Testing

@testable import KeypaneApp

/// Whatever real panels sent, nothing stays held: complaints 29, 31 and 32.
@Suite(
  "Recordings of real panels are played",
  .enabled(if: Files.exists("\(Checkout.shared)/touch"), "no ../shared/touch with recordings of real panels"))
struct SharedPanelReplayTests {
  static let folder = "\(Checkout.shared)/touch"

  /// Every file that holds events.
  static var recordings: [String] {
    let folders = ["", "evemu/", "evemu-devices/", "issues/", "libinput/"]
    let names = folders.flatMap { inner in ((try? Files.list(folder + "/" + inner)) ?? []).map { inner + $0 } }
    return names.filter { name in ["events", "event", "evemu", "yml"].contains { name.hasSuffix("." + $0) } }.sorted()
  }

  @Test(arguments: recordings, Rotation.allCases) func nothingIsHeld(_ name: String, _ rotation: Rotation) throws {
    let takes = try Take.read([Self.folder + "/" + name])
    let transcript = try Stage.replay(
      takes.map(\.recording), options: ["--screen", "800x480", "--rotate", "\(rotation.rawValue)"])
    #expect(transcript.held == [])
    var down: Set<String> = []
    for stroke in transcript.strokes {
      if stroke.down { #expect(down.insert(stroke.key).inserted) } else { #expect(down.remove(stroke.key) != nil) }
    }
    #expect(down.isEmpty)
  }

  /// A panel that reported touches without a position, for half a minute of nobody touching it.
  @Test func phantomsTypeNothing() throws {
    let takes = try Take.read([Self.folder + "/issues/rpi-7inch-ft5x06.spurious.evemu"])
    let transcript = try Stage.replay(takes.map(\.recording), options: ["--screen", "800x480"])
    #expect(transcript.contacts == 4 && transcript.actions.isEmpty && transcript.strokes.isEmpty)
    #expect(transcript.warnings.contains { $0.contains("phantom") })
  }
}
