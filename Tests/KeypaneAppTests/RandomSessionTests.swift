import KeyboardCore
import TestSupport
import Testing

@testable import KeypaneApp

/// Random fingers on random keyboards: whatever they do, the laws hold. A failure names its seed.
@Suite struct RandomSessionTests {
  /// What a run of random fingers gave.
  private struct Outcome: Equatable {
    var actions: [KeyAction] = []
    var plane = 0
    var shift = ShiftMachine.State.off
  }

  @Test func theLawsHold() throws {
    let keyboards = try KeyboardType.allCases.map { try Stage.keyboard(["--keyboard-type", $0.name]) }
    for seed in 1...3000 as ClosedRange<UInt64> {
      let keyboard = keyboards[Int(seed) % keyboards.count]
      let first = play(keyboard, seed: seed)
      let second = play(keyboard, seed: seed)
      #expect(first == second, "seed \(seed): the same touches gave something else")
      for (one, other) in zip(first.actions, first.actions.dropFirst()) {
        #expect(one.time <= other.time, "seed \(seed): time goes backwards")
      }
    }
  }

  private func play(_ start: Keyboard, seed: UInt64) -> Outcome {
    var keyboard = start
    var random = SeededRandom(seed: seed)
    var effects = Effects()
    var down: [UInt32] = []
    var next: UInt32 = 1
    var time = Instant.zero
    let frame = keyboard.plan.geometry.frame
    func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    func point() -> KeyPoint {
      KeyPoint(x: number(frame.width + 40) - 20, y: frame.y + number(frame.height + 40) - 20)
    }
    for _ in 0..<60 {
      time = time + .milliseconds(Int64(number(200)))
      var touches: [KeyTouch] = []
      for index in down.indices.reversed() where number(3) == 0 {
        let phase: Contact.Phase = [.ended, .moved, .cancelled, .ended][number(4)]
        touches.append(KeyTouch(id: down[index], phase: phase, point: point()))
        if phase != .moved { down.remove(at: index) }
      }
      if number(2) == 0 {
        touches.append(KeyTouch(id: next, phase: .began, point: point()))
        down.append(next)
        next += 1
      }
      keyboard.handle(KeyTouchFrame(time: time, touches: touches), into: &effects)
      if let deadline = keyboard.deadline {
        #expect(deadline >= time, "seed \(seed): a deadline that has passed")
        #expect(!down.isEmpty, "seed \(seed): a deadline without a finger")
      }
      if down.isEmpty { expectNothingPressed(keyboard, seed: seed) }
    }
    keyboard.cancel(into: &effects)
    expectNothingPressed(keyboard, seed: seed)
    #expect(keyboard.deadline == nil, "seed \(seed)")
    return Outcome(actions: effects.actions, plane: keyboard.plane, shift: keyboard.shift.state)
  }

  private func expectNothingPressed(_ keyboard: Keyboard, seed: UInt64) {
    let keys = keyboard.plan.planes[keyboard.plane].keys
    #expect(!keys.indices.contains(where: keyboard.isPressed), "seed \(seed): a key is pressed without a finger")
  }
}
