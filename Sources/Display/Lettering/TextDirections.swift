/// In which order the stretches of a text stand from left to right, where some are read from the right: what Unicode's
/// bidirectional algorithm (UAX 9) makes of one line without embeddings, with letters, numbers and what lies between them.
enum TextDirections {
  /// Characters that are read in one direction.
  struct Stretch: Equatable {
    /// In the order in which they are read.
    var text: String
    var isFromTheRight: Bool
  }

  private enum Kind {
    case left
    case right
    case number
    /// Stands within a number, such as the point and the colon of a time.
    case separator
    /// Stands at a number: signs of currencies, of hundredths.
    case attached
    case neutral
  }

  /// From left to right as they are seen. A text without letters that are read from the right is one stretch.
  static func stretches(of text: String) -> [Stretch] {
    guard text.unicodeScalars.contains(where: { WritingScript(of: $0).isFromTheRight }) else {
      return [Stretch(text: text, isFromTheRight: false)]
    }
    let characters = Array(text)
    let levels = levels(of: characters.map(kind))
    var pieces: [(level: Int, text: String)] = []
    for (character, level) in zip(characters, levels) {
      if pieces.last?.level == level {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append((level, String(character)))
      }
    }
    // L2: from the highest level down to the lowest odd one, what is at least so high is turned around.
    for level in [2, 1] {
      var start = 0
      while start < pieces.count {
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end + 1
      }
    }
    return pieces.map { Stretch(text: $0.text, isFromTheRight: $0.level == 1) }
  }

  /// 0 and 2 are read from the left, 1 from the right.
  private static func levels(of kinds: [Kind]) -> [Int] {
    let base: Kind = kinds.first { $0 == .left || $0 == .right } ?? .left
    var resolved = withWholeNumbers(kinds)
    // W7: a number behind letters that are read from the left is like them.
    var strong = base
    for index in resolved.indices {
      switch resolved[index] {
      case .left, .right: strong = resolved[index]
      case .number: if strong == .left { resolved[index] = .left }
      case .neutral, .separator, .attached: break
      }
    }
    // N1, N2: what lies between two of one direction has it, too; a number is here like what is read from the right.
    var index = 0
    while index < resolved.count {
      guard resolved[index] == .neutral else {
        index += 1
        continue
      }
      let end = resolved[index...].firstIndex { $0 != .neutral } ?? resolved.count
      let before = index > 0 ? side(resolved[index - 1]) : base
      let after = end < resolved.count ? side(resolved[end]) : base
      for place in index..<end { resolved[place] = before == after ? before : base }
      index = end
    }
    return resolved.map { kind in
      switch kind {
      case .left: base == .left ? 0 : 2
      case .right: 1
      case .number: 2
      case .neutral, .separator, .attached: base == .left ? 0 : 1
      }
    }
  }

  /// W4 to W6: one separator between two numbers is a part of them, what is attached to a number as well; elsewhere both
  /// are like any other sign.
  private static func withWholeNumbers(_ kinds: [Kind]) -> [Kind] {
    var whole = kinds
    for index in whole.indices where whole[index] == .separator {
      let isWithin =
        index > 0 && index + 1 < whole.count && whole[index - 1] == .number && whole[index + 1] == .number
      whole[index] = isWithin ? .number : .neutral
    }
    var index = 0
    while index < whole.count {
      guard whole[index] == .attached else {
        index += 1
        continue
      }
      let end = whole[index...].firstIndex { $0 != .attached } ?? whole.count
      let isAtNumber = index > 0 && whole[index - 1] == .number || end < whole.count && whole[end] == .number
      for place in index..<end { whole[place] = isAtNumber ? .number : .neutral }
      index = end
    }
    return whole
  }

  private static func side(_ kind: Kind) -> Kind { kind == .number ? .right : kind }

  private static func kind(_ character: Character) -> Kind {
    guard let first = character.unicodeScalars.first else { return .neutral }
    switch first {
    // The separators of Arabic numbers are of them; the comma, as others are, may stand within one.
    case "\u{066B}", "\u{066C}": return .number
    case ".", ",", ":", "/", "+", "-", "\u{A0}", "\u{060C}", "\u{202F}", "\u{2044}", "−": return .separator
    case "%", "#", "$", "°", "′", "″", "\u{066A}", "‰": return .attached
    default: break
    }
    let category = first.properties.generalCategory
    if category == .decimalNumber { return .number }
    if category == .currencySymbol { return .attached }
    if WritingScript(of: first).isFromTheRight { return .right }
    return first.properties.isAlphabetic ? .left : .neutral
  }
}
