/// The parts of a person's name; each empty where the card has none.
public struct ContactName: Sendable, Hashable {
  /// `Dr.`
  public var prefix: String
  /// `John`
  public var given: String
  /// `Philip Paul`
  public var middle: String
  /// `Stevenson`
  public var family: String
  /// `Jr., M.D.`
  public var suffix: String

  /// Parts that are not given are empty.
  public init(prefix: String = "", given: String = "", middle: String = "", family: String = "", suffix: String = "") {
    self.prefix = prefix
    self.given = given
    self.middle = middle
    self.family = family
    self.suffix = suffix
  }

  /// Whether the card says nothing.
  public var isEmpty: Bool { self == ContactName() }

  /// Given, middle and family name in the order of their language, as a form asks for a name: no title, no degree.
  /// - Parameters:
  ///   - language: what the name is written in, as a BCP 47 tag; nil: nothing is known but its letters.
  ///   - owner: the whole name as its owner writes it, which shows the order.
  public func plain(language: String?, owner: String = "") -> String {
    NameOrder.of(self, language: language, owner: owner).text(of: self)
  }
}
