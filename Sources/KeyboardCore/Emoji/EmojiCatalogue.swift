/// The emoji in Unicode's order, by category.
public struct EmojiCatalogue: Sendable, Hashable {
  /// One emoji and its skin tones.
  public struct Entry: Sendable, Hashable {
    /// The emoji itself, fully qualified.
    public var text: String
    /// The same in other skin tones, in Unicode's order; none for most.
    public var tones: [String]

    /// An emoji without skin tones, where none are given.
    public init(_ text: String, tones: [String] = []) {
      self.text = text
      self.tones = tones
    }
  }

  /// One of Unicode's groups.
  public struct Category: Sendable, Hashable {
    /// Unicode's name: `Food & Drink`.
    public var name: String
    /// In Unicode's order.
    public var entries: [Entry]

    /// A category of any size.
    public init(name: String, entries: [Entry] = []) {
      self.name = name
      self.entries = entries
    }

    /// The name as a part of ids: `food-drink`.
    public var id: String {
      var id = ""
      for character in name.lowercased() {
        if character.isLetter { id.append(character) } else if !id.hasSuffix("-") { id.append("-") }
      }
      return id
    }
  }

  /// None of them is empty.
  public var categories: [Category]

  /// A catalogue of these categories.
  public init(_ categories: [Category]) {
    self.categories = categories
  }

  /// Reads the lines of a catalogue file: `@`, tab and a name begin a category; an emoji, a tab and its skin tones, with
  /// blanks between them, are an entry. Empty where the text is no such file.
  public init(reading text: String) {
    var categories: [Category] = []
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      if cells[0] == "@" {
        categories.append(Category(name: cells.count > 1 ? String(cells[1]) : ""))
      } else if !categories.isEmpty {
        let tones = cells.count > 1 ? cells[1].split(separator: " ").map(String.init) : []
        categories[categories.count - 1].entries.append(Entry(String(cells[0]), tones: tones))
      }
    }
    self.categories = categories.filter { !$0.entries.isEmpty }
  }
}
