/// UIKit's `UITextAutocapitalizationType`, with its raw values.
public enum AutocapitalizationType: Int, Sendable, CaseIterable {
  /// Never.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Every letter.
  case allCharacters = 3

  /// The Swift name of UIKit: `allCharacters`.
  public var name: String {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "allCharacters"
    }
  }

  /// By the Swift name of UIKit; nil for any other text.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
