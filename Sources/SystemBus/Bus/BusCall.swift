/// A call to a service of the bus.
public struct BusCall: Sendable, Hashable {
  /// Whom: `org.freedesktop.ModemManager1`.
  public var destination: String
  /// Which object of theirs.
  public var path: String
  /// Which of its interfaces.
  public var interface: String
  /// What.
  public var member: String
  /// With what; only strings, paths, truths and numbers (as `u`) can be sent.
  public var arguments: [BusValue]
  /// Whether the bus starts the service where it does not run.
  public var starts: Bool

  /// A call that starts nobody, unless it says so.
  public init(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = [],
    starts: Bool = false
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
    self.starts = starts
  }

  /// Asks the bus itself for messages that fit a rule of its own language.
  static func match(_ rule: String) -> BusCall {
    BusCall(bus, "/org/freedesktop/DBus", bus, "AddMatch", [.string(rule)])
  }

  /// Asks the bus who has a name.
  static func owner(of name: String) -> BusCall {
    BusCall(bus, "/org/freedesktop/DBus", bus, "GetNameOwner", [.string(name)])
  }

  /// The bus' own name, and its interface's.
  static let bus = "org.freedesktop.DBus"
}
