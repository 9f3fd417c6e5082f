/// Reads days and times, as they are typed and out of messages.
enum MomentReader {
  /// Kept of one message.
  private static let limit = 8

  /// A day, a time or both that are the whole of a field's text; nil for anything else.
  static func read(_ typed: String, _ setting: RecogniserSetting) -> Recognised? {
    guard typed.utf8.count <= 100 else { return nil }
    let text = MessageText(typed)
    let tokens = MomentToken.tokens(of: text)
    var parser = MomentParser(tokens, order: DateReadingOrder(region: setting.region), isProse: false)
    guard !tokens.isEmpty, let moment = parser.moment(at: 0), parser.place == tokens.count else { return nil }
    guard !moment.isImpossible else {
      return Recognised(kind: .dateTime, value: typed, shown: typed, standing: .wrong)
    }
    let shown = moment.shown(setting, day: words(parser.dayTokens, of: text, tokens))
    return Recognised(kind: .dateTime, value: typed, shown: shown, standing: .whole)
  }

  /// The days and times of a message as they stand in it, in its order.
  static func find(in text: MessageText, _ setting: RecogniserSetting) -> [Recognised] {
    let tokens = MomentToken.tokens(of: text)
    var parser = MomentParser(tokens, order: DateReadingOrder(region: setting.region), isProse: true)
    var found: [Recognised] = []
    var place = 0
    while place < tokens.count, found.count < limit {
      guard let moment = parser.moment(at: place), parser.place > place else {
        place += 1
        continue
      }
      let value = words(place..<parser.place, of: text, tokens)
      let shown = moment.shown(setting, day: words(parser.dayTokens, of: text, tokens))
      let one = Recognised(kind: .dateTime, value: value, shown: shown)
      if !found.contains(where: { $0.value == value }) { found.append(one) }
      place = parser.place
    }
    return found
  }

  /// What is written from the first of some tokens to the last.
  private static func words(_ places: Range<Int>, of text: MessageText, _ tokens: [MomentToken]) -> String {
    guard let first = places.first, let last = places.last else { return "" }
    return text.written(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }
}
