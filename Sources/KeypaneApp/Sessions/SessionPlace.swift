import KeyboardCore

/// Where a finger is put in a session, in words that outlive a change of the layout.
enum SessionPlace: Sendable, Hashable {
  /// A key of the plane that is shown then, by its id or else by what it types; where on its cap in hundredths of it, from
  /// its upper left corner.
  case key(String, x: Int, y: Int)
  /// An item of the bar, counted from 1.
  case bar(Int)
  /// A point of the screen in pixels.
  case point(KeyPoint)
  /// The middle of a field of the form.
  case field(String)
  /// Behind that many characters of a field's text.
  case text(String, characters: Int)
  /// A field's label.
  case label(String)
  /// The button that clears a field.
  case clear(String)
  /// The button at a field's trailing end.
  case button(String)
  /// The button that sends the form.
  case submit

  /// Reads `KEY`, `KEY@X,Y`, `bar:N`, `point:X,Y`, `field:ID`, `text:ID@N`, `label:ID`, `clear:ID`, `button:ID` or `submit`; nil:
  /// the numbers in it are none.
  init?(_ word: Substring) {
    if word == "submit" {
      self = .submit
      return
    }
    if let colon = word.firstIndex(of: ":"), colon != word.startIndex {
      let rest = word[word.index(after: colon)...]
      switch word[..<colon] {
      case "bar":
        guard let item = Self.number(rest), (1...OfferBar.capacity).contains(item) else { return nil }
        self = .bar(item)
        return
      case "point":
        guard let (x, y) = Self.pair(rest) else { return nil }
        self = .point(KeyPoint(x: x, y: y))
        return
      case "text":
        guard let at = rest.lastIndex(of: "@"), let count = Self.number(rest[rest.index(after: at)...]), count >= 0
        else { return nil }
        self = .text(String(rest[..<at]), characters: count)
        return
      case "field": self = .field(String(rest))
      case "label": self = .label(String(rest))
      case "clear": self = .clear(String(rest))
      case "button": self = .button(String(rest))
      default: self = .key(String(word), x: 50, y: 50)
      }
      return
    }
    guard let at = word.lastIndex(of: "@"), at != word.startIndex, word[at...].contains(",") else {
      self = .key(String(word), x: 50, y: 50)
      return
    }
    guard let (x, y) = Self.pair(word[word.index(after: at)...]) else { return nil }
    self = .key(String(word[..<at]), x: x, y: y)
  }

  /// As it stands in a file.
  var text: String {
    switch self {
    case .key(let id, x: 50, y: 50) where SessionPlace(id[...]) == self: id
    case .key(let id, let x, let y): "\(id)@\(x),\(y)"
    case .bar(let item): "bar:\(item)"
    case .point(let point): "point:\(point.x),\(point.y)"
    case .field(let id): "field:\(id)"
    case .text(let id, let count): "text:\(id)@\(count)"
    case .label(let id): "label:\(id)"
    case .clear(let id): "clear:\(id)"
    case .button(let id): "button:\(id)"
    case .submit: "submit"
    }
  }

  /// No place is further from a key or a corner than this.
  private static let farthest = 100_000

  private static func number(_ word: Substring) -> Int? {
    Int(word).flatMap { (-farthest...farthest).contains($0) ? $0 : nil }
  }

  private static func pair(_ word: Substring) -> (Int, Int)? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]) else { return nil }
    return (x, y)
  }
}
