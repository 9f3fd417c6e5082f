import KeyboardCore
import Testing

/// Calibrating by fingers that hit, miss, slip and do not come.
@Suite struct CalibrationSessionTests {
  static let screen = KeySize(width: 800, height: 480)
  /// A resistive panel: 4096 units, 16 a millimetre.
  static let panel = PanelDescription(
    touchProtocol: .singleTouch(button: 0x14A), x: AxisRange(code: 0, minimum: 0, maximum: 4095, resolution: 16),
    y: AxisRange(code: 1, minimum: 0, maximum: 4095, resolution: 16))

  /// A session and the fingers before it.
  struct Stand {
    var session: CalibrationSession
    /// What the panel needs.
    var matrix = CalibrationMatrix.identity
    var rotation: Rotation
    var now = Instant.zero
    private var nextID: UInt32 = 1

    init(_ matrix: CalibrationMatrix = .identity, rotation: Rotation = .none, crosses: Int = 5) {
      self.matrix = matrix
      self.rotation = rotation
      session = CalibrationSession(
        panel: panel, targets: CalibrationTargets(crosses, on: screen), rotation: rotation, start: .zero)
    }

    /// Where the panel measures a finger on a place of the screen.
    func raw(_ point: KeyPoint) -> PanelPoint {
      let place = CalibrationFitTests.measured(rotation.onPanel(SharePoint(point, on: screen)), matrix)
      return PanelPoint(x: Int32((place.x * 4096 - 0.5).rounded()), y: Int32((place.y * 4096 - 0.5).rounded()))
    }

    var cross: KeyPoint {
      switch session.stage {
      case .target(let index): session.targets.points[index]
      case .check, .done, .failed: session.targets.check
      }
    }

    mutating func frame(_ contacts: [(UInt32, Contact.Phase, PanelPoint)]) {
      _ = session.handle(
        TouchFrame(time: now, contacts: contacts.map { Contact(id: $0.0, phase: $0.1, position: $0.2) }))
    }

    mutating func pass(_ milliseconds: Int64) {
      now = now + .milliseconds(milliseconds)
      while let deadline = session.deadline, deadline <= now { if !session.wake(at: deadline) { break } }
    }

    /// A finger rests on the way given, a tenth of a second at each place.
    mutating func rest(_ way: [PanelPoint]) {
      let id = nextID
      nextID += 1
      frame([(id, .began, way[0])])
      for point in way.dropFirst() {
        pass(100)
        frame([(id, .moved, point)])
      }
      pass(100)
      frame([(id, .ended, way[way.count - 1])])
      pass(500)
    }

    mutating func hit(_ point: KeyPoint) { rest(Array(repeating: raw(point), count: 4)) }

    mutating func hitAll() {
      for _ in session.targets.points { hit(cross) }
    }
  }

  @Test(
    "panels of every mounting on pictures of every turn are calibrated", arguments: CalibrationFitTests.matrices,
    Rotation.allCases)
  func mountings(_ row: (String, CalibrationMatrix), _ rotation: Rotation) throws {
    var stand = Stand(row.1, rotation: rotation)
    stand.hitAll()
    #expect(stand.session.stage == .check)
    stand.hit(stand.cross)
    #expect(stand.session.stage == .done && stand.session.complaint == nil)
    let result = try #require(stand.session.result)
    // A panel that uses a sixteenth of its range tells a sixteenth as many places.
    #expect(CalibrationFitTests.difference(result.matrix, row.1) < 0.005 * max(1, abs(row.1.a)))
    #expect(result.check.pixels < 3.5)
    #expect(try #require(result.check.millimetres) < 0.2)
    stand.pass(4000)
    #expect(stand.session.isOver)
  }

  @Test("nine crosses") func nine() throws {
    var stand = Stand(crosses: 9)
    stand.hitAll()
    stand.hit(stand.cross)
    #expect(stand.session.stage == .done)
    #expect(CalibrationFitTests.difference(try #require(stand.session.result).matrix, .identity) < 0.001)
  }

  @Test("the finger may be lifted when it has rested long enough") func hold() {
    var stand = Stand()
    stand.frame([(1, .began, stand.raw(stand.cross))])
    #expect(stand.session.isTouched && !stand.session.isHeld)
    stand.pass(299)
    #expect(!stand.session.isHeld)
    stand.pass(1)
    #expect(stand.session.isHeld)
  }

  @Test("one position far off among many does not count: the median is taken") func spike() {
    var stand = Stand()
    let raw = stand.raw(stand.cross)
    stand.rest([PanelPoint(x: 4000, y: 4000), raw, raw, raw, raw])
    #expect(stand.session.complaint == nil && stand.session.measuredCount == 1)
  }

