/// Makes strong passwords for rules: in the format that is easy to type where the rules allow it, else the classic ones
/// (part 5.1). Made once for a set of rules, it gives as many as are wanted.
public struct StrongPassword: Sendable, Hashable {
  /// What the passwords look like.
  public enum Format: Sendable, Hashable {
    /// `hupvEw-fodne1-qabjyg`: three groups of syllables, one capital, one digit.
    case easyToType
    /// So many random characters out of so many; in groups of three with hyphens between them, or without.
    case classic(length: Int, alphabet: Int, isHyphenated: Bool)
  }

  /// Longer passwords are not made: nobody types them, and a page could ask for gigabytes.
  public static let longest = 1024

  private enum Recipe: Sendable, Hashable {
    case easyToType(EasyPassword)
    case classic(ClassicPassword)
  }

  private let recipe: Recipe

  /// Looks for passwords that rules are content with.
  /// - Throws: why there is none.
  public init(rules: PasswordRules = .standard) throws(PasswordConflict) {
    // The classic recipe first: it tells whether the rules contradict each other.
    let classic = try ClassicPassword(rules: rules)
    recipe = EasyPassword(rules: rules).map { .easyToType($0) } ?? .classic(classic)
  }

  /// What the passwords look like.
  public var format: Format {
    switch recipe {
    case .easyToType: .easyToType
    case .classic(let classic):
      .classic(length: classic.length, alphabet: classic.alphabet.count, isHyphenated: classic.isHyphenated)
    }
  }

  /// How hard a password is to guess, in bits, for somebody who knows the rules and this program: 71.88 for one that is
  /// easy to type, 70.7 for a classic one of the usual length out of letters and digits.
  public var entropy: Double {
    switch recipe {
    case .easyToType: EasyPassword.entropy
    case .classic(let classic): classic.entropy
    }
  }

  /// A new password.
  public func password<Source: RandomSource & ~Copyable>(
    using source: inout Source
  ) throws(Source.Failure) -> String {
    let bytes =
      switch recipe {
      case .easyToType(let easy): try easy.bytes(using: &source)
      case .classic(let classic): try classic.bytes(using: &source)
      }
    return String(decoding: bytes, as: UTF8.self)
  }
}
