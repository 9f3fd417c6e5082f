import KeyboardCore
import TestSupport
import Testing

/// Any touches through all filters: contacts begin once, end once, never speak after their end, and time never runs back.
@Suite("Laws of the touch filters") struct FilterLawTests {
  static var everything: TouchFilterSettings {
    var settings = TouchFilterSettings()
    settings.median = 3
    settings.settle = TouchWindow(time: .milliseconds(30), millimetres: 1)
    settings.phantom = .milliseconds(100)
    settings.stuck = .milliseconds(2000)
    return settings
  }

  @Test(arguments: [TouchFilterSettings(), everything, .off])
  func contactsBeginAndEndOnce(_ settings: TouchFilterSettings) {
    for seed in 1...300 as ClosedRange<UInt64> { check(settings, seed) }
  }

  private func check(_ settings: TouchFilterSettings, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let screen = KeySize(width: 300, height: 200)
    var filters = TouchFilters(settings, scale: TouchScale(screen: screen, pixelsPerMillimetre: 6))
    var down: [UInt32] = []
    var nextID: UInt32 = 1
    var time = Instant.zero
    var latest = Instant(microseconds: .min)
    var told: Set<UInt32> = []
    var seen: Set<UInt32> = []
    var out = KeyTouchFrame()
    func take() {
      while filters.next(into: &out) {
        #expect(out.time >= latest && !out.touches.isEmpty, "seed \(seed)")
        latest = out.time
        for touch in out.touches {
          switch touch.phase {
          case .began: #expect(seen.insert(touch.id).inserted && told.insert(touch.id).inserted, "seed \(seed)")
          case .moved: #expect(told.contains(touch.id), "seed \(seed)")
          case .ended, .cancelled: #expect(told.remove(touch.id) != nil, "seed \(seed)")
          }
        }
      }
    }
    func touch(_ id: UInt32, _ phase: Contact.Phase) -> KeyTouch {
      var touch = KeyTouch(id: id, phase: phase, point: KeyPoint(x: number(screen.width), y: number(screen.height)))
      touch.source = [.told, .told, .told, .kept, .pending, .unknown][number(6)]
      touch.endsUntold = id % 7 == 0 && number(4) > 0
      touch.size = [0, 0, 60, 130, 190][number(5)]
      touch.tool = number(20) == 0 ? .palm : .finger
      return touch
    }
    for _ in 0..<200 {
      time = time + .milliseconds(Int64([0, 3, 10, 20, 40, 700][number(6)]))
      var frame = KeyTouchFrame(time: time)
      for id in down where number(3) > 0 {
        let phase: Contact.Phase = [.moved, .moved, .ended, .cancelled][number(4)]
        frame.touches.append(touch(id, phase))
        if phase != .moved { down.removeAll { $0 == id } }
      }
      for _ in 0..<number(3) where down.count < 6 {
        frame.touches.append(touch(nextID, .began))
        down.append(nextID)
        nextID += 1
      }
      if number(4) == 0, let deadline = filters.deadline, deadline <= time { filters.wake(at: deadline) }
      filters.take(frame)
      take()
    }
    filters.take(KeyTouchFrame(time: time, touches: down.map { touch($0, .cancelled) }))
    filters.flush()
    take()
    #expect(told.isEmpty, "seed \(seed)")
    #expect(filters.deadline == nil && filters.heldSince == nil, "seed \(seed)")
  }
}
