/// What a recogniser has read.
public struct Recognised: Sendable, Hashable {
  /// How far what was typed has come.
  public enum Standing: Sendable, Hashable {
    /// It may become one; more is to be typed.
    case begun
    /// It is one.
    case whole
    /// It has the form of one and cannot be: its check digit is another, or there is no such day.
    case wrong
  }

  /// Who has read it.
  public var kind: Recogniser
  /// What is inserted where it is chosen: without what only groups it.
  public var value: String
  /// Grouped as people read it; the same characters where it is grouped no further.
  public var shown: String
  /// Whose it is: carrier, airline, brand, or the day that is meant; empty where that is not known.
  public var detail: String
  /// How far it has come; of what a message contains always `whole`.
  public var standing: Standing

  /// What somebody has read.
  public init(kind: Recogniser, value: String, shown: String, detail: String = "", standing: Standing = .whole) {
    self.kind = kind
    self.value = value
    self.shown = shown
    self.detail = detail
    self.standing = standing
  }
}
