/// The keyboards that the globe key lists when it is held.
public struct KeyboardMenu: Sendable, Hashable {
  /// What stands in the list, from above; each name is its keyboard's place.
  public var names: [String]
  /// The one that is shown.
  public var current: Int
  /// The emoji keyboard stands below them, under this name; nil: it is not for this field.
  public var emoji: String?

  /// A list of no keyboard, where not told otherwise.
  public init(names: [String] = [], current: Int = 0, emoji: String? = nil) {
    self.names = names
    self.current = current
    self.emoji = emoji
  }

  /// There is something to choose from.
  var isUseful: Bool { names.count + (emoji == nil ? 0 : 1) > 1 }
}
