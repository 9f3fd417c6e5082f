/// Random characters out of an alphabet, drawn until every required class is there (part 5.1).
struct ClassicPassword: Sendable, Hashable {
  /// Random characters of a password, unless the rules want more or allow less.
  static let usualLength = 12
  /// Letters and digits without l and O, which look like 1 and 0.
  static let unambiguous = PrintableSet.upper.union(.lower).union(.digits).subtracting(PrintableSet("lO"))

  private static let group = 3
  private static let hyphen = UInt8(ascii: "-")
  /// After so many draws a password is put together instead. Under the rules of real sites a few are enough.
  private static let mostDraws = 1000
  /// What is hard to tell apart; and a blank at an end is lost in many a form.
  private static let avoided = PrintableSet("lO ")
  /// Characters are left out only where so many are left.
  private static let enough = 10

  /// Random characters of a password, hyphens between groups not counted.
  let length: Int
  /// What they are drawn from.
  let alphabet: [UInt8]
  /// Hyphens stand after every third character but the last: `xxx-xxx-xxx-xxx`.
  let isHyphenated: Bool
  private let required: [PrintableSet]
  /// Characters that have one of every required class, where single choices would not go into the password.
  private let cover: [UInt8]?
  private let maxConsecutive: Int

  /// How hard one is to guess, in bits; the few that a run of equal characters rules out are not taken off.
  var entropy: Double {
    let bits = Double(length) * Entropy.bits(alphabet.count)
    let share = shareOfGood
    return share > 0 ? max(0, bits + Entropy.bits(share)) : bits
  }

  /// Which part of all draws has every required class: one, less the draws that miss one class, and so on by inclusion
  /// and exclusion. 0 where there are too many classes to tell, or hardly any such draw.
  private var shareOfGood: Double {
    guard required.count <= 8 else { return 0 }
    let letters = PrintableSet(String(decoding: alphabet, as: UTF8.self))
    var share = 0.0
    for choice in 0..<(1 << required.count) {
      var rest = letters
      for (place, characters) in required.enumerated() where choice & (1 << place) != 0 {
        rest = rest.subtracting(characters)
      }
      var part = 1.0
      for _ in 0..<length { part *= Double(rest.count) / Double(alphabet.count) }
      share += choice.nonzeroBitCount.isMultiple(of: 2) ? part : -part
    }
    // What is smaller may be nothing but rounding.
    return share > 1e-9 ? share : 0
  }

  /// - Throws: why no password can be as the rules want it.
  init(rules: PasswordRules) throws(PasswordConflict) {
    let minimum = rules.minLength ?? 1
    let maximum = rules.maxLength ?? .max
    if minimum > maximum { throw .lengths(minimum: minimum, maximum: maximum) }
    if rules.required.contains(where: \.isEmpty) { throw .emptyRequired }
    if minimum > StrongPassword.longest { throw .tooLong(minimum: minimum) }

    var wanted = Self.distinct(rules.required.map(\.characters))
    var length = min(max(Self.usualLength, minimum), maximum)
    var cover: [UInt8]?
    if wanted.count > length {
      let most = min(maximum, StrongPassword.longest)
      cover = RequiredCover.find(wanted, atMost: most)
      guard let cover else { throw .tooManyRequired(classes: wanted.count, maximum: most) }
      length = max(length, cover.count)
    }
    var letters = Self.alphabet(rules.allowed, for: wanted)
    for byte in cover ?? [] { letters.insert(byte) }

    maxConsecutive = rules.maxConsecutive ?? .max
    if letters.count == 1, length > maxConsecutive {
      guard minimum <= maxConsecutive else {
        throw .repetition(minimum: minimum, maxConsecutive: maxConsecutive)
      }
      length = maxConsecutive
    }
    if rules.required.isEmpty, length >= 3 {
      // Nobody asks for these, so they are no conflict where they cannot be had.
      wanted = [PrintableSet.lower, .upper, .digits].filter { !$0.isDisjoint(with: letters) }
    }

    let rest = letters.subtracting(PrintableSet("-"))
    let withHyphens = length + (length - 1) / Self.group
    isHyphenated =
      rules.allowed.characters.contains(Self.hyphen) && cover == nil && rest.count >= Self.enough
      && length == Self.usualLength && withHyphens <= maximum
    self.length = length
    self.cover = cover
    alphabet = (isHyphenated ? rest : letters).bytes
    let hyphens = PrintableSet(isHyphenated ? "-" : "")
    required = wanted.filter { $0.isDisjoint(with: hyphens) }
  }

