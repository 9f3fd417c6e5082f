import KeyboardCore

extension KeyboardPainter {
  /// A tablet's key: what a flick downwards types, small and pale, above the label.
  func drawTwoLabels(
    of key: KeyCap, in rect: KeyRect, _ letters: PlaneLetters, _ look: CapLook, _ metrics: KeyMetrics,
    on canvas: inout Canvas
  ) throws(DisplayError) {
    let room = rect.width - 2 * metrics.labelMargin(key.label)
    let size =
      if key.showsLetter {
        letters.size(of: key, metrics)
      } else if key.label.count > 1 {
        metrics.word(keyHeight: rect.height)
      } else {
        min(metrics.letterUnderSecondary(keyHeight: rect.height), metrics.letterLimit(keyWidth: rect.width))
      }
    let label = try artwork.lettering.label(key.label, size: size, fitting: room, least: metrics.leastText)
    let middle = rect.x + rect.width / 2
    let smallSize = metrics.secondary(keyHeight: rect.height)
    let upperRise = artwork.lettering.capHeight(size: smallSize)
    let lowerRise = artwork.lettering.capHeight(size: label.size)
    let gap = max(KeyMetrics.leastGap, rect.height / 8)
    let margin = metrics.inkMargin(keyHeight: rect.height)
    let top = rect.y + (rect.height - upperRise - gap - lowerRise) / 2
    // All of a plane stand on one line, above which the deepest letter has room.
    let line = min(top + upperRise + gap + lowerRise, rect.maxY - margin - letters.drop)
    let baseline = key.showsLetter ? line : min(line, rect.maxY - margin - label.drop)
    let upperLine = max(
      rect.y + margin / 2 + upperRise, min(top + upperRise, line - letters.rise - KeyMetrics.leastGap))
    // What shift puts on the key itself is not said twice.
    if !key.secondary.isEmpty, key.secondary != key.label {
      let small = try artwork.lettering.label(key.secondary, size: smallSize, fitting: room, least: 6)
      let hangs = small.hang(in: upperRise, isSign: key.secondary.isSign)
      canvas.stamp(small, centredAt: middle, baseline: upperLine - hangs, look.secondary)
    }
    canvas.stamp(label, centredAt: middle, baseline: baseline, look.text)
  }

  /// The label alone, in the key's middle.
  func drawLabel(
    of key: KeyCap, in rect: KeyRect, _ letters: PlaneLetters, _ colour: Colour, _ metrics: KeyMetrics,
    on canvas: inout Canvas
  ) throws(DisplayError) {
    let text = key.label
    guard let first = text.first else { return }
    let size =
      if key.showsLetter {
        letters.size(of: key, metrics)
      } else if text.count > 1 {
        metrics.word(keyHeight: rect.height)
      } else if first == "." || first == "," {
        min(metrics.stop(keyHeight: rect.height), metrics.letterLimit(keyWidth: rect.width))
      } else {
        min(metrics.letter(keyHeight: rect.height), metrics.letterLimit(keyWidth: rect.width))
      }
    let label = try artwork.lettering.label(
      text, size: size, fitting: rect.width - 2 * metrics.labelMargin(text), least: metrics.leastText)
    let margin = metrics.inkMargin(keyHeight: rect.height)
    let isOfPlane = key.showsLetter && label.pictures.isEmpty
    // Letters whose script has no capitals are centred all together, by what they reach above and below their line.
    let height: Int
    if text.count == 1, first.isCentred {
      height = 2 * label.ascent - label.ink.height
    } else if isOfPlane, WritingScript(of: text) != .fromTheLeft {
      height = letters.rise - letters.drop
    } else {
      // A large full stop stands on the line of the letters beside it.
      let lineSize = min(label.size, metrics.letter(keyHeight: rect.height))
      height = artwork.lettering.rise(of: text, size: first.isLowercase ? label.size : lineSize)
    }
    // Halves are rounded up: a line that sits a little high looks centred, one that sits low looks wrong.
    let centred = rect.y + (rect.height + height) / 2
    let lowest = rect.maxY - margin - (isOfPlane ? letters.drop : label.drop)
    let highest = rect.y + margin + (isOfPlane ? letters.rise : label.ascent)
    // Where there is too little room for both, half of what lacks is on either side.
    let baseline = highest <= lowest ? min(max(centred, highest), lowest) : (highest + lowest) / 2
    canvas.stamp(label, centredAt: rect.x + rect.width / 2, baseline: baseline, colour)
  }
}

extension Label {
  /// How far a small label is moved up from its line so that signs that hang below the line, or are higher than
  /// capitals, stand where digits do; in pixels.
  fileprivate func hang(in rise: Int, isSign: Bool) -> Int {
    guard isSign, drop > 0 else { return 0 }
    return ink.height <= rise ? drop : drop - (ink.height - rise) / 2
  }
}

extension Character {
  /// A sign that stands in the middle by its own ink: its height above the line says nothing.
  fileprivate var isCentred: Bool { "@:;-–—+=<>/\\|()[]{}&%#$€£¥₩!?※〒".contains(self) }
}

extension String {
  /// It has neither letters nor digits.
  fileprivate var isSign: Bool { allSatisfy { !$0.isLetter && !$0.isNumber } }
}
