/// The emoji keyboard: what it shows, what was typed on it, and the search.
public struct EmojiBoard: Sendable {
  /// What it is doing.
  public enum Mode: Sendable, Hashable {
    /// Letters are shown.
    case closed
    /// The pages of emoji are shown.
    case browsing
    /// A name is typed on the letters, and what it means stands above them.
    case searching(query: String)
  }

  /// What is to happen with a command that came from its keyboard.
  public enum Outcome: Sendable, Hashable {
    /// It goes on to the field.
    case passes
    /// It was for the board, which may show something else now.
    case taken
    /// The letters are to be shown again.
    case leaves
  }

  /// What it is doing.
  public private(set) var mode = Mode.closed
  /// What was typed last.
  public private(set) var recents = EmojiRecents()
  /// What the search looks in; given when it is first needed.
  public var names: EmojiNames?
  private let catalogue: EmojiCatalogue

  /// How many results stand above the letters.
  public static let results = 8

  /// A board of these emoji, closed.
  public init(_ catalogue: EmojiCatalogue) {
    self.catalogue = catalogue
  }

  /// There is at least one emoji.
  public var isUseful: Bool { !catalogue.categories.isEmpty }

  /// Shows the pages.
  public mutating func open() { mode = .browsing }

  /// Shows the letters.
  public mutating func close() { mode = .closed }

  /// The next person begins.
  public mutating func endSession() {
    mode = .closed
    recents.forget()
  }

  /// Takes what a key of its keyboard does.
  public mutating func take(_ command: KeyCommand, key: String) -> Outcome {
    // What is chosen in the bar is for the field.
    if BarKey.isOne(key) { return .passes }
    switch (mode, command) {
    case (.closed, _), (_, .choose): return .passes
    case (.browsing, .insert(let text)):
      recents.typed(text)
      return .passes
    case (.browsing, .nextKeyboard):
      mode = .closed
      return .leaves
    case (.browsing, .search):
      mode = .searching(query: "")
      return .taken
    case (.browsing, _): return .passes
    case (.searching(let query), .insert(let text)):
      guard !key.hasPrefix("emoji-") else {
        recents.typed(text)
        return .passes
      }
      mode = .searching(query: String((query + text).suffix(Self.longestQuery)))
      return .taken
    case (.searching(let query), .replace(let count, let text)):
      mode = .searching(query: String(query.dropLast(count)) + text)
      return .taken
    case (.searching(let query), .deleteBackward):
      // Deleting what is not there leaves the search.
      mode = query.isEmpty ? .browsing : .searching(query: String(query.dropLast()))
      return .taken
    case (.searching(let query), .deleteWordBackward):
      let word = query.reversed().drop { $0 == " " }.prefix { $0 != " " }
      mode = query.isEmpty ? .browsing : .searching(query: String(query.prefix(upTo: word.endIndex.base)))
      return .taken
    case (.searching, .returnKey), (.searching, .nextKeyboard), (.searching, .emoji), (.searching, .search):
      mode = .browsing
      return .taken
    case (.searching, .hide):
      mode = .closed
      return .passes
    case (.searching, .keystroke), (.searching, .chord), (.searching, .keyboard): return .taken
    }
  }

  private static let longestQuery = 32

  /// What is to be shown; nil: the letters themselves.
  /// - Parameters:
  ///   - letters: the layout of the field's language.
  ///   - keyboardType: the field's, whose bottom row the letters have.
  ///   - back: what stands on the key that leads back to the letters.
  public func layout(columns: Int, letters: Layout, keyboardType: KeyboardType, back: String) -> Layout? {
    switch mode {
    case .closed: nil
    case .browsing: EmojiLayout(columns: columns).layout(catalogue, recents: recents, letters: back)
    case .searching(let query): searching(query, on: letters, keyboardType: keyboardType)
    }
  }

  /// The letters with one row more, and a face where the globe leads back to the emoji: the query, and what it means. The row has as many keys whatever is found, so that a
  /// finger that is down stays on its key.
  private func searching(_ query: String, on letters: Layout, keyboardType: KeyboardType) -> Layout {
    let found = names?.matches(query, limit: Self.results) ?? []
    var changed = letters
    changed.id = EmojiLayout.id
    changed.variants = []
    changed.planes = letters.planes(for: keyboardType)
    for index in changed.planes.indices {
      let units = changed.planes[index].units
      let width = units * 8 / 100
      var row = [
        LayoutKey(
          id: "query", role: .blank, label: query, width: units - width * Self.results, icon: .query)
      ]
      for number in 0..<Self.results {
        if number < found.count {
          var key = EmojiLayout.key(EmojiCatalogue.Entry(found[number]))
          key.width = width
          row.append(key)
        } else {
          row.append(LayoutKey(id: "empty-\(number)", role: .blank, width: width))
        }
      }
      changed.planes[index] = changed.planes[index].settled(.emoji)
      changed.planes[index].rows.insert(row, at: 0)
    }
    return changed
  }
}
