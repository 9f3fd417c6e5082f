import KeyboardCore

/// What the letters of a plane have in common: one size, at which the widest keeps away from the sides of its key, and a
/// line above which the deepest keeps away from the key's lower edge.
struct PlaneLetters: Equatable {
  /// The largest size of letters, in pixels an em.
  private(set) var limit = Int.max
  /// How far the highest ink reaches above the line, in pixels.
  private(set) var rise = 0
  /// How far the deepest ink reaches below the line, in pixels.
  private(set) var drop = 0
  /// Letters stand under what a flick types, in the same size in rows that have none.
  let areSmall: Bool

  init(
    _ picture: KeyboardPicture, _ rows: PadRows, _ metrics: KeyMetrics, _ lettering: inout Lettering
  ) throws(DisplayError) {
    let caps = picture.keys.filter(\.showsLetter)
    areSmall = caps.contains { rows.lower($0) }
    // A size that is found too large once is rarely found so again: what is left over is a pixel.
    for _ in 0..<3 {
      let before = limit
      try measure(caps, metrics, &lettering)
      if limit == before { break }
    }
  }

  private mutating func measure(
    _ caps: [KeyCap], _ metrics: KeyMetrics, _ lettering: inout Lettering
  ) throws(DisplayError) {
    (rise, drop) = (0, 0)
    var smallest = limit
    var least: KeyCap?
    for cap in caps {
      let label = try lettering.label(cap.label, size: size(of: cap, metrics))
      rise = max(rise, label.ascent)
      drop = max(drop, label.drop)
      let room = max(1, cap.rect.width - 2 * metrics.letterMargin(keyWidth: cap.rect.width))
      if label.ink.width > room { smallest = min(smallest, label.size * room / label.ink.width) }
      if least.map({ cap.rect.height < $0.rect.height }) ?? true { least = cap }
    }
    if let least {
      let height = least.rect.height
      var room = height - 2 * metrics.inkMargin(keyHeight: height)
      if areSmall {
        room -= lettering.capHeight(size: metrics.secondary(keyHeight: height)) + KeyMetrics.leastGap
      }
      if rise + drop > room {
        smallest = min(smallest, size(of: least, metrics) * max(1, room) / (rise + drop))
      }
    }
    limit = max(metrics.leastText, smallest)
  }

  /// The size of a letter, in pixels an em.
  func size(of cap: KeyCap, _ metrics: KeyMetrics) -> Int {
    let height = cap.rect.height
    let wanted =
      if areSmall {
        metrics.letterUnderSecondary(keyHeight: height)
      } else if cap.label.first?.isLowercase == true {
        metrics.lowercaseLetter(keyHeight: height)
      } else {
        metrics.letter(keyHeight: height)
      }
    return min(wanted, metrics.letterLimit(keyWidth: cap.rect.width), limit)
  }
}

extension KeyCap {
  /// One letter stands on it, alone or under what a flick types.
  var showsLetter: Bool {
    guard style == .character, symbol == .text, hint.isEmpty, label.count == 1 else { return false }
    // Vowel signs are letters of their scripts, too.
    return label.first?.isLetter == true || label.unicodeScalars.first?.properties.generalCategory.isMark == true
  }
}

extension Label {
  /// How far the ink reaches below the baseline, in pixels.
  var drop: Int { max(0, ink.height - ascent) }
}
