/// The contacts that began, moved or ended at one SYN_REPORT; a contact that did not change is left out.
///
/// One value is reused for every frame, so that reading a panel does not allocate.
public struct TouchFrame: Sendable {
  /// That of the SYN_REPORT, or when the contacts were given up.
  public var time: Instant
  /// Ends stand before beginnings, so that a slot used again within a frame releases its key first.
  public var contacts: [Contact]

  /// A frame to be filled, or one with contacts that are known.
  public init(time: Instant = .zero, contacts: [Contact] = []) {
    self.time = time
    self.contacts = contacts
  }
}
