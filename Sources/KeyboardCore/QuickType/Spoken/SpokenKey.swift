/// What a key is to somebody who hears it.
public enum SpokenKey: Sendable, Hashable {
  /// It types this.
  case text(String)
  /// It is part of a secret.
  case dot
  /// What its role says: shift, delete, the globe.
  case role(KeyRole)
  /// The return key with what stands on it; empty: as every return key.
  case returnKey(String)
  /// It shows a plane of this id; the label is what stands on it.
  case plane(String, label: String)
  /// The emoji of the page before.
  case previousPage
  /// The emoji of the page behind.
  case nextPage
  /// A key of a hardware keyboard, by its code; the label is what stands on it.
  case keystroke(UInt16, label: String)
}
