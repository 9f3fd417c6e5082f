/// What a key does to the field.
public enum KeyCommand: Sendable, Hashable {
  /// Text goes in at the cursor.
  case insert(String)
  /// The character before the cursor goes.
  case deleteBackward
  /// The return key, whatever its label.
  case returnKey
  /// The keyboard is put away.
  case hide
  /// The next keyboard is asked for.
  case nextKeyboard
  /// The emoji keyboard is asked for.
  case emoji
}

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

/// What is to happen after the keyboard has seen an input; one value is reused, so that typing does not allocate.
public struct Effects: Sendable {
  /// In the order in which they were typed.
  public var actions: [KeyAction] = []
  /// The picture is not what it was.
  public var needsDisplay = false
  /// A key went down that makes a sound.
  public var clicks = false

  public init() {
    actions.reserveCapacity(16)
  }

  public mutating func clear() {
    actions.removeAll(keepingCapacity: true)
    needsDisplay = false
    clicks = false
  }
}
