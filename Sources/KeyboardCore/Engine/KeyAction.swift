/// A key that was typed.
public struct KeyAction: Sendable, Hashable {
  public var time: Instant
  /// `LayoutKey.id`.
  public var key: String
  public var command: KeyCommand

  public init(time: Instant, key: String, command: KeyCommand) {
    self.time = time
    self.key = key
    self.command = command
  }
}
