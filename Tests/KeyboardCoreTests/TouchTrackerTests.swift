import KeyboardCore
import TestSupport
import Testing

/// What each protocol makes of a script of events; see `Panels.run` for its words.
@Suite struct TouchTrackerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    let panel: DeviceDescription
    let script: String
    let frames: [String]

    init(_ what: String, _ panel: DeviceDescription, _ script: String, _ frames: [String]) {
      self.what = what
      self.panel = panel
      self.script = script
      self.frames = frames
    }

    var testDescription: String { what }
  }

  static let rows: [Row] = [
    // Single touch.
    Row("a tap", Panels.single, "touch 1 x 5 y 6 | touch 0 |", ["began 1 at 5,6", "ended 1 at 5,6"]),
    Row(
      "an axis that is not sent again keeps its value", Panels.single,
      "touch 1 x 5 y 6 | touch 0 | touch 1 x 9 | touch 0 |",
      ["began 1 at 5,6", "ended 1 at 5,6", "began 2 at 9,6", "ended 2 at 9,6"]),
    Row(
      "lifted and put down in one frame", Panels.single, "touch 1 x 5 y 5 | touch 0 touch 1 x 9 |",
      ["began 1 at 5,5", "ended 1 at 5,5; began 2 at 9,5"]),
    Row(
      "values out of range are clamped", Panels.single, "touch 1 x -3 y 9999 | touch 0 |",
      ["began 1 at 0,4095", "ended 1 at 0,4095"]),
    Row(
      "ranges that do not start at zero", Panels.negative, "touch 1 x 10000 y -2000 | x 0 y -9000 | touch 0 |",
      ["began 1 at 10000,-2000", "moved 1 at 10000,-2000", "ended 1 at 10000,-2000"]),
    Row("BTN_LEFT for BTN_TOUCH", Panels.mouseLike, "x 7 y 8 left 1 | left 0 |", ["began 1 at 7,8", "ended 1 at 7,8"]),
    Row("pressure only", Panels.pressure, "x 7 y 8 p 30 | p 9 | p 0 |", ["began 1 at 7,8", "ended 1 at 7,8"]),
    Row(
      "the position comes a frame after the touch", Panels.single,
      "touch 1 x 5 y 6 | touch 0 | touch 1 | x 9 y 9 | touch 0 | x 7 | touch 1 | touch 0 |",
      [
        "began 1 at 5,6", "ended 1 at 5,6", "began 2 at 5,6 pending", "moved 2 at 9,9", "ended 2 at 9,9",
        "began 3 at 7,9",
        "ended 3 at 7,9",
      ]),
    Row("moves without a touch are nothing", Panels.single, "x 5 y 5 | x 6 |", []),
    Row("a touch that never ends", Panels.single, "touch 1 x 5 y 5 | end", ["began 1 at 5,5", "cancelled 1 at 5,5"]),

    Row(
      "a panel that is pulled lifts no finger", Panels.single, "touch 1 x 5 y 5 | touch 0 |1",
      ["began 1 at 5,5", "cancelled 1 at 5,5"]),

    // Protocol A.
    Row(
      "A: a panel that is pulled lifts no finger", Panels.listedWithIDs, "X 5 Y 6 id 0 mt touch 1 | touch 0 |1",
      ["began 1 at 5,6", "cancelled 1 at 5,6"]),
    Row(
      "A: an empty SYN_MT_REPORT is a release", Panels.listed, "X 5 Y 6 mt | X 7 Y 6 mt | mt |",
      ["began 1 at 5,6", "moved 1 at 7,6", "ended 1 at 7,6"]),
    Row(
      "A: without SYN_MT_REPORT", Panels.listed, "X 5 Y 6 | X 7 | mt |",
      ["began 1 at 5,6 untold", "moved 1 at 7,6 untold", "ended 1 at 7,6"]),
    Row(
      "A: where nothing tells an end, a pause is one", Panels.untold,
      "X 5 Y 6 id 0 | X 6 Y 6 id 0 | wait 90 X 6 Y 6 id 0 | wait 91 X 6 Y 6 id 0 |",
      [
        "began 1 at 5,6 untold", "moved 1 at 6,6 untold", "moved 1 at 6,6 untold",
        "ended 1 at 6,6; began 2 at 6,6 untold",
      ]),
    Row(
      "A: and so is a jump", Panels.untold, "X 100 Y 100 id 0 | X 700 Y 100 id 0 | X 690 Y 100 id 0 | end",
      [
        "began 1 at 100,100 untold", "ended 1 at 100,100; began 2 at 700,100 untold", "moved 2 at 690,100 untold",
        "cancelled 2 at 690,100 untold",
      ]),
    Row(
      "A: not where one has been told", Panels.untold,
      "X 5 Y 6 id 0 | id -1 | X 5 Y 6 id 0 | wait 200 X 700 Y 6 id 0 | id -1 |",
      [
        "began 1 at 5,6 untold", "ended 1 at 5,6", "began 2 at 5,6", "moved 2 at 700,6", "ended 2 at 700,6",
      ]),
    Row(
      "A: no size, where others have one, is no contact", Panels.listed,
      "S 20 X 5 Y 6 mt | S 0 X 5 Y 6 mt | S 9 X 5 Y 6 mt |",
      ["began 1 at 5,6", "ended 1 at 5,6", "began 2 at 5,6"]),
    Row(
      "A: a panel that has no sizes", Panels.listed, "S 0 X 5 Y 6 mt | S 0 X 7 Y 6 mt | mt |",
      ["began 1 at 5,6", "moved 1 at 7,6", "ended 1 at 7,6"]),
    Row(
      "A: BTN_TOUCH 0 is a release", Panels.listedWithIDs, "X 5 Y 6 id 0 mt touch 1 | touch 0 |",
      ["began 1 at 5,6", "ended 1 at 5,6"]),
    Row(
      "A: a frame that says nothing of contacts changes none", Panels.listed, "X 5 Y 6 mt | x 5 | mt |",
      ["began 1 at 5,6", "ended 1 at 5,6"]),
    Row(
      "A: two fingers without tracking ids are told apart by nearness", Panels.listed,
      "X 100 Y 100 mt | X 100 Y 100 mt X 700 Y 400 mt | X 698 Y 401 mt | mt |",
      [
        "began 1 at 100,100", "moved 1 at 100,100; began 2 at 700,400", "ended 1 at 100,100; moved 2 at 698,401",
        "ended 2 at 698,401",
      ]),
    Row(
      "A: the order of the list does not matter", Panels.listed,
      "X 100 Y 100 mt X 700 Y 400 mt | X 701 Y 400 mt X 101 Y 100 mt | mt |",
      [
        "began 1 at 100,100; began 2 at 700,400", "moved 2 at 701,400; moved 1 at 101,100",
        "ended 2 at 701,400; ended 1 at 101,100",
      ]),
    Row(
      "A: a jump over the panel is another finger", Panels.listed, "X 100 Y 100 mt | X 700 Y 100 mt | mt |",
      ["began 1 at 100,100", "ended 1 at 100,100; began 2 at 700,100", "ended 2 at 700,100"]),
    Row(
      "A: tracking ids outrank nearness", Panels.listedWithIDs,
      "X 10 Y 10 id 3 mt | X 200 Y 300 id 3 mt X 11 Y 10 id 4 mt | mt |",
      [
        "began 1 at 10,10", "moved 1 at 200,300; began 2 at 11,10", "ended 1 at 200,300; ended 2 at 11,10",
      ]),

    // Protocol B.
    Row(
      "B: a panel that is pulled lifts no finger", Panels.slotted, "id 7 X 5 Y 5 touch 1 | touch 0 |1",
      ["began 1 at 5,5", "cancelled 1 at 5,5"]),
    Row(
      "B: a tap", Panels.slotted, "slot 0 id 7 X 5 Y 6 touch 1 | id -1 touch 0 |",
      ["began 1 at 5,6", "ended 1 at 5,6"]),
    Row(
      "B: a slot keeps its last position over contacts", Panels.slotted,
      "id 7 X 5 Y 6 | id -1 | id 8 | id -1 | id 9 X 50 | id -1 |",
      [
        "began 1 at 5,6", "ended 1 at 5,6", "began 2 at 5,6", "ended 2 at 5,6", "began 3 at 50,6", "ended 3 at 50,6",
      ]),
    Row(
      "B: two fingers, the first leaves first", Panels.slotted,
      "slot 0 id 7 X 5 Y 5 slot 1 id 8 X 900 Y 5 | slot 0 id -1 | slot 1 X 901 | id -1 |",
      [
        "began 1 at 5,5; began 2 at 900,5", "ended 1 at 5,5", "moved 2 at 901,5", "ended 2 at 901,5",
      ]),
    Row(
      "B: a new id without a release is a new finger", Panels.slotted, "id 7 X 5 Y 5 | id 8 X 90 | id -1 |",
      ["began 1 at 5,5", "ended 1 at 5,5; began 2 at 90,5", "ended 2 at 90,5"]),
    Row(
      "B: a release and a new finger in one frame", Panels.slotted, "id 7 X 5 Y 5 | id -1 id 8 X 90 | id -1 |",
      ["began 1 at 5,5", "ended 1 at 5,5; began 2 at 90,5", "ended 2 at 90,5"]),
    Row(
      "B: a tap within one frame", Panels.slotted, "id 7 X 5 Y 5 id -1 |", ["began 1 at 5,5; ended 1 at 5,5"]),
    Row(
      "B: slots that the panel does not have are ignored", Panels.slotted,
      "slot -1 id 7 X 5 Y 5 | slot 5 id 8 X 6 Y 6 | slot 0 id 9 X 7 Y 7 | id -1 |",
      ["began 1 at 7,7", "ended 1 at 7,7"]),
    Row(
      "B: BTN_TOUCH 0 ends a contact whose release was lost", Panels.slotted, "id 7 X 5 Y 5 touch 1 | touch 0 |",
      ["began 1 at 5,5", "ended 1 at 5,5"]),
    Row(
      "B: positions without a tracking id are no contact", Panels.slotted, "X 5 Y 5 | X 6 |", []),
    Row(
      "B: lost events cancel what was down", Panels.slotted,
      "id 7 X 5 Y 5 | dropped X 9 id -1 | X 10 | id 8 | id -1 |",
      ["began 1 at 5,5", "cancelled 1 at 5,5", "began 2 at 10,5", "ended 2 at 10,5"]),
    Row(
      "B: events without SYN_REPORT are not played", Panels.slotted, "id 7 X 5 Y 5 end", []),
  ]

  @Test(arguments: rows) func frames(_ row: Row) throws {
    #expect(try Panels.run(row.script, on: row.panel) == row.frames)
  }

  @Test func countsWhatIsOdd() throws {
    var tracker = TouchTracker(panel: try PanelDescription(Panels.slotted))
    var frame = TouchFrame()
    func send(_ type: UInt16, _ code: UInt16, _ value: Int32) {
      _ = tracker.handle(InputEvent(time: .zero, type: type, code: code, value: value), into: &frame)
    }
    send(EventType.abs, EventCode.Abs.mtSlot, -2)
    send(EventType.abs, EventCode.Abs.mtSlot, 99)
    send(EventType.abs, EventCode.Abs.mtSlot, 1)
    send(EventType.abs, EventCode.Abs.mtTrackingID, 3)
    send(EventType.syn, EventCode.Syn.report, 0)
    send(EventType.syn, EventCode.Syn.dropped, 0)
    send(EventType.syn, EventCode.Syn.report, 0)
    send(EventType.abs, EventCode.Abs.mtTrackingID, 4)
    tracker.cancel(at: .zero, into: &frame)
    #expect(tracker.oddities.badSlots == 2)
    #expect(tracker.oddities.droppedFrames == 1)
    #expect(tracker.oddities.cancelledContacts == 1)
    #expect(tracker.oddities.eventsWithoutReport == 1)
    #expect(tracker.contactCount == 1)
    #expect(tracker.frameCount == 2)
  }

  @Test(arguments: [
    (
      Panels.device(axes: [(EventCode.Abs.x, 5, 5), (EventCode.Abs.y, 0, 9)], keys: [EventCode.Key.btnTouch]),
      "no width"
    ),
    (
      Panels.device(axes: [(EventCode.Abs.x, 9, 0), (EventCode.Abs.y, 0, 9)], keys: [EventCode.Key.btnTouch]),
      "no width"
    ),
    (Panels.device(axes: [(EventCode.Abs.x, 0, 9)], keys: [EventCode.Key.btnTouch]), "not a touch panel"),
    (Panels.device(axes: [(EventCode.Abs.x, 0, 9), (EventCode.Abs.y, 0, 9)], keys: []), "nothing tells"),
  ])
  func refuses(_ device: DeviceDescription, _ reason: String) {
    let error = #expect(throws: PanelError.self) { try PanelDescription(device) }
    #expect(error?.reason.contains(reason) == true)
  }

  /// Any events at all: contacts begin once, end once, and never speak after their end.
  @Test(arguments: [Panels.single, Panels.listed, Panels.listedWithIDs, Panels.slotted, Panels.pressure])
  func contactsBeginAndEndOnce(_ device: DeviceDescription) throws {
    let codes: [(UInt16, UInt16)] =
      [(EventType.syn, 0), (EventType.syn, 0), (EventType.syn, 2), (EventType.syn, 3), (EventType.key, 0x14a)]
      + [0x00, 0x01, 0x18, 0x2f, 0x35, 0x36, 0x39, 0x39].map { (EventType.abs, UInt16($0)) }
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var tracker = TouchTracker(panel: try PanelDescription(device))
      var frame = TouchFrame()
      var down: Set<UInt32> = []
      var seen: Set<UInt32> = []
      func check(_ frame: TouchFrame) {
        for contact in frame.contacts {
          switch contact.phase {
          case .began:
            #expect(seen.insert(contact.id).inserted, "seed \(seed)")
            down.insert(contact.id)
          case .moved: #expect(down.contains(contact.id), "seed \(seed)")
          case .ended, .cancelled: #expect(down.remove(contact.id) != nil, "seed \(seed)")
          }
        }
      }
      for _ in 0..<300 {
        let (type, code) = codes[Int(random.next() % UInt64(codes.count))]
        let value = Int32(truncatingIfNeeded: random.next() % 9) - 2
        let event = InputEvent(time: .zero, type: type, code: code, value: value)
        if tracker.handle(event, into: &frame) { check(frame) }
      }
      tracker.cancel(at: .zero, into: &frame)
      check(frame)
      #expect(down.isEmpty, "seed \(seed)")
    }
  }
}
