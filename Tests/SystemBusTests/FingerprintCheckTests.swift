import KeyboardCore
import Posix
import SystemBus
import Testing

/// Fingers on the reader of an fprintd that python-dbusmock plays on a bus of the test's own.
@Suite(.enabled(if: PrivateBus.canRun, Comment(rawValue: PrivateBus.missing)), .serialized)
struct FingerprintCheckTests {
  private let name = "net.reactivated.Fprint"
  private let manager = "/net/reactivated/Fprint/Manager"

  private func served() throws -> PrivateBus {
    let bus = try PrivateBus()
    try bus.serve("fprintd", as: name)
    return bus
  }

  private func check(_ bus: PrivateBus, patience: Interval = PrivateBus.patience) throws -> FingerprintCheck {
    try FingerprintCheck(user: "visitor", until: Clock.monotonic() + patience, address: bus.address)
  }

  private func event(_ check: inout FingerprintCheck) throws -> FingerprintEvent? {
    let end = Clock.monotonic() + PrivateBus.patience
    while Clock.monotonic() < end {
      if let event = check.next(at: Clock.monotonic()) { return event }
      if check.isOver { return nil }
      try PrivateBus.wait(check.raw, check.wanted, until: check.deadline ?? end)
    }
    return nil
  }

  private func finger(_ bus: PrivateBus, _ result: String, isDone: Bool) throws {
    try bus.ask(name, manager, "Finger", [.string(result), .bool(isDone)])
  }

  @Test func theRightFingerMatches() throws {
    let bus = try served()
    var check = try check(bus)
    #expect(try event(&check) == .ready)
    try finger(bus, "verify-swipe-too-short", isDone: false)
    #expect(try event(&check) == .retry)
    try finger(bus, "verify-match", isDone: true)
    #expect(try event(&check) == .match)
    let isOver = check.isOver
    #expect(isOver)
    #expect(try event(&check) == nil)
    // What the check has told fprintd at the end is on its way.
    var calls = ""
    let end = Clock.monotonic() + PrivateBus.patience
    while !calls.hasSuffix("Release()"), Clock.monotonic() < end { calls = try bus.ask(name, manager, "Calls") }
    #expect(calls == "Claim(visitor) VerifyStart(any) VerifyStop() Release()")
  }

  @Test func aWrongFingerMayTryAgain() throws {
    let bus = try served()
    var check = try check(bus)
    #expect(try event(&check) == .ready)
    for _ in 0..<2 {
      try finger(bus, "verify-no-match", isDone: true)
      #expect(try event(&check) == .noMatch)
      // The reader has to be started again before the next finger.
      let end = Clock.monotonic() + PrivateBus.patience
      var starts = try bus.ask(name, manager, "Calls")
      while !starts.hasSuffix("VerifyStart(any)"), Clock.monotonic() < end {
        #expect(check.next(at: Clock.monotonic()) == nil)
        starts = try bus.ask(name, manager, "Calls")
      }
      _ = check.next(at: Clock.monotonic())
    }
    try finger(bus, "verify-no-match", isDone: true)
    #expect(try event(&check) == .refused)
    let isOver = check.isOver
    #expect(isOver)
  }

  @Test(arguments: ["TakeReaderAway", "ForgetFingers", "ClaimForOther"])
  func whatIsNotThereIsUnavailable(_ reason: String) throws {
    let bus = try served()
    try bus.ask(name, manager, reason)
    var check = try check(bus)
    #expect(try event(&check) == .unavailable)
    let isOver = check.isOver
    #expect(isOver)
  }

  @Test func withoutTheServiceItIsUnavailable() throws {
    let bus = try PrivateBus()
    var check = try check(bus)
    #expect(try event(&check) == .unavailable)
  }

  @Test func theServiceMayGo() throws {
    let bus = try served()
    var check = try check(bus)
    #expect(try event(&check) == .ready)
    bus.endServices()
    #expect(try event(&check) == .unavailable)
  }

  @Test func nobodyComes() throws {
    let bus = try served()
    var check = try check(bus, patience: .milliseconds(300))
    var last = try event(&check)
    while last == .ready { last = try event(&check) }
    #expect(last == .refused)
  }

  /// Another program of the machine tells the check that the finger fits: it is not fprintd.
  @Test func nobodyElseMayAnswer() throws {
    let bus = try served()
    var check = try check(bus)
    #expect(try event(&check) == .ready)
    try bus.forge("fprintd")
    try finger(bus, "verify-swipe-too-short", isDone: false)
    #expect(try event(&check) == .retry)
  }
}
