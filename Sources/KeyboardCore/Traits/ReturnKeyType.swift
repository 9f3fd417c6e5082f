/// UIKit's `UIReturnKeyType`, with its raw values.
public enum ReturnKeyType: Int, Sendable, CaseIterable {
  /// A new line, or the next field.
  case `default` = 0
  /// Goes where the text says.
  case go = 1
  /// Searches with Google.
  case google = 2
  /// Joins a network or a meeting.
  case join = 3
  /// Goes to the next field.
  case next = 4
  /// Finds the way.
  case route = 5
  /// Searches.
  case search = 6
  /// Sends.
  case send = 7
  /// Searches with Yahoo.
  case yahoo = 8
  /// The text is complete.
  case done = 9
  /// Calls for help.
  case emergencyCall = 10
  /// Goes on.
  case `continue` = 11

  /// The Swift name of UIKit: `emergencyCall`.
  public var name: String {
    switch self {
    case .default: "default"
    case .go: "go"
    case .google: "google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "yahoo"
    case .done: "done"
    case .emergencyCall: "emergencyCall"
    case .continue: "continue"
    }
  }

  /// By the Swift name of UIKit; nil for any other text.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
