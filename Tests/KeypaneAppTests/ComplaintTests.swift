import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// What people complain of in other keyboards is proved not to be so here: each complaint has tests that name it.
@Suite struct ComplaintTests {
  /// Those about keyboard programs; what they are about stands in `Complaint`.
  static let numbers = Array(18...47) + Array(51...55)

  @Test func eachIsInTheTable() {
    #expect(Complaint.all.map(\.number) == Self.numbers)
  }

  @Test(arguments: Complaint.all) func itsTestsNameIt(_ complaint: Complaint) throws {
    #expect(!complaint.tests.isEmpty || complaint.elsewhere != nil)
    for test in complaint.tests {
      let bytes = try Files.read("\(Checkout.path)/Tests/\(test)", limit: 1 << 20)
      let named = Self.numbers(in: String(decoding: bytes, as: UTF8.self))
      #expect(named.contains(complaint.number), "Tests/\(test) does not name it")
    }
  }

  @Test func everySessionOfTheFolderNamesItsNumber() throws {
    let folder = "\(SessionTests.folder)/complaints"
    for name in try Files.list(folder) {
      let number = try #require(Int(name.prefix { $0 != "-" }), "\(name)")
      let text = String(decoding: try Files.read("\(folder)/\(name)", limit: 1 << 20), as: UTF8.self)
      #expect(text.hasPrefix("# Complaint \(number): "), "\(name)")
      #expect(Self.numbers.contains(number), "\(name)")
    }
  }

  @Test(arguments: [
    ("# Complaint 29: one", [29]), ("(complaints 37 and 38)", [37, 38]), ("complaints 29, 31 and 32.", [29, 31, 32]),
    ("of complaints 29 to 32. And 40", [29, 30, 31, 32]), ("29", []), ("complaint", []), ("no complaint: 30", []),
  ])
  func namesAreFound(_ text: String, _ numbers: [Int]) {
    #expect(Self.numbers(in: text) == Set(numbers))
  }

  // MARK: - What no session can show

  /// Complaint 30: a panel of several fingers tells of the first one a second time, as a mouse would.
  @Test func theEmulatedMouseOfAPanelIsNoContact() throws {
    let axes = [
      EventCode.Abs.x, EventCode.Abs.y, EventCode.Abs.mtPositionX, EventCode.Abs.mtPositionY,
    ].map { AxisRange(code: $0, minimum: 0, maximum: 4095, resolution: 0) }
    let all =
      axes + [
        AxisRange(code: EventCode.Abs.mtSlot, minimum: 0, maximum: 9, resolution: 0),
        AxisRange(code: EventCode.Abs.mtTrackingID, minimum: 0, maximum: 65535, resolution: 0),
      ]
    let device = DeviceDescription(
      name: "Both", bus: 3, properties: CodeSet([EventCode.Property.direct]),
      codes: [
        EventType.syn: CodeSet([0, 1, 3] as [UInt16]), EventType.key: CodeSet([EventCode.Key.btnTouch]),
        EventType.abs: CodeSet(all.map(\.code)),
      ], axes: all)
    var tracker = TouchTracker(panel: try PanelDescription(device))
    var frame = TouchFrame()
    var began = 0
    func send(_ events: [(UInt16, UInt16, Int32)], at milliseconds: Int64) {
      for (type, code, value) in events + [(EventType.syn, EventCode.Syn.report, 0)] {
        let event = InputEvent(time: .zero + .milliseconds(milliseconds), type: type, code: code, value: value)
        if tracker.handle(event, into: &frame) { began += frame.contacts.count { $0.phase == .began } }
      }
    }
    for tap in 0..<3 as Range<Int64> {
      let place = Int32(1000 + tap)
      send(
        [
          (EventType.abs, EventCode.Abs.mtTrackingID, Int32(tap)), (EventType.abs, EventCode.Abs.mtPositionX, place),
          (EventType.abs, EventCode.Abs.mtPositionY, place), (EventType.key, EventCode.Key.btnTouch, 1),
          (EventType.abs, EventCode.Abs.x, place), (EventType.abs, EventCode.Abs.y, place),
        ], at: tap * 300)
      send(
        [(EventType.abs, EventCode.Abs.mtTrackingID, -1), (EventType.key, EventCode.Key.btnTouch, 0)],
        at: tap * 300 + 60)
    }
    #expect(began == 3)
  }