  @Test("touches that are none are complained of, and done again") func complaints() {
    var stand = Stand()
    let raw = stand.raw(stand.cross)
    stand.rest([raw, raw])
    #expect(stand.session.complaint == .tooShort)
    stand.rest((0..<8).map { PanelPoint(x: raw.x + 200 * $0, y: raw.y) })
    #expect(stand.session.complaint == .moved)
    stand.frame([(90, .began, raw)])
    stand.frame([(91, .began, PanelPoint(x: 2000, y: 2000))])
    stand.pass(500)
    stand.frame([(90, .ended, raw)])
    #expect(stand.session.complaint == .moved, "the other finger is still there")
    stand.frame([(91, .ended, raw)])
    #expect(stand.session.complaint == .severalFingers)
    stand.pass(500)
    #expect(stand.session.measuredCount == 0)
    let first = stand.cross
    stand.hit(first)
    stand.hit(first)
    #expect(stand.session.complaint == .samePlace && stand.session.measuredCount == 1)
    stand.hit(stand.cross)
    #expect(stand.session.complaint == nil && stand.session.measuredCount == 2)
  }

  @Test("a bounce of the finger is no touch of the next cross") func bounce() {
    var stand = Stand()
    let raw = stand.raw(stand.cross)
    stand.frame([(1, .began, raw)])
    stand.pass(400)
    stand.frame([(1, .ended, raw)])
    stand.pass(20)
    stand.frame([(2, .began, raw)])
    stand.pass(30)
    stand.frame([(2, .ended, raw)])
    #expect(stand.session.complaint == nil && stand.session.measuredCount == 1)
  }

  @Test("a contact that is lost says nothing") func lost() {
    var stand = Stand()
    stand.frame([(1, .began, stand.raw(stand.cross))])
    stand.pass(400)
    stand.frame([(1, .cancelled, stand.raw(stand.cross))])
    #expect(stand.session.complaint == nil && stand.session.measuredCount == 0 && !stand.session.isTouched)
  }

  @Test(
    "one cross that was missed is found out and touched again", arguments: 0..<5,
    [CalibrationMatrix.identity, CalibrationMatrix(0, 1, 0, -1, 0, 1)])
  func missedCross(_ missed: Int, _ matrix: CalibrationMatrix) throws {
    var stand = Stand(matrix)
    for index in 0..<5 {
      let cross = stand.cross
      stand.hit(index == missed ? KeyPoint(x: cross.x < 400 ? cross.x + 150 : cross.x - 150, y: cross.y) : cross)
    }
    // Opposite corners cannot be told apart: at most five touches find the one.
    var again = 0
    while case .target = stand.session.stage, again < 5 {
      #expect(stand.session.complaint == .unfitting)
      stand.hit(stand.cross)
      again += 1
    }
    #expect(stand.session.stage == .check)
    stand.hit(stand.cross)
    #expect(CalibrationFitTests.difference(try #require(stand.session.result).matrix, matrix) < 0.001)
  }

  @Test("touches that never fit end it") func unfitting() {
    var stand = Stand()
    // The third cross is never touched where it is, and looks elsewhere each time.
    for _ in 0..<12 {
      let cross = stand.cross
      let isThird = stand.session.stage == .target(2)
      stand.hit(isThird ? KeyPoint(x: 400 + 20 * stand.session.measuredCount, y: 300) : cross)
      if stand.session.isOver { break }
    }
    #expect(stand.session.stage == .failed(.unfitting) && stand.session.result == nil)
  }

  @Test("a panel that tells one line is refused") func degenerate() {
    var stand = Stand()
    for index in 0..<5 {
      stand.rest(Array(repeating: PanelPoint(x: Int32(300 + 700 * index), y: 2000), count: 4))
    }
    #expect(stand.session.stage == .failed(.degenerate))
  }

  @Test("the check may be missed twice, not three times") func check() {
    var stand = Stand()
    stand.hitAll()
    let beside = KeyPoint(x: stand.cross.x - 150, y: stand.cross.y + 40)
    for _ in 0..<2 {
      stand.hit(beside)
      #expect(stand.session.complaint == .missed && stand.session.stage == .check)
    }
    var third = stand
    third.hit(beside)
    #expect(third.session.stage == .failed(.checkMissed))
    stand.hit(stand.cross)
    #expect(stand.session.stage == .done)
  }

  @Test("nobody there for half a minute ends it, a finger that never leaves too") func noTouch() {
    var stand = Stand()
    stand.pass(29_999)
    #expect(!stand.session.isOver)
    stand.pass(1)
    #expect(stand.session.stage == .failed(.noTouch) && stand.session.isOver)
    var stuck = Stand()
    stuck.frame([(1, .began, stuck.raw(stuck.cross))])
    stuck.pass(30_000)
    #expect(stuck.session.stage == .failed(.noTouch))
  }

  @Test("the result goes when it is touched") func readResult() {
    var stand = Stand()
    stand.hitAll()
    stand.hit(stand.cross)
    #expect(!stand.session.isOver)
    stand.frame([(99, .began, PanelPoint(x: 100, y: 100))])
    stand.pass(0)
    #expect(stand.session.isOver)
  }
}
