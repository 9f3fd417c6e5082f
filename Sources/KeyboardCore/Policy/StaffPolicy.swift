/// How staff leave a kiosk: they hold a corner of the screen, type a PIN, and have more keys for a time.
public struct StaffPolicy: Sendable, Hashable {
  /// Come behind those of everybody.
  public var rules: [PolicyRule]
  /// What crypt(3) has made of the PIN.
  public var pinHash: String
  /// Where a finger is held.
  public var corner: ScreenCorner
  /// For how long.
  public var hold: Interval
  /// How long it lasts.
  public var time: Interval

  /// The upper left corner, held for five seconds, for five minutes, where not told otherwise.
  public init(
    rules: [PolicyRule] = [], pinHash: String, corner: ScreenCorner = .topLeft, hold: Interval = .milliseconds(5000),
    time: Interval = .milliseconds(300_000)
  ) {
    self.rules = rules
    self.pinHash = pinHash
    self.corner = corner
    self.hold = hold
    self.time = time
  }
}
