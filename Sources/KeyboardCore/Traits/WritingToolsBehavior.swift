/// UIKit's `UIWritingToolsBehavior`, with its raw values: how far a text may be rewritten for its author. Since iOS 18.0.
public enum WritingToolsBehavior: Int, Sendable, CaseIterable {
  /// Not at all.
  case none = -1
  /// As the system sees fit.
  case `default` = 0
  /// In the text itself.
  case complete = 1
  /// Beside the text.
  case limited = 2

  /// The Swift name of UIKit: `limited`.
  public var name: String {
    switch self {
    case .none: "none"
    case .default: "default"
    case .complete: "complete"
    case .limited: "limited"
    }
  }

  /// By the Swift name of UIKit; nil for any other text.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
