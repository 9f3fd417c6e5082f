/// What makes rules bad although they can be read (rule VK12 of part 6).
public enum PasswordAdvice: Sendable, Hashable {
  /// They allow so few characters only.
  case lengthCap(Int)
  /// They allow characters of these alone; two of upper-case letters, lower-case letters and digits are wanted.
  case tooFewKinds(allowed: PasswordClass)
  /// No password can be as they want it.
  case conflict(PasswordConflict)

  /// A user agent takes no shorter cap for good rules (Apple's article on password rules).
  public static let leastLengthCap = 12

  /// What is bad and what to write instead, for people.
  public var sentence: String {
    switch self {
    case .lengthCap(let cap):
      "passwords of at most \(cap) characters are weak: allow \(Self.leastLengthCap) or more in maxlength"
    case .tooFewKinds(let allowed):
      "passwords of nothing but \(allowed.plural) are weak: allow two of upper, lower and digit"
    case .conflict(let conflict): conflict.sentence
    }
  }
}

extension PasswordRules {
  /// What makes the rules bad; empty where nothing does. A kind counts as allowed with its first character.
  public var advice: [PasswordAdvice] {
    var found: [PasswordAdvice] = []
    if let maxLength, maxLength < PasswordAdvice.leastLengthCap { found.append(.lengthCap(maxLength)) }
    let kinds = [PrintableSet.upper, .lower, .digits].filter { !allowed.characters.isDisjoint(with: $0) }
    if kinds.count < 2 { found.append(.tooFewKinds(allowed: allowed)) }
    do throws(PasswordConflict) {
      _ = try StrongPassword(rules: self)
    } catch {
      found.append(.conflict(error))
    }
    return found
  }
}
