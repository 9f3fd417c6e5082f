import KeyboardCore
import Testing

/// What the pace of strokes is for: readers that do not always read. Complaint 28: bursts lose keys, and so do the
/// first ones after a keyboard is made.
@Suite struct StrokePacingTests {
  private static let start = Instant(microseconds: 1_000_000)

  private static func tap(_ code: UInt16) -> [KeyStroke] { [.down(code), .up(code)] }
  private static func shifted(_ code: UInt16) -> [KeyStroke] { [.down(42), .down(code), .up(code), .up(42)] }
  private static func third(_ code: UInt16) -> [KeyStroke] {
    [.down(42), .down(100), .down(code), .up(code), .up(100), .up(42)]
  }

  private static func text(_ characters: [(UInt16) -> [KeyStroke]]) -> [KeyStroke] {
    var strokes: [KeyStroke] = []
    for index in 0..<300 {
      let code = UInt16(16 + index % 10)
      strokes += characters[index % characters.count](code)
    }
    return strokes
  }

  private static let plain = text([tap])
  private static let capital = text([shifted])

  /// A text of 300 characters, all of one kind or as a person would write it.
  static let texts: [(name: String, strokes: [KeyStroke])] = [
    ("plain letters", plain), ("capitals", capital), ("the fourth level", text([third])),
    ("all of them", text([tap, shifted, third])),
  ]

  /// Sends an insertion to a reader that reads at every stroke but for `stall`, once, from the moment when `before`
  /// strokes are out. Gives what the reader got and when the last stroke went out.
  private func send(
    _ strokes: [KeyStroke], _ pacing: StrokePacing, stallingFor stall: Interval, after before: Int
  ) -> (reader: StallingReader, end: Interval) {
    var queue = StrokeQueue(pacing)
    var reader = StallingReader()
    queue.push(strokes, at: Self.start)
    var now = Self.start
    var count = 0
    var reads = Self.start
    while let deadline = queue.deadline {
      now = max(now, deadline)
      if now >= reads { reader.read() }
      while let stroke = queue.next(at: now) {
        reader.write(stroke)
        count += 1
        if count == before { reads = now + stall }
        if now >= reads { reader.read() }
      }
    }
    reader.read()
    return (reader, now - Self.start)
  }

  @Test(
    "a reader that stands still for as long as is promised loses nothing", arguments: [50, 100, 250, 500] as [Int64])
  func promise(milliseconds: Int64) {
    var pacing = StrokePacing()
    pacing.stall = .milliseconds(milliseconds)
    for (name, strokes) in Self.texts {
      for before in stride(from: 1, to: 200, by: 13) {
        let (reader, _) = send(strokes, pacing, stallingFor: pacing.stall, after: before)
        #expect(reader.overflows == 0, "\(name), a stall after \(before) strokes")
        #expect(reader.seen == strokes, "\(name), a stall after \(before) strokes")
      }
    }
  }

  @Test("the test's reader does lose keys when nothing is paced")
  func withoutPace() {
    var pacing = StrokePacing()
    pacing.characterGap = .milliseconds(0)
    pacing.modifierGap = .milliseconds(0)
    pacing.burst = 1000
    pacing.stall = .milliseconds(0)
    let strokes = Self.plain
    let (reader, _) = send(strokes, pacing, stallingFor: .milliseconds(100), after: 1)
    #expect(reader.overflows > 0)
    #expect(reader.seen != strokes)
  }

  @Test("plain letters take 10 ms each, whatever the limits of bursts and stalls")
  func speed() {
    let (_, end) = send(Self.plain, StrokePacing(), stallingFor: .milliseconds(0), after: 1)
    #expect(end == .milliseconds(2990))
  }

  @Test("of an insertion of capitals no more go out in the time of a stall than a reader has room for")
  func capitals() {
    let (_, end) = send(Self.capital, StrokePacing(), stallingFor: .milliseconds(0), after: 1)
    // Seven capitals, of eight events each, in any 100 ms; the first of the next seven waits for as long after the last
    // stroke of the first.
    #expect(end >= .milliseconds(300 / 7 * 100) && end <= .milliseconds(300 / 7 * 111))
  }

  @Test("each value of the pace is kept", arguments: [5, 20, 50] as [Int64])
  func values(gap: Int64) {
    var pacing = StrokePacing()
    pacing.characterGap = .milliseconds(gap)
    pacing.modifierGap = .milliseconds(gap)
    pacing.burst = 2
    pacing.burstSpan = .milliseconds(120)
    var queue = StrokeQueue(pacing)
    queue.push(Self.tap(30) + Self.shifted(31) + Self.tap(32), at: Self.start)
    var times: [Int64] = []
    while let deadline = queue.deadline {
      _ = queue.next(at: deadline)
      times.append((deadline - Self.start).microseconds / 1000)
    }
    let third = max(120, 3 * gap)
    #expect(times == [0, 0, gap, 2 * gap, 2 * gap, 3 * gap, third, third])
  }

  @Test("a character waits as a whole: no modifier is left down until there is room")
  func whole() {
    var queue = StrokeQueue()
    // Seven of four strokes each leave room for two more: a capital has to wait, and a letter would not.
    for index in 0..<7 {
      let now = Self.start + .milliseconds(Int64(index) * 9)
      queue.push(Self.shifted(30), at: now)
      while queue.next(at: now) != nil {}
    }
    let now = Self.start + .milliseconds(63)
    #expect(queue.isEmpty)
    queue.push(Self.shifted(31), at: now)
    #expect(queue.next(at: now) == nil)
    #expect(queue.deadline == Self.start + .milliseconds(100))
    queue.drop(at: now)
    queue.push(Self.tap(31), at: now)
    #expect(queue.deadline == now)
  }

  // MARK: - Before anybody reads

  @Test("complaint 28: keys that are typed before there is a reader are kept, in order, and go out at the pace")
  func held() {
    var queue = StrokeQueue()
    queue.hold()
    queue.push(Self.tap(30), at: Self.start)
    queue.push(Self.shifted(31), at: Self.start + .milliseconds(200))
    queue.push(Self.tap(32) + Self.tap(33), at: Self.start + .milliseconds(300))
    #expect(queue.deadline == nil)
    #expect(queue.next(at: Self.start + .milliseconds(900)) == nil)
    #expect(!queue.isEmpty)
    queue.open()
    var out: [String] = []
    var now = Self.start + .milliseconds(1000)
    while let deadline = queue.deadline {
      now = max(now, deadline)
      while let stroke = queue.next(at: now) {
        out.append("\((now - Self.start).microseconds / 1000)\(stroke.isDown ? "+" : "-")\(stroke.code)")
      }
    }
    #expect(
      out == [
        "1000+30", "1000-30", "1010+42", "1010+31", "1010-31", "1010-42", "1020+32", "1020-32", "1030+33", "1030-33",
      ])
  }

  @Test("keys that are kept are dropped with their field")
  func heldAndDropped() {
    var queue = StrokeQueue()
    queue.hold()
    queue.push(Self.tap(30), at: Self.start)
    queue.drop(at: Self.start)
    queue.open()
    #expect(queue.isEmpty)
    #expect(queue.deadline == nil)
  }
}
