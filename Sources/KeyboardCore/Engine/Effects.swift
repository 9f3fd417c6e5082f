/// What is to happen after the keyboard has seen an input; one value is reused, so that typing does not allocate.
public struct Effects: Sendable {
  /// In the order in which they were typed.
  public var actions: [KeyAction] = []
  /// The picture is not what it was.
  public var needsDisplay = false

  /// What is to be said, in order; nothing where keys are not spoken.
  public var announcements: [Announcement] = []

  /// The sound of the key that was pressed last.
  public var click: KeyClick?

  /// Nothing to do, with room for 16 actions: one for every finger.
  public init() {
    actions.reserveCapacity(16)
  }

  /// Back to nothing to do; the room for actions stays.
  public mutating func clear() {
    actions.removeAll(keepingCapacity: true)
    needsDisplay = false
    if !announcements.isEmpty { announcements.removeAll(keepingCapacity: true) }
    click = nil
  }
}
