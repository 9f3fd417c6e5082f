/// What an item of the bar is called where keys are told by their ids.
public enum BarKey {
  /// That of an item, `bar:1` for the first.
  public static func item(_ index: Int) -> String {
    switch index {
    case 0: "bar:1"
    case 1: "bar:2"
    default: "bar:3"
    }
  }

  /// That of a value that takes the place of a field's text after an item was chosen.
  public static let fill = "bar:fill"

  /// Whether an id is one of these: what such a key types is not composed, transformed or searched for.
  public static func isOne(_ key: String) -> Bool { key.hasPrefix("bar:") }
}
