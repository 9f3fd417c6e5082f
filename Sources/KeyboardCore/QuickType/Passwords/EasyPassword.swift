/// The format that is easy to type, on a phone's keyboard with few changes of the plane: `hupvEw-fodne1-qabjyg`
/// (part 5.1; figures by Ricky Mondello, 2018 and 2024).
///
/// 20 characters: three groups of six with hyphens between them. Two groups are consonant, vowel, consonant twice; in
/// one the last consonant is missing and a digit stands at the group's begin or end, but never as the very first
/// character. One letter is a capital, but never an o.
struct EasyPassword: Sendable, Hashable {
  /// Characters of each password.
  static let length = 20
  /// Without the l, which looks like a 1.
  static let consonants = Array("bcdfghjkmnpqrstvwxz".utf8)
  static let vowels = Array("aeiouy".utf8)
  static let digits = Array("0123456789".utf8)

  private static let group = 6
  private static let hyphen = UInt8(ascii: "-")
  /// Where the digit may stand among the 18 characters without hyphens: at either end of a group, but not first.
  private static let digitPlaces = [5, 6, 11, 12, 17]

  /// How hard one is to guess, in bits: 71.88. All passwords of the format are equally likely; there are
  /// 10 digits x 5 places x 19^11 consonants x 6^6 vowels x the letters that may be the capital, which are on average
  /// 11 consonants and 5 of the 6 vowels.
  static var entropy: Double {
    Entropy.bits(digits.count) + Entropy.bits(digitPlaces.count) + 11 * Entropy.bits(consonants.count)
      + 6 * Entropy.bits(vowels.count) + Entropy.bits(11 + 5)
  }

  private let maxConsecutive: Int?

  /// Nil where rules are not content with every password of this format (but for `max-consecutive: 1`, which lets
  /// some be thrown away: two syllables may meet in one consonant).
  init?(rules: PasswordRules) {
    let lower = PrintableSet(String(decoding: Self.consonants + Self.vowels, as: UTF8.self))
    let upper = PrintableSet("BCDFGHJKMNPQRSTVWXZAEIUY")
    let hyphen = PrintableSet("-")
    let used = lower.union(upper).union(.digits).union(hyphen)
    guard used.isSubset(of: rules.allowed.characters) else { return nil }
    guard (rules.minLength ?? 0) <= Self.length, (rules.maxLength ?? .max) >= Self.length else { return nil }
    // Some letter, capital and digit is in every password, but no certain one.
    let isKept = rules.required.allSatisfy { value in
      [lower, upper, .digits, hyphen].contains { $0.isSubset(of: value.characters) }
    }
    guard isKept else { return nil }
    maxConsecutive = rules.maxConsecutive
  }

  /// A new password.
  func bytes<Source: RandomSource & ~Copyable>(using source: inout Source) throws(Source.Failure) -> [UInt8] {
    while true {
      let candidate = try Self.candidate(using: &source)
      if let candidate, maxConsecutive.map({ Self.longestRun(candidate) <= $0 }) ?? true { return candidate }
    }
  }

  /// Nil where the letter drawn for the capital is an o. To draw everything anew then, instead of another letter, keeps
  /// all passwords equally likely.
  private static func candidate<Source: RandomSource & ~Copyable>(
    using source: inout Source
  ) throws(Source.Failure) -> [UInt8]? {
    let digitPlace = try source.pick(digitPlaces)
    // Counted among the 17 letters.
    let capital = try source.below(3 * group - 1)
    var password: [UInt8] = []
    password.reserveCapacity(length)
    var letters = 0
    for place in 0..<3 * group {
      if place > 0, place.isMultiple(of: group) { password.append(hyphen) }
      if place == digitPlace {
        password.append(try source.pick(digits))
        continue
      }
      // A digit at the begin of its group pushes the syllables on by one.
      let isPushed = digitPlace.isMultiple(of: group) && place / group == digitPlace / group
      let isVowel = (place % group - (isPushed ? 1 : 0)) % 3 == 1
      var letter = try source.pick(isVowel ? vowels : consonants)
      if letters == capital {
        if letter == UInt8(ascii: "o") { return nil }
        letter -= 0x20
      }
      letters += 1
      password.append(letter)
    }
    return password
  }

  private static func longestRun(_ password: [UInt8]) -> Int {
    var longest = 0
    var run = 0
    for (place, byte) in password.enumerated() {
      run = place > 0 && password[place - 1] == byte ? run + 1 : 1
      longest = max(longest, run)
    }
    return longest
  }
}
