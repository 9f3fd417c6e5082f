/// A message that has come over the bus.
public struct BusMessage: Sendable, Hashable {
  /// What kind of message it is.
  public enum Kind: Sendable, Hashable {
    /// Something has happened.
    case signal
    /// The answer to the call of this number.
    case reply(UInt64)
    /// The refusal of the call of this number, and the error's name.
    case refusal(UInt64, String)
    /// A call of ours, which nobody may make.
    case call
  }

  /// Of what kind.
  public var kind: Kind
  /// The unique name of who has sent it: `:1.42`; empty where the bus' own library has.
  public var sender: String
  /// The object that speaks; empty in answers.
  public var path: String
  /// The interface that a signal belongs to.
  public var interface: String
  /// The signal's name.
  public var member: String
  /// What it carries.
  public var body: [BusValue]

  /// Whether it is this signal.
  public func isSignal(_ interface: String, _ member: String) -> Bool {
    kind == .signal && self.interface == interface && self.member == member
  }
}