  /// What passwords are made of: what the rules allow, or what is unambiguous where they allow all of ASCII; and what
  /// is required beyond it.
  private static func alphabet(_ allowed: PasswordClass, for required: [PrintableSet]) -> PrintableSet {
    let isOpen = allowed.isUnicode || allowed == .asciiPrintable
    var letters = isOpen ? unambiguous : pleasant(allowed.characters)
    for characters in required where characters.isDisjoint(with: letters) {
      letters = letters.union(pleasant(characters))
    }
    return letters
  }

  private static func pleasant(_ characters: PrintableSet) -> PrintableSet {
    let rest = characters.subtracting(avoided)
    return rest.count < enough ? characters : rest
  }

  private static func distinct(_ classes: [PrintableSet]) -> [PrintableSet] {
    var seen: Set<PrintableSet> = []
    return classes.filter { seen.insert($0).inserted }
  }

  /// A new password.
  func bytes<Source: RandomSource & ~Copyable>(using source: inout Source) throws(Source.Failure) -> [UInt8] {
    for _ in 0..<Self.mostDraws {
      var draw: [UInt8] = []
      draw.reserveCapacity(length)
      for _ in 0..<length { draw.append(try source.pick(alphabet)) }
      if isGood(draw) { return hyphenated(draw) }
    }
    return hyphenated(try assembled(using: &source))
  }

  private func isGood(_ draw: [UInt8]) -> Bool {
    var found = PrintableSet()
    var run = 0
    for (place, byte) in draw.enumerated() {
      // Hyphens part the groups, so a run ends there.
      let isContinued = place > 0 && draw[place - 1] == byte && !(isHyphenated && place.isMultiple(of: Self.group))
      run = isContinued ? run + 1 : 1
      if run > maxConsecutive { return false }
      found.insert(byte)
    }
    return required.allSatisfy { !$0.isDisjoint(with: found) }
  }

  private func hyphenated(_ draw: [UInt8]) -> [UInt8] {
    guard isHyphenated else { return draw }
    var password: [UInt8] = []
    for (place, byte) in draw.enumerated() {
      if place > 0, place.isMultiple(of: Self.group) { password.append(Self.hyphen) }
      password.append(byte)
    }
    return password
  }

  /// A password that is right by its making: a block of different characters, one for every required class, and random
  /// ones before and behind it, none of which makes a run too long.
  private func assembled<Source: RandomSource & ~Copyable>(
    using source: inout Source
  ) throws(Source.Failure) -> [UInt8] {
    var block: [UInt8]
    if let cover { block = cover } else { block = try chosen(using: &source) }
    try source.shuffle(&block)
    let before = try source.below(length - block.count + 1)
    while block.count < length - before { block.append(try next(after: block.reversed(), using: &source)) }
    while block.count < length { block.insert(try next(after: block, using: &source), at: 0) }
    return block
  }

  /// A random character beside a row, seen from its near end, that makes no run too long.
  private func next<Source: RandomSource & ~Copyable>(
    after row: some Sequence<UInt8>, using source: inout Source
  ) throws(Source.Failure) -> UInt8 {
    var run = 0
    var end: UInt8?
    for byte in row {
      if let end, byte != end { break }
      end = byte
      run += 1
    }
    let barred = run >= maxConsecutive ? end : nil
    return try source.pick(alphabet.filter { $0 != barred })
  }

  /// One character for every required class that those before do not have.
  private func chosen<Source: RandomSource & ~Copyable>(
    using source: inout Source
  ) throws(Source.Failure) -> [UInt8] {
    var chosen: [UInt8] = []
    var found = PrintableSet()
    let letters = PrintableSet(String(decoding: alphabet, as: UTF8.self))
    for characters in required where characters.isDisjoint(with: found) {
      let byte = try source.pick(characters.intersection(letters).bytes)
      chosen.append(byte)
      found.insert(byte)
    }
    return chosen
  }
}
