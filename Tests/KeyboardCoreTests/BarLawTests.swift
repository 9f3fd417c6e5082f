import KeyboardCore
import TestSupport
import Testing

/// What holds of the bar whatever fingers do.
struct BarLawTests {
  private static let offers: [[BarItem]] = [
    [], [BarItem(title: "tz", choice: .insert("tz", replacing: 0))],
    [
      BarItem(title: "tim", choice: .insert("tim", replacing: 1)), BarItem(title: "a", choice: .request(1)),
      BarItem(title: "b", choice: .request(2)),
    ],
    [
      BarItem(title: "Save?", choice: .note), BarItem(title: "Save", choice: .request(3)),
      BarItem(title: "Not now", choice: .request(4)),
    ],
  ]

  private static func board() -> Keyboard {
    GestureBoard(menu: KeyboardMenu(names: ["English", "Deutsch"], emoji: "Emoji")) { traits in
      traits.showsQuickType = true
    }.keyboard
  }

  /// Fingers come down on keys, on items and between them; offers change under them.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func fingers(seed: UInt64) {
    var keyboard = Self.board()
    let rects = keyboard.picture().keys.map(\.rect)
    var random = SeededRandom(seed: seed)
    var effects = Effects()
    var down: [(id: UInt32, point: KeyPoint)] = []
    var time = Instant.zero
    func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    for next in 1...60 as ClosedRange<UInt32> {
      time = time + .milliseconds(Int64([20, 90, 300, 600][number(4)]))
      if number(4) == 0 { keyboard.offer(Self.offers[number(4)], into: &effects) }
      var touches: [KeyTouch] = []
      for index in down.indices.reversed() where number(2) == 0 {
        down[index].point.x += number(161) - 80
        down[index].point.y += number(121) - 60
        let phase: Contact.Phase = [.ended, .moved, .moved, .cancelled, .ended, .moved][number(6)]
        touches.append(KeyTouch(id: down[index].id, phase: phase, point: down[index].point))
        if phase != .moved { down.remove(at: index) }
      }
      if number(2) == 0 {
        let bar = keyboard.bar.frame
        let frame = keyboard.plan.geometry.frame
        let point =
          number(2) == 0
          ? KeyPoint(x: bar.x + number(bar.width), y: bar.y + number(bar.height))
          : KeyPoint(x: frame.x + number(frame.width), y: frame.y + number(frame.height))
        touches.append(KeyTouch(id: next, phase: .began, point: point))
        down.append((next, point))
      }
      let before = effects.actions.count
      keyboard.handle(KeyTouchFrame(time: time, touches: touches), into: &effects)
      let items = keyboard.bar.items
      // Only what is offered is chosen, and one item of an offer at most.
      let chosen = effects.actions[before...].filter { BarKey.isOne($0.key) }
      #expect(chosen.count <= 1, "seed \(seed): \(chosen.count) items of one offer")
      #expect(chosen.allSatisfy { action in items.indices.contains { BarKey.item($0) == action.key } })
      #expect(items.indices.filter(keyboard.isHeld).allSatisfy { items[$0].isChoosable }, "seed \(seed)")
      if down.isEmpty { expectNothingHeld(keyboard, seed: seed) }
      if keyboard.plane == keyboard.plan.openingPlane {
        #expect(keyboard.picture().keys.map(\.rect) == rects, "seed \(seed): keys jump")
      }
      var cut = keyboard
      let typed = effects.actions.count
      cut.cancel(into: &effects)
      expectNothingHeld(cut, seed: seed)
      #expect(effects.actions.count == typed, "seed \(seed): letting go chooses")
    }
  }

  private func expectNothingHeld(_ keyboard: Keyboard, seed: UInt64) {
    let picture = keyboard.picture()
    #expect(!picture.barItems.contains { $0.isPressed }, "seed \(seed): an item is pressed without a finger")
    #expect(!picture.keys.contains { $0.isPressed }, "seed \(seed): a key is pressed without a finger")
  }

  /// Keys type the same whatever is offered above them.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func itemsNeverChangeWhatKeysType(seed: UInt64) {
    func typed(_ offer: [BarItem]) -> [KeyAction] {
      var keyboard = Self.board()
      var random = SeededRandom(seed: seed)
      var effects = Effects()
      var time = Instant.zero
      for finger in 1...30 as ClosedRange<UInt32> {
        keyboard.offer(offer, into: &effects)
        let keys = keyboard.plan.planes[keyboard.plane].keys
        let point = keys[Int(random.next() % UInt64(keys.count))].cap.centre
        for (phase, wait) in [(Contact.Phase.began, 90), (.ended, Int64(random.next() % 700))] {
          time = time + .milliseconds(wait)
          let touch = KeyTouch(id: finger, phase: phase, point: point)
          keyboard.handle(KeyTouchFrame(time: time, touches: [touch]), into: &effects)
        }
      }
      return effects.actions
    }
    let none = typed([])
    #expect(!none.isEmpty)
    for offer in Self.offers { #expect(typed(offer) == none, "seed \(seed)") }
  }
}
