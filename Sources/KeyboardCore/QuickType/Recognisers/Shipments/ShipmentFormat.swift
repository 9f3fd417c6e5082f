/// How one carrier writes one kind of tracking number.
struct ShipmentFormat: Sendable {
  /// The carrier's own name for it, or one that tells it from the carrier's others.
  var name: String
  /// Whose it is.
  var carrier: ShipmentCarrier
  /// From the first character to the last, blanks and hyphens left out.
  var parts: [ShipmentPart]
  /// Nil: it has no check digit, or a secret one.
  var check: ShipmentCheck?
  /// The characters that are reckoned; the check digit is the next one. Counted from the front.
  var checked = 0..<0
  /// What goes before them in the reckoning, unless they begin with it.
  var prefix = ""
  /// How its characters are grouped for reading; empty: the letters in front, then fours.
  var groups: [Int] = []

  /// Its lengths; only the last part may have several.
  var lengths: ClosedRange<Int> {
    parts.reduce(0...0) { ($0.lowerBound + $1.lengths.lowerBound)...($0.upperBound + $1.lengths.upperBound) }
  }

  /// How much it says that a number fits, in powers of ten, times ten: by this formats are ranked.
  var weight: Int { parts.reduce(check?.weight ?? 0) { $0 + $1.weight } }

  /// Whether characters begin such a number: as far as they go each is one that may stand there.
  func begins(_ signs: [UInt8]) -> Bool {
    var place = 0
    for part in parts {
      for offset in 0..<part.lengths.upperBound {
        guard place < signs.count else { return true }
        guard part.allows(signs[place], at: offset) else { return false }
        place += 1
      }
    }
    return place == signs.count
  }

  /// Whether the form is right: every character is one that may stand there, and none is missing.
  func fits(_ signs: [UInt8]) -> Bool {
    guard lengths.contains(signs.count), begins(signs) else { return false }
    guard parts.contains(where: { if case .postalCountry = $0 { true } else { false } }) else {
      return isTelling(signs)
    }
    return PostalCountries.contains(signs.suffix(2))
  }

  /// Whether the check digit is right, too; true where there is none.
  func holds(_ signs: [UInt8]) -> Bool {
    guard let check else { return true }
    let reckoned = signs[checked]
    let leading = reckoned.starts(with: prefix.utf8) ? [] : Array(prefix.utf8)
    return check.holds(leading + reckoned, signs[checked.upperBound])
  }

  /// Of what may be letters only, at least one has to be a digit; and nothing but zeros is nobody's number.
  private func isTelling(_ signs: [UInt8]) -> Bool {
    guard case .signs = parts.last else { return signs.contains { $0 != 0x30 } }
    return signs.contains { $0 <= 0x39 }
  }

  /// In groups with blanks between them.
  func grouped(_ signs: [UInt8]) -> String {
    var sizes = groups
    if sizes.isEmpty {
      let letters = signs.prefix { $0 > 0x39 }.count
      if letters > 0 { sizes.append(letters) }
    }
    return Grouping.grouped(signs, sizes: sizes, rest: 4)
  }
}
