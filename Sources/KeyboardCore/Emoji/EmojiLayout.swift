/// Makes ordinary layouts of the emoji: a page a plane, with the categories below.
public struct EmojiLayout: Sendable {
  /// Keys beside each other, the column at the right included, which has search and the pages.
  public var columns: Int
  /// Rows of emoji; the row of categories is another one.
  public var rows: Int

  /// A page of a screen; at least four columns and a row.
  public init(columns: Int, rows: Int = 3) {
    self.columns = max(4, columns)
    self.rows = max(1, rows)
  }

  /// The id of the layout of all emoji.
  public static let id = "emoji"
  private static let recents = "recents"

  /// The layout of a catalogue; the recent ones come first where there are any.
  /// - Parameter letters: what stands on the key that leads back to the letters.
  public func layout(_ catalogue: EmojiCatalogue, recents: EmojiRecents, letters: String) -> Layout {
    var categories = catalogue.categories.map { (id: $0.id, icon: $0.entries[0].text, entries: $0.entries) }
    if !recents.emoji.isEmpty {
      categories.insert((Self.recents, "🕘", recents.emoji.map { EmojiCatalogue.Entry($0) }), at: 0)
    }
    let tabs = categories.map { (id: $0.id, icon: $0.icon) }
    var planes: [Plane] = []
    for category in categories {
      let pages = pages(category.entries)
      for (number, page) in pages.enumerated() {
        let name = Self.plane(category.id, number)
        var rows = grid(page)
        for index in rows.indices {
          rows[index].append(side(index, category.id, number, of: pages.count))
        }
        rows.append(bottom(tabs, at: category.id, plane: name, letters: letters))
        planes.append(Plane(id: name, rows: rows))
      }
    }
    return Layout(id: Self.id, locale: "und", name: "Emoji", planes: planes)
  }

  private static func plane(_ category: String, _ page: Int) -> String { "\(category)-\(page + 1)" }

  private func pages(_ entries: [EmojiCatalogue.Entry]) -> [[EmojiCatalogue.Entry]] {
    let size = (columns - 1) * rows
    return stride(from: 0, to: entries.count, by: size).map { Array(entries[$0..<min($0 + size, entries.count)]) }
  }

  /// Row by row from left to right; what a last page lacks is empty.
  private func grid(_ page: [EmojiCatalogue.Entry]) -> [[LayoutKey]] {
    (0..<rows).map { row in
      (0..<columns - 1).map { column in
        let index = row * (columns - 1) + column
        guard index < page.count else { return LayoutKey(id: "empty-\(index)", role: .blank) }
        return Self.key(page[index])
      }
    }
  }

  /// The key of an emoji; its skin tones are what a long press offers.
  static func key(_ entry: EmojiCatalogue.Entry) -> LayoutKey {
    LayoutKey(
      id: id(of: entry.text), output: entry.text, longPress: entry.tones.map { KeyOption(id: id(of: $0), output: $0) })
  }

  static func id(of text: String) -> String {
    "emoji-" + text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "-")
  }

  /// Search, the page before and the page behind; a page that there is not leaves its key without use.
  private func side(_ row: Int, _ category: String, _ page: Int, of count: Int) -> LayoutKey {
    switch row {
    case 0: LayoutKey(id: "search", role: .search)
    case rows - 2 where page > 0:
      LayoutKey(id: "page-up", role: .plane, plane: Self.plane(category, page - 1), icon: .pageUp)
    case rows - 1 where page < count - 1:
      LayoutKey(id: "page-down", role: .plane, plane: Self.plane(category, page + 1), icon: .pageDown)
    case rows - 2: LayoutKey(id: "page-up", role: .blank, icon: .pageUp)
    case rows - 1: LayoutKey(id: "page-down", role: .blank, icon: .pageDown)
    default: LayoutKey(id: "side-\(row)", role: .blank)
    }
  }

  /// The letters, a key a category, delete.
  private func bottom(
    _ tabs: [(id: String, icon: String)], at category: String, plane: String, letters: String
  ) -> [LayoutKey] {
    let room = columns * 1000
    // Words of kana and Hangul are wider than those of letters.
    let isWide = letters.unicodeScalars.contains { $0.value >= 0x1100 }
    let width = room / (tabs.count + (isWide ? 4 : 3))
    var row = [
      LayoutKey(id: "letters", role: .globe, label: letters, width: isWide ? width * 5 / 2 : width * 3 / 2)
    ]
    for tab in tabs {
      // The category that is shown leads to where one is, so that its key is told from the others.
      row.append(
        LayoutKey(
          id: "category-" + tab.id, role: .plane, label: tab.icon, width: width,
          plane: tab.id == category ? plane : Self.plane(tab.id, 0)))
    }
    let used = row.reduce(0) { $0 + $1.width }
    row.append(LayoutKey(id: "delete", role: .delete, width: room - used))
    return row
  }
}
