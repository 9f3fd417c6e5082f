/// Counts of what a panel should not have sent.
public struct TouchOddities: Sendable, Hashable {
  /// SYN_DROPPED: the reader was too slow and events are lost.
  public var droppedFrames = 0
  /// ABS_MT_SLOT out of the declared range, below zero included.
  public var badSlots = 0
  /// Contacts given up without a release.
  public var cancelledContacts = 0
  /// Events after the last SYN_REPORT.
  public var eventsWithoutReport = 0

  /// Nothing odd so far.
  public init() {}
}
