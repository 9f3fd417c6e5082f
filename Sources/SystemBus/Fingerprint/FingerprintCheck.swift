import KeyboardCore
import Posix

/// Asks for a finger of a user, through fprintd over the system's message bus.
///
/// The bus starts fprintd where it is installed. Dropping the check lets the reader go. Signals of anyone else than the
/// fprintd that has answered count for nothing: a finger cannot be claimed by another program.
public struct FingerprintCheck: ~Copyable {
  private static let service = "net.reactivated.Fprint"
  private static let manager = "net.reactivated.Fprint.Manager"
  private static let device = "net.reactivated.Fprint.Device"
  /// Fingers that are no match before the check is over.
  static let tries = 3

  /// How far it has come; each but the last two waits for the answer of that number.
  private enum State: Sendable {
    case finding(UInt64)
    case claiming(UInt64)
    case starting(UInt64)
    /// Waits for fingers.
    case verifying
    /// The reader is told to stop before it is told to start again.
    case stopping(UInt64)
    case over
  }

  private let bus: BusConnection
  private let user: String
  private let end: Instant
  private var state: State
  /// fprintd's unique name, and its reader.
  private var owner = ""
  private var reader = ""
  private var misses = 0

  /// Begins to ask.
  /// - Parameters:
  ///   - user: whose fingers; empty: of the user that the keyboard runs as.
  ///   - end: when nobody has come in time.
  ///   - address: of the bus; nil: the system's.
  public init(user: String = "", until end: Instant, address: String? = nil) throws(BusError) {
    let bus = try BusConnection(address: address)
    let from = "type='signal',sender='\(Self.service)',interface='\(Self.device)'"
    try bus.send(.match("\(from),member='VerifyStatus'"))
    try bus.send(.match("type='signal',sender='\(BusCall.bus)',member='NameOwnerChanged',arg0='\(Self.service)'"))
    let number = try bus.send(
      BusCall(Self.service, "/net/reactivated/Fprint/Manager", Self.manager, "GetDefaultDevice", starts: true))
    self.user = user
    self.end = end
    state = .finding(number)
    self.bus = bus
  }

  deinit {
    // The reader is let go with the connection; saying so is polite. Where it cannot be said nothing is lost.
    if !reader.isEmpty, case .verifying = state {
      _ = try? bus.send(BusCall(owner, reader, Self.device, "VerifyStop"))
      _ = try? bus.send(BusCall(owner, reader, Self.device, "Release"))
    }
  }

  /// For `Poller`.
  public var raw: Int32 { bus.raw }
  /// What to wait for.
  public var wanted: (reading: Bool, writing: Bool) { bus.wanted }
  /// When `next` is to be asked even if nothing has come; on CLOCK_MONOTONIC.
  public var deadline: Instant? { bus.deadline.map { min($0, end) } ?? end }
  /// Nothing more will come.
  public var isOver: Bool {
    if case .over = state { true } else { false }
  }

  /// What has come of it since; nil: nothing more yet. Never throws: what fails is `unavailable`.
  public mutating func next(at now: Instant) -> FingerprintEvent? {
    guard !isOver else { return nil }
    do throws(BusError) {
      while let message = try bus.next() {
        if let event = try take(message) { return event }
      }
    } catch {
      state = .over
      return .unavailable
    }
    return now >= end ? finish(.refused) : nil
  }

  private mutating func take(_ message: BusMessage) throws(BusError) -> FingerprintEvent? {
    switch (message.kind, state) {
    case (.reply(let number), .finding(let asked)) where number == asked:
      guard let path = message.body.first?.text else { return finish(.unavailable) }
      owner = message.sender
      reader = path
      state = .claiming(try call("Claim", [.string(user)]))
    case (.reply(let number), .claiming(let asked)) where number == asked:
      state = .starting(try call("VerifyStart", [.string("any")]))
    case (.reply(let number), .starting(let asked)) where number == asked:
      state = .verifying
      return misses == 0 ? .ready : nil
    case (.reply(let number), .stopping(let asked)) where number == asked:
      state = .starting(try call("VerifyStart", [.string("any")]))
    case (.refusal(let number, _), .finding(let asked)) where number == asked: return finish(.unavailable)
    case (.refusal(let number, _), .claiming(let asked)) where number == asked: return finish(.unavailable)
    case (.refusal(let number, _), .starting(let asked)) where number == asked: return finish(.unavailable)
    // It had stopped by itself.
    case (.refusal(let number, _), .stopping(let asked)) where number == asked:
      state = .starting(try call("VerifyStart", [.string("any")]))
    case (.signal, _): return try takeSignal(message)
    default: break
    }
    return nil
  }

  private mutating func takeSignal(_ signal: BusMessage) throws(BusError) -> FingerprintEvent? {
    if signal.isSignal(BusCall.bus, "NameOwnerChanged"), signal.sender == BusCall.bus, signal.body.count == 3 {
      // fprintd has gone in the middle of it.
      let isGone = !owner.isEmpty && signal.body[1].text == owner
      return isGone ? finish(.unavailable) : nil
    }
    guard case .verifying = state, signal.isSignal(Self.device, "VerifyStatus"), signal.sender == owner,
      signal.path == reader, signal.body.count == 2, let result = signal.body[0].text,
      let isDone = signal.body[1].truth
    else { return nil }
    switch result {
    case "verify-match": return finish(.match)
    case "verify-no-match":
      misses += 1
      guard misses < Self.tries else { return finish(.refused) }
      if isDone { state = .stopping(try call("VerifyStop")) }
      return .noMatch
    case "verify-disconnected", "verify-unknown-error": return finish(.unavailable)
    default:
      // A finger too quick, too short, not centred.
      if isDone { state = .stopping(try call("VerifyStop")) }
      return .retry
    }
  }

  private func call(_ member: String, _ arguments: [BusValue] = []) throws(BusError) -> UInt64 {
    try bus.send(BusCall(owner, reader, Self.device, member, arguments))
  }

  /// Lets the reader go; what it answers is of no interest any more.
  private mutating func finish(_ event: FingerprintEvent) -> FingerprintEvent {
    if !reader.isEmpty {
      _ = try? call("VerifyStop")
      _ = try? call("Release")
    }
    state = .over
    return event
  }
}
