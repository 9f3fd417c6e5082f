/// The answer to a trait that can be asked for, refused or left to the keyboard (`UITextAutocorrectionType` and its kin).
public enum TraitSwitch: Int, Sendable, CaseIterable {
  /// The keyboard decides.
  case `default` = 0
  /// Switched off.
  case no = 1
  /// Switched on.
  case yes = 2

  /// The Swift name of UIKit: `yes`.
  public var name: String {
    switch self {
    case .default: "default"
    case .no: "no"
    case .yes: "yes"
    }
  }

  /// By the Swift name of UIKit; nil for any other text.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
