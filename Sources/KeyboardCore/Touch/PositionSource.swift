/// How a contact came to its position.
///
/// The kernel does not repeat a position that has not changed, so a contact may have none of its own.
public enum PositionSource: Hashable, Sendable {
  /// The contact told it, or one axis of it.
  case told
  /// It is that of the contact before in the same slot.
  case kept
  /// So far the same, but the panel may be one that tells a contact a frame before its position.
  case pending
  /// Nobody has ever told one: the position is only the kernel's first value.
  case unknown
}
