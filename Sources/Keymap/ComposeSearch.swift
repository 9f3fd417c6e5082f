import CXKBCommon
import KeyboardCore

/// What can be typed with the sequences of a locale on the keys of one group, each text with its cheapest sequence.
///
/// libxkbcommon 1.5 does not list a table, so every keysym that can be typed is tried after every beginning.
struct ComposeSearch {
  /// The keys of a sequence, in order.
  private(set) var found: [Character: (strokes: [KeyStroke], cost: Int)] = [:]

  private let levels: LevelSearch
  private let alphabet: [xkb_keysym_t]
  /// The longest sequences of libX11's files have five keysyms.
  private static let longest = 5

  init(_ levels: LevelSearch, rules: ComposeRules) {
    self.levels = levels
    alphabet = levels.bySymbol.keys.sorted()
    let beginnings = alphabet.filter { rules.begins(with: $0) }
    guard !beginnings.isEmpty, let sequence = rules.sequence() else { return }
    var symbols: [xkb_keysym_t] = []
    symbols.reserveCapacity(Self.longest)
    for symbol in beginnings { follow(symbol, after: &symbols, sequence) }
  }

  /// - Parameter symbols: a beginning; as it was, afterwards.
  private mutating func follow(
    _ symbol: xkb_keysym_t, after symbols: inout [xkb_keysym_t], _ sequence: borrowing ComposeSequence
  ) {
    sequence.reset()
    for symbol in symbols { sequence.go(symbol) }
    let step = sequence.feed(symbol)
    symbols.append(symbol)
    defer { symbols.removeLast() }
    switch step {
    case .nothing, .cancelled: return
    case .text(let text): keep(text, symbols)
    case .more:
      guard symbols.count < Self.longest else { return }
      for next in alphabet { follow(next, after: &symbols, sequence) }
    }
  }

  private mutating func keep(_ text: String, _ symbols: [xkb_keysym_t]) {
    guard let character = text.first, text.count == 1, let first = text.unicodeScalars.first,
      Keymap.text(first.value) != nil
    else { return }
    let spots = symbols.compactMap { levels.bySymbol[$0] }
    // Every key more is a thing more that can go wrong.
    let cost = spots.reduce(0) { $0 + $1.cost + 4 }
    guard cost < found[character]?.cost ?? .max else { return }
    found[character] = (spots.flatMap(\.strokes), cost)
  }
}
