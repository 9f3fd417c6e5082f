/// Reads tracking numbers: as they are typed, and out of messages.
enum ShipmentReader {
  /// Kept of one message.
  static let limit = 8

  /// What a field holds. Names of carriers, "tracking number" and number signs before it are left out.
  static func read(_ typed: String) -> Recognised? {
    guard typed.utf8.count <= 200 else { return nil }
    let text = MessageText(typed)
    let meanings = text.meanings(ShipmentWord.words)
    let named = meanings.reduce(into: ShipmentWord()) { $0.formUnion($1) }
    var first = 0
    while first < text.pieces.count, !meanings[first].isEmpty, first + 1 < text.pieces.count { first += 1 }
    guard first < text.pieces.count else { return nil }
    let tail = text.pieces[first].range.lowerBound..<text.folded.count
    guard let signs = signs(text, tail) else { return nil }
    if let best = best(signs, named, isBare: false) { return best }
    return unfinished(signs, named)
  }

  /// Digits and capitals of a stretch, blanks, hyphens and number signs left out; nil where anything else is in it.
  private static func signs(_ text: MessageText, _ range: Range<Int>) -> [UInt8]? {
    var signs: [UInt8] = []
    for place in range {
      let scalar = text.folded[place]
      if MessagePiece.isDigit(scalar) {
        signs.append(UInt8(scalar))
      } else if scalar >= 0x61 && scalar <= 0x7a {
        signs.append(UInt8(scalar - 0x20))
      } else if ![0x20, 0x2d, 0x23].contains(scalar) {
        return nil
      }
    }
    return signs.isEmpty ? nil : signs
  }

  /// The likeliest format of a whole number: of a carrier that is named, then the one that says most.
  /// - Parameter isBare: nothing speaks of a shipment; then only what its own form and check digit prove will do.
  private static func best(_ signs: [UInt8], _ named: ShipmentWord, isBare: Bool) -> Recognised? {
    let holding = ShipmentTable.shared.holding(signs)
    let carriers = named.carriers
    let format =
      holding.first { carriers.contains($0.carrier) } ?? holding.first { !isBare || $0.weight >= Self.proof }
    guard let format else { return nil }
    return Recognised(
      kind: .shipment, value: String(decoding: signs, as: UTF8.self), shown: format.grouped(signs),
      detail: format.carrier.rawValue)
  }

  /// What makes a number a tracking number without further words: a chance of one in a thousand.
  private static let proof = 28

  /// What may become a number, or is one but for its check digit.
  private static func unfinished(_ signs: [UInt8], _ named: ShipmentWord) -> Recognised? {
    let carriers = named.carriers
    let all = ShipmentFormat.all.filter { carriers.isEmpty || carriers.contains($0.carrier) }
    let begun = all.filter { $0.lengths.upperBound > signs.count && $0.begins(signs) }.max { $0.weight < $1.weight }
    let wrong = all.filter { $0.fits(signs) }.max { $0.weight < $1.weight }
    guard let format = wrong ?? begun else { return nil }
    // A check digit that is wrong may be the middle of a longer number.
    let standing: Recognised.Standing = wrong != nil && begun == nil ? .wrong : .begun
    return Recognised(
      kind: .shipment, value: String(decoding: signs, as: UTF8.self), shown: format.grouped(signs),
      detail: wrong == nil && format.weight < Self.proof ? "" : format.carrier.rawValue, standing: standing)
  }

  /// The numbers of a message, in its order.
  static func find(in message: String) -> [Recognised] {
    find(in: MessageText(message))
  }

  static func find(in text: MessageText) -> [Recognised] {
    let said = text.meanings(ShipmentWord.words).reduce(into: ShipmentWord()) { $0.formUnion($1) }
    let isBare = said.isDisjoint(with: .shipment) && said.carriers.isEmpty
    var found: [Recognised] = []
    var budget = Self.tries
    var first = 0
    while first < text.pieces.count, found.count < limit, budget > 0 {
      let last = phrase(text, from: first)
      if let last {
        for one in numbers(text, first...last, said, isBare: isBare, &budget) where !found.contains(one) {
          found.append(one)
        }
      }
      first = (last ?? first) + 1
    }
    return Array(found.prefix(limit))
  }

  /// Stretches of a message that are tried before it is given up: real ones have a handful.
  private static let tries = 4000

  /// The last piece of a stretch of digits and short capitals with one blank or hyphen between them.
  private static func phrase(_ text: MessageText, from first: Int) -> Int? {
    guard isPart(text, first) else { return nil }
    var last = first
    while last + 1 < text.pieces.count, isPart(text, last + 1) {
      let end = text.pieces[last].range.upperBound
      guard text.pieces[last + 1].range.lowerBound == end + 1, [0x20, 0x2d].contains(text.folded[end]) else { break }
      last += 1
    }
    return last
  }

  /// Digits, capitals and digits, or a few capitals.
  private static func isPart(_ text: MessageText, _ index: Int) -> Bool {
    let piece = text.pieces[index]
    if piece.isInAddress { return false }
    switch piece.content {
    case .digits: return true
    case .letters where piece.range.count > 4: return false
    case .letters, .mixed:
      return text.written[piece.range].allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) }
    }
  }

  /// The numbers of one stretch: the whole, or the longest parts of it.
  private static func numbers(
    _ text: MessageText, _ range: ClosedRange<Int>, _ said: ShipmentWord, isBare: Bool, _ budget: inout Int
  ) -> [Recognised] {
    var found: [Recognised] = []
    var first = range.lowerBound
    while first <= range.upperBound, budget > 0 {
      var next = first + 1
      // No number is written in more than twelve groups, but for one that stands alone.
      let reach = range.count <= ShipmentTable.shared.longest ? range.upperBound : min(range.upperBound, first + 11)
      for last in (first...reach).reversed() where budget > 0 {
        budget -= 1
        let places = text.pieces[first].range.lowerBound..<text.pieces[last].range.upperBound
        guard places.count <= 2 * ShipmentTable.shared.longest, let signs = signs(text, places),
          let one = best(signs, said, isBare: isBare)
        else { continue }
        found.append(one)
        next = last + 1
        break
      }
      first = next
    }
    return found
  }
}
