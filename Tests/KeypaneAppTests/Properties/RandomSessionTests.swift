import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// 10,000 random sessions, KEYPANE_SESSIONS says another number: the laws hold, and the same input gives the same
/// transcript, cut anywhere, too. A failure names its seed, and leaves the smallest session that fails in
/// .build/test-results.
@Suite struct RandomSessionTests {
  static let count = Environment.value("KEYPANE_SESSIONS").flatMap { Int($0) } ?? 10_000
  /// Parts that run side by side, each on stages of its own.
  static let parts = 4

  @Test(arguments: 0..<parts) func theLawsHold(_ part: Int) throws {
    let kinds = RandomStage.kinds.indices.filter { $0 % Self.parts == part }.map { RandomStage.kinds[$0] }
    var typed = 0
    var played = 0
    for (index, kind) in kinds.enumerated() {
      let stage = try RandomStage(kind)
      for number in stride(from: part + index * Self.parts, to: Self.count, by: kinds.count * Self.parts) {
        let seed = UInt64(number + 1)
        let random = RandomSession(seed: seed, on: stage)
        switch Self.outcome(of: random, seed: seed, on: stage) {
        case .success(let actions): typed += actions
        case .failure(let error): return Self.tell(random.session, seed: seed, error.law)
        }
        played += 1
      }
    }
    // Fingers that do nothing prove nothing.
    #expect(typed >= 2 * played)
  }

  /// How much a session typed, or the law that it breaks.
  private static func outcome(
    of random: RandomSession, seed: UInt64, on stage: RandomStage
  ) -> Result<Int, SessionLaws.Broken> {
    let session = random.session
    do {
      let whole = try stage.play(session, rotation: random.rotation) { try SessionLaws.play(&$0, session.steps[...]) }
      let cut = Int(seed % UInt64(session.steps.count + 1))
      // Every other one whole, for the texts in the fields.
      let steps = seed % 2 == 0 ? session.steps[..<cut] : session.steps[...]
      let again = try stage.play(session, rotation: random.rotation) { try SessionLaws.play(&$0, steps) }
      let isWhole = steps.count == session.steps.count
      let isBeginning = whole.actions.starts(with: again.actions) && whole.strokes.starts(with: again.strokes)
      if isWhole ? whole == again : isBeginning { return .success(whole.actions.count) }
      return .failure(SessionLaws.Broken(law: "the same input gave something else", step: steps.count - 1))
    } catch let error as SessionLaws.Broken {
      return .failure(error)
    } catch {
      return .failure(SessionLaws.Broken(law: "\(error)", step: session.steps.count - 1))
    }
  }

  private static func tell(_ session: SessionFile, seed: UInt64, _ law: String) {
    let smallest = SessionShrinker { candidate in
      do {
        var player = try SessionPlayer(candidate, data: Stage.data)
        _ = try SessionLaws.play(&player, candidate.steps[...])
        return false
      } catch let error as SessionLaws.Broken {
        return law == error.law
      } catch {
        return law == "\(error)"
      }
    }.shrink(session)
    let folder = "\(Checkout.path)/.build/test-results"
    let path = "\(folder)/seed-\(seed).session"
    let text = (["# Seed \(seed): \(law)."] + smallest.written).joined(separator: "\n") + "\n"
    try? Files.makeFolder(folder)
    try? Files.writeAtomically(path, Array(text.utf8))
    Issue.record("seed \(seed): \(law); the smallest session is \(path):\n\(text)")
  }
}
