/// Which of several values of a card one is: a string that card owners may extend. Compare with `==`.
public struct ContactLabel: RawRepresentable, Hashable, Sendable {
  /// As it stands beside the value: `home`, `Summer house`.
  public var rawValue: String

  /// Any string is a label.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where somebody lives.
  public static let home = ContactLabel(rawValue: "home")
  /// Where somebody works.
  public static let work = ContactLabel(rawValue: "work")
  /// A telephone that is carried along.
  public static let mobile = ContactLabel(rawValue: "mobile")
  /// The number that an authority or a company is called by.
  public static let main = ContactLabel(rawValue: "main")
  /// A number that only machines answer.
  public static let fax = ContactLabel(rawValue: "fax")
  /// A fax at home.
  public static let homeFax = ContactLabel(rawValue: "home fax")
  /// A fax at work.
  public static let workFax = ContactLabel(rawValue: "work fax")
  /// A pager.
  public static let pager = ContactLabel(rawValue: "pager")
}
