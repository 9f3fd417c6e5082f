extension PasswordRules {
  /// What is wrong with a password; empty where nothing is, also for rules that contradict each other. Each fault once,
  /// in the order length, characters, what is required, repetition. Characters are Unicode scalars.
  public func violations(of password: String) -> [PasswordViolation] {
    var found: [PasswordViolation] = []
    let facts = PasswordFacts(password)
    if let minLength, facts.count < minLength { found.append(.tooShort(minimum: minLength)) }
    if let maxLength, facts.count > maxLength { found.append(.tooLong(maximum: maxLength)) }
    let isAllowed =
      allowed.isUnicode || (!facts.hasOthers && facts.characters.isSubset(of: allowed.characters))
    if !isAllowed { found.append(.notAllowed(allowed: allowed)) }
    var named: Set<PasswordClass> = []
    for value in required where !facts.has(value) && named.insert(value).inserted { found.append(.missing(value)) }
    if let maxConsecutive, facts.longestRun > maxConsecutive { found.append(.repeated(maximum: maxConsecutive)) }
    return found
  }
}

/// What of a password matters to rules.
private struct PasswordFacts {
  private(set) var count = 0
  private(set) var characters = PrintableSet()
  /// There are characters that are not printable ASCII.
  private(set) var hasOthers = false
  private(set) var longestRun = 0

  init(_ password: String) {
    var last: Unicode.Scalar?
    var run = 0
    for scalar in password.unicodeScalars {
      count += 1
      if scalar.isASCII, PrintableSet.isPrintable(UInt8(scalar.value)) {
        characters.insert(UInt8(scalar.value))
      } else {
        hasOthers = true
      }
      run = scalar == last ? run + 1 : 1
      last = scalar
      longestRun = max(longestRun, run)
    }
  }

  func has(_ value: PasswordClass) -> Bool {
    value.isUnicode ? count > 0 : !characters.isDisjoint(with: value.characters)
  }
}
