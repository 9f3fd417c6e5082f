/// The codes that may be offered: each until it is used or three minutes old. Messages themselves are not kept.
public struct ReceivedCodes: Sendable {
  /// How long a code lives, as Apple's "About the Password AutoFill workflow" has it.
  public static let life = Interval.milliseconds(3 * 60 * 1000)
  /// More codes than this at once are nobody's; the oldest go.
  static let limit = 16
  /// A code that is longer is none that anybody sends.
  static let longestCode = 64

  /// The newest first; what is older than `life` is among them until `expire` is called.
  public private(set) var all: [ReceivedCode] = []
  private var count = 0

  /// None have come.
  public init() {}

  /// Takes the code out of a message; nil where it has none, or one with characters in it that are no text of a field:
  /// whoever can send a message is not to press return. A code that is told again is as new as the last message.
  @discardableResult
  public mutating func receive(_ message: String, at now: Instant) -> ReceivedCode? {
    guard let found = OneTimeCodes.read(message), FieldValue.isOne(found.code),
      found.code.unicodeScalars.count <= Self.longestCode
    else { return nil }
    expire(at: now)
    count += 1
    let code = ReceivedCode(id: count, code: found.code, boundTo: found.boundTo, received: now)
    all.removeAll { $0.code == code.code && $0.boundTo == code.boundTo }
    all.insert(code, at: 0)
    if all.count > Self.limit { all.removeLast(all.count - Self.limit) }
    return code
  }

  /// Those that live, the newest first.
  public func living(at now: Instant) -> [ReceivedCode] {
    all.filter { now - $0.received < Self.life }
  }

  /// The code has been typed: it is offered no more.
  public mutating func use(_ id: ReceivedCode.ID) {
    all.removeAll { $0.id == id }
  }

  /// Forgets those that are too old; true where there were some.
  @discardableResult
  public mutating func expire(at now: Instant) -> Bool {
    let before = all.count
    all.removeAll { now - $0.received >= Self.life }
    return all.count != before
  }

  /// When the next code is to be forgotten.
  public var deadline: Instant? {
    all.lazy.map { $0.received + Self.life }.min()
  }

  /// Forgets all of them: the visitor has gone.
  public mutating func removeAll() {
    all = []
  }
}
