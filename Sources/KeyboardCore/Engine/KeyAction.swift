/// A key that was typed.
public struct KeyAction: Sendable, Hashable {
  /// When it was typed; for a repeat of delete the time that it was due, however late the caller woke.
  public var time: Instant
  /// `LayoutKey.id`.
  public var key: String
  /// What the field is to do.
  public var command: KeyCommand

  /// What one key typed at one moment.
  public init(time: Instant, key: String, command: KeyCommand) {
    self.time = time
    self.key = key
    self.command = command
  }
}