  /// Complaint 33: what is drawn says what will be typed, with every change of shift.
  @Test func shiftIsSeenAtOnce() throws {
    var keyboard = try Stage.keyboard(["--autocapitalization", "none"])
    let shift = try #require(keyboard.plan.planes[0].keys.first { $0.key.role == .shift })
    func label(_ keyboard: Keyboard) -> String? { keyboard.picture().keys.first { $0.id == "q" }?.label }
    func symbol(_ keyboard: Keyboard) -> KeyCap.Symbol? { keyboard.picture().keys.first { $0.id == "shift" }?.symbol }
    var effects = Effects()
    let expected: [(time: Int64, label: String, symbol: KeyCap.Symbol)] = [
      (0, "Q", .shiftOn), (150, "Q", .shiftLocked), (1000, "q", .shiftOff),
    ]
    #expect(label(keyboard) == "q" && symbol(keyboard) == .shiftOff)
    for (index, step) in expected.enumerated() {
      for (phase, after) in [(Contact.Phase.began, 0), (.ended, 60)] as [(Contact.Phase, Int64)] {
        effects.clear()
        let touch = KeyTouch(id: UInt32(index + 1), phase: phase, point: shift.cap.centre)
        let time = Instant.zero + .milliseconds(step.time + after)
        keyboard.handle(KeyTouchFrame(time: time, touches: [touch]), into: &effects)
        #expect(effects.needsDisplay)
      }
      #expect(label(keyboard) == step.label && symbol(keyboard) == step.symbol, "at \(step.time)")
    }
  }

  /// Complaint 37: however the screen is turned, all of the keyboard is on it, at its lower edge.
  @Test(arguments: ["480x800", "800x480", "1280x800", "1080x1920"], ["0", "90", "180", "270"])
  func theKeyboardIsOnTheTurnedScreen(_ size: String, _ rotation: String) throws {
    let keyboard = try Stage.keyboard(["--screen", size, "--rotate", rotation])
    let (screen, frame) = (keyboard.plan.geometry.screen, keyboard.plan.geometry.frame)
    #expect(frame.x >= 0 && frame.y >= 0 && frame.maxX <= screen.width && frame.maxY == screen.height)
    for key in keyboard.plan.planes.flatMap(\.keys) {
      #expect(key.cap.x >= 0 && key.cap.maxX <= screen.width && key.cap.maxY <= screen.height)
    }
  }

  /// Complaint 43: the digits of a PIN are larger than letters are, on the smallest screens too.
  @Test(arguments: ["480x800", "800x480", "1024x600", "1280x800"])
  func digitsOfAPINAreLarge(_ size: String) throws {
    let plane = try Stage.keyboard(["--screen", size, "--keyboard-type", "numberPad", "--secure"]).plan.planes[0]
    let digits = plane.keys.filter { $0.key.role == .character }
    #expect(digits.count == 10)
    for digit in digits {
      #expect(digit.cell.width >= 80 && digit.cell.height >= 40, "\(digit.key.id): \(digit.cell)")
    }
  }

  /// Complaint 54: a machine that has not asked for them has no key that programs or window managers take for a command.
  @Test(arguments: KeyboardType.allCases, ["480x800", "1280x800"])
  func noKeyLeadsOut(_ type: KeyboardType, _ size: String) throws {
    let keyboard = try Stage.keyboard(["--keyboard-type", type.name, "--screen", size])
    for key in keyboard.plan.planes.flatMap(\.keys).map(\.key) {
      #expect(key.role != .modifier && key.role != .keystroke, "\(key.id)")
    }
  }

  // MARK: - Numbers

  /// The numbers behind the word complaint or complaints: `complaint 29`, `complaints 29, 31 and 32`, `complaints 29 to
  /// 32`.
  private static func numbers(in text: String) -> Set<Int> {
    var found: Set<Int> = []
    for part in " \(text)".lowercased().replacing("complaints ", with: "complaint ").split(separator: "complaint ")
      .dropFirst()
    {
      var last: Int?
      var isRange = false
      for word in part.prefix(while: { !".)".contains($0) }).split(whereSeparator: { " \n,:;(`".contains($0) }) {
        if let number = Int(word) {
          if isRange, let last, last < number { found.formUnion(last...number) }
          found.insert(number)
          (last, isRange) = (number, false)
        } else if word == "to", last != nil {
          isRange = true
        } else if word != "and" || last == nil {
          break
        }
      }
    }
    return found
  }
}
