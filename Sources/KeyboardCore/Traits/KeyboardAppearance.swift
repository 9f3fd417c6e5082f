/// UIKit's `UIKeyboardAppearance`, with its raw values.
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  /// As the machine is set up; light where nothing is.
  case `default` = 0
  /// Light keys' text on dark ground.
  case dark = 1
  /// Dark text on light ground.
  case light = 2

  /// The Swift name of UIKit: `dark`.
  public var name: String {
    switch self {
    case .default: "default"
    case .dark: "dark"
    case .light: "light"
    }
  }

  /// By the Swift name of UIKit; nil for any other text.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
