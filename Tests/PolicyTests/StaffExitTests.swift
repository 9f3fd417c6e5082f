import KeyboardCore
import Testing

/// The staff's way out, as sessions of the folder policy show it on the screen; here its edges.
@Suite struct StaffExitTests {
  static let staff = StaffPolicy(pinHash: "$5$x$y", hold: .milliseconds(2000), time: .milliseconds(60_000))

  /// One that a finger has asked for the PIN at 2 s.
  private func asking() -> StaffExit {
    var exit = StaffExit(Self.staff, screen: KeySize(width: 800, height: 480), scale: 1)
    exit.follow(KeyTouch(id: 1, phase: .began, point: KeyPoint(x: 5, y: 5)), at: .zero)
    #expect(exit.wake(at: at(2000)) == .asks)
    exit.follow(KeyTouch(id: 1, phase: .ended, point: KeyPoint(x: 5, y: 5)), at: at(2100))
    return exit
  }

  private func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  private func fail(_ exit: inout StaffExit, at now: Instant) {
    _ = exit.take(.insert("1"), at: now)
    guard exit.take(.returnKey, at: now) == .check else { return }
    _ = exit.answer(false, at: now)
  }

  @Test func wrongPINsCostMoreAndMore() {
    var exit = asking()
    var now = at(3000)
    var waits: [String] = []
    for _ in 0..<11 {
      fail(&exit, at: now)
      waits.append(exit.prompt(at: now))
      // Two hours later, and the pad is asked for again: nothing is forgotten.
      now = now + .milliseconds(7_200_000)
      _ = exit.wake(at: now)
      #expect(!exit.isAsking)
      exit.follow(KeyTouch(id: 2, phase: .began, point: KeyPoint(x: 5, y: 5)), at: now)
      now = now + .milliseconds(2000)
      #expect(exit.wake(at: now) == .asks)
      exit.follow(KeyTouch(id: 2, phase: .ended, point: KeyPoint(x: 5, y: 5)), at: now)
    }
    #expect(
      waits == ["Wrong PIN", "Wrong PIN"]
        + ["30 s", "60 s", "2 min", "4 min", "8 min", "16 min", "32 min", "60 min", "60 min"]
        .map { "Wrong PIN. Wait \($0)" })
  }

  @Test func whileItWaitsNothingIsTaken() {
    var exit = asking()
    for _ in 0..<3 { fail(&exit, at: at(3000)) }
    #expect(exit.take(.insert("2"), at: at(32_999)) == .none)
    #expect(exit.pin.isEmpty)
    #expect(exit.take(.returnKey, at: at(32_999)) == .none)
    #expect(exit.take(.insert("2"), at: at(33_000)) == .text)
    #expect(exit.take(.returnKey, at: at(33_100)) == .check)
    #expect(exit.answer(true, at: at(33_100)) == .widened)
  }

  @Test func theWaitIsCountedDown() {
    var exit = asking()
    for _ in 0..<3 { fail(&exit, at: at(3000)) }
    #expect(exit.deadline == at(4000))
    #expect(exit.wake(at: at(4000)) == .text)
    #expect(exit.prompt(at: at(4000)) == "Wrong PIN. Wait 29 s")
    #expect(exit.deadline == at(5000))
  }

  /// Until it is typed rightly a PIN is kept nowhere, and then nowhere either.
  @Test func aPINIsForgotten() {
    var exit = asking()
    for digit in ["1", "2", "3", "4"] { _ = exit.take(.insert(digit), at: at(3000)) }
    #expect(exit.pin == Array("1234".utf8))
    #expect(exit.prompt(at: at(3000)) == "••••")
    _ = exit.take(.hide, at: at(3100))
    #expect(exit.pin.isEmpty && !exit.isAsking)
  }

  @Test func longPINsEnd() {
    var exit = asking()
    for _ in 0..<40 { _ = exit.take(.insert("1"), at: at(3000)) }
    #expect(exit.pin.count == StaffExit.pinLengths.upperBound)
  }

  @Test func anEmptyPINIsNotAsked() {
    var exit = asking()
    #expect(exit.take(.returnKey, at: at(3000)) == .none)
  }

  @Test func itEndsByItselfByTheCornerAndWithTheSession() {
    for way in 0..<3 {
      var exit = asking()
      _ = exit.take(.insert("1"), at: at(3000))
      #expect(exit.answer(true, at: at(3000)) == .widened)
      #expect(exit.isWide && exit.notice(Self.staff, at: at(3000))?.contains("60 s") == true)
      switch way {
      case 0:
        #expect(exit.wake(at: at(62_999)) == .text)
        #expect(exit.wake(at: at(63_000)) == .narrowed)
      case 1:
        exit.follow(KeyTouch(id: 7, phase: .began, point: .init(x: 0, y: 0)), at: at(10_000))
        #expect(exit.deadline.map { $0 <= at(12_000) } == true)
        #expect(exit.wake(at: at(12_000)) == .narrowed)
      default:
        #expect(exit.end() == .narrowed)
      }
      #expect(!exit.isWide && exit.notice(Self.staff, at: at(63_000)) == nil)
    }
  }

  @Test(arguments: ScreenCorner.allCases) func corners(_ corner: ScreenCorner) {
    var staff = Self.staff
    staff.corner = corner
    let size = KeySize(width: 800, height: 480)
    for other in ScreenCorner.allCases {
      var exit = StaffExit(staff, screen: size, scale: 1)
      let point = other.square(screen: size, scale: 1).centre
      exit.follow(KeyTouch(id: 1, phase: .began, point: point), at: .zero)
      #expect((exit.wake(at: at(2000)) == .asks) == (other == corner))
    }
  }

  /// A second finger does not make the first one's time longer, and another one in the corner does not count.
  @Test func oneFingerCounts() {
    var exit = StaffExit(Self.staff, screen: KeySize(width: 800, height: 480), scale: 1)
    exit.follow(KeyTouch(id: 1, phase: .began, point: KeyPoint(x: 5, y: 5)), at: .zero)
    exit.follow(KeyTouch(id: 2, phase: .began, point: KeyPoint(x: 6, y: 6)), at: at(1000))
    exit.follow(KeyTouch(id: 1, phase: .ended, point: KeyPoint(x: 5, y: 5)), at: at(1900))
    #expect(exit.wake(at: at(3500)) == .none)
  }
}
