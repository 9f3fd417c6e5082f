import KeyboardCore
import Testing

/// The pace of strokes, in milliseconds of a clock of our own.
@Suite struct StrokeQueueTests {
  private static let start = Instant(microseconds: 1_000_000)

  private func taps(_ codes: [UInt16]) -> [KeyStroke] {
    codes.flatMap { [.down($0), .up($0)] }
  }

  private func shifted(_ code: UInt16) -> [KeyStroke] {
    [.down(42), .down(code), .up(code), .up(42)]
  }

  /// Lets the clock jump from deadline to deadline; gives each stroke's time since `start`, as `12+30` or `12-30`.
  private func drain(_ queue: inout StrokeQueue, from begin: Int64 = 0) -> [String] {
    var now = Self.start + .milliseconds(begin)
    var out: [String] = []
    while let deadline = queue.deadline {
      now = max(now, deadline)
      while let stroke = queue.next(at: now) {
        out.append("\((now - Self.start).microseconds / 1000)\(stroke.isDown ? "+" : "-")\(stroke.code)")
      }
    }
    return out
  }

  @Test("a single key goes out at once, with its modifiers")
  func single() {
    var queue = StrokeQueue()
    queue.push(shifted(30), at: Self.start)
    #expect(queue.deadline == Self.start)
    #expect(drain(&queue) == ["0+42", "0+30", "0-30", "0-42"])
    #expect(queue.isEmpty)
    #expect(queue.deadline == nil)
    queue.push(taps([31]), at: Self.start + .milliseconds(1))
    #expect(drain(&queue, from: 1) == ["1+31", "1-31"])
  }

  @Test("of an insertion, characters start 10 ms apart and modifiers stand 5 ms around their key")
  func insertion() {
    var queue = StrokeQueue()
    queue.push(taps([30, 31]) + shifted(32) + shifted(33) + taps([34]), at: Self.start)
    #expect(
      drain(&queue) == [
        "0+30", "0-30", "10+31", "10-31",
        "20+42", "25+32", "25-32", "30-42", "30+42", "35+33", "35-33", "40-42", "40+34", "40-34",
      ])
  }

  @Test("single keys in a hurry: six at once, then one for each that is 50 ms old")
  func burst() {
    var queue = StrokeQueue()
    for index in 0..<8 {
      queue.push(taps([UInt16(30 + index)]), at: Self.start + .milliseconds(Int64(index)))
      _ = queue.next(at: Self.start + .milliseconds(Int64(index)))
      _ = queue.next(at: Self.start + .milliseconds(Int64(index)))
    }
    #expect(queue.deadline == Self.start + .milliseconds(50))
    #expect(drain(&queue, from: 7) == ["50+36", "50-36", "60+37", "60-37"])
  }

  @Test("never more than six characters start in 50 ms, whatever comes when", arguments: 0..<20 as Range<UInt64>)
  func limit(seed: UInt64) {
    var random = Random(state: seed)
    var queue = StrokeQueue()
    var now = Self.start
    var starts: [Instant] = []
    var wasDown = false
    for _ in 0..<400 {
      now = now + Interval(microseconds: Int64(random.next() % 8000))
      if random.next() % 3 == 0 {
        let count = Int(random.next() % 5) + 1
        queue.push((0..<count).flatMap { _ in random.next() % 2 == 0 ? shifted(30) : taps([31]) }, at: now)
      }
      while let stroke = queue.next(at: now) {
        if stroke.isDown && !wasDown { starts.append(now) }
        wasDown = stroke.isDown
      }
    }
    #expect(starts.count > 6)
    for (early, late) in zip(starts, starts.dropFirst(6)) {
      #expect(late - early >= .milliseconds(50))
    }
  }

  @Test("what is down in the middle of a character comes up when the rest is dropped")
  func drop() {
    var queue = StrokeQueue()
    queue.push(taps([30]) + shifted(31) + taps([32]), at: Self.start)
    let now = Self.start + .milliseconds(10)
    var seen: [KeyStroke] = []
    while let stroke = queue.next(at: Self.start) { seen.append(stroke) }
    while let stroke = queue.next(at: now) { seen.append(stroke) }
    #expect(seen == [.down(30), .up(30), .down(42)])
    queue.drop(at: now)
    #expect(drain(&queue, from: 10) == ["10-42"])
    queue.drop(at: now)
    #expect(queue.isEmpty)
  }

  @Test("a clock that is set back does not hold up what comes then")
  func clockSetBack() {
    var queue = StrokeQueue()
    queue.push(taps([30, 31, 32]), at: Self.start + .milliseconds(10_000))
    _ = drain(&queue, from: 10_000)
    queue.push(taps([33]), at: Self.start)
    #expect(drain(&queue) == ["0+33", "0-33"])
  }

  @Test("strokes come out in the order in which they went in")
  func order() {
    var queue = StrokeQueue()
    queue.push(taps([30, 31]), at: Self.start)
    queue.push(taps([32]), at: Self.start)
    #expect(drain(&queue) == ["0+30", "0-30", "10+31", "10-31", "20+32", "20-32"])
  }
}

/// A small generator, so that every run sees the same cases.
struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
