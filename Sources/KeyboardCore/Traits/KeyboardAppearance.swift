/// UIKit's `UIKeyboardAppearance`, with its raw values, and one of our own.
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  /// As the machine is set up; light where nothing is.
  case `default` = 0
  /// Light keys' text on dark ground.
  case dark = 1
  /// Dark text on light ground.
  case light = 2
  /// White on black with outlined keys, at least 7 to 1: Keypane's own. UIKit counts upwards from 0.
  case highContrast = -1

  /// The Swift name of UIKit: `dark`.
  public var name: String {
    switch self {
    case .default: "default"
    case .dark: "dark"
    case .light: "light"
    case .highContrast: "highContrast"
    }
  }

  /// By the Swift name of UIKit, or `highContrast`; nil for any other text.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
