import KeyboardCore
import Testing

@testable import KeypaneApp

/// Of a long session that fails, the steps that make it fail are left.
@Suite struct SessionShrinkerTests {
  /// The planted fault: nothing may be typed after a delete. Of the session that is left each step is needed.
  @Test func aFaultIsLaidBare() throws {
    let stage = try RandomStage(["--keyboard-type", "asciiCapable", "--screen", "480x800"])
    var found = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      let session = RandomSession(seed: seed, on: stage).session
      guard found < 4, Self.fails(session) else { continue }
      found += 1
      let smallest = SessionShrinker(fails: Self.fails).shrink(session)
      #expect(Self.fails(smallest))
      // Delete acts when it is touched, a letter when the finger leaves, or another comes down.
      #expect(smallest.steps.count <= 5, "seed \(seed): \(smallest.written)")
      for index in smallest.steps.indices {
        var smaller = smallest
        smaller.steps.remove(at: index)
        smaller.steps = SessionShrinker.possible(smaller)
        #expect(!Self.fails(smaller), "seed \(seed): \(smallest.written) without \(index)")
      }
      #expect(smallest.options.filter { $0 == "--rotate" || $0 == "--keyboard-type" }.isEmpty)
      // It can be written down, read and played again.
      let text = (smallest.written + ["---"]).joined(separator: "\n") + "\n"
      let read = try SessionReader.read(Array(text.utf8), name: smallest.name)
      #expect(Self.fails(read))
      #expect(read.panel == smallest.panel && read.options == smallest.options)
    }
    #expect(found == 4)
  }

  /// Steps that depend on each other stay together.
  @Test func whatDependsOnEachOtherStays() throws {
    let text = """
      field
      panel slotted 0..100 0..100
      0 tap 1 a
      200 down 1 b
      300 dropped
      400 down 2 c
      500 unplug
      600 up 2
      700 wait
      """
    let session = try SessionReader.read(Array(text.utf8), name: "text")
    let smallest = SessionShrinker { candidate in
      let events = candidate.steps.map(\.event)
      guard let pulled = events.firstIndex(of: .unplug) else { return false }
      return events[..<pulled].contains(.dropped)
    }.shrink(session)
    #expect(smallest.steps.map(\.text) == ["300 dropped", "500 unplug"])
  }

  private static func fails(_ session: SessionFile) -> Bool {
    do {
      var player = try SessionPlayer(session, data: Stage.data)
      try player.play()
      try player.end()
      let actions = player.simulator.actions
      guard let delete = actions.firstIndex(where: { $0.key == "delete" }) else { return false }
      return actions[delete...].contains { $0.text != nil }
    } catch {
      return false
    }
  }
}
