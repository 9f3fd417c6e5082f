/// The whole precedence table: every content type and none, with every keyboard type, secure or not, under both
/// policies, on both idioms; everything else as UIKit has it by default.
public struct PrecedenceTable: Sendable {
  /// The locale that the fields are at home in.
  public let locale: LocaleFacts

  /// The table for a locale.
  public init(locale: LocaleFacts = .enUS) {
    self.locale = locale
  }

  /// None, then all by name, capitals like small letters.
  static let contentTypes: [TextContentType?] =
    [nil] + KnownContentType.all.sorted { $0.name.lowercased() < $1.name.lowercased() }.map { $0.type }

  /// All rows: content types by name, none first; then keyboard types in UIKit's order, then plain before secure, then
  /// policies, then idioms.
  public var rows: [PrecedenceRow] {
    Self.contentTypes.flatMap { rows(of: $0) }
  }

  /// The rows of one content type, in the same order.
  func rows(of contentType: TextContentType?) -> [PrecedenceRow] {
    var rows: [PrecedenceRow] = []
    for keyboardType in KeyboardType.allCases {
      for isSecure in [false, true] {
        for policy in PrecedencePolicy.allCases {
          for idiom in Idiom.allCases {
            rows.append(
              PrecedenceRow(
                contentType, keyboardType, isSecure: isSecure, policy: policy, idiom: idiom, locale: locale))
          }
        }
      }
    }
    return rows
  }
}
