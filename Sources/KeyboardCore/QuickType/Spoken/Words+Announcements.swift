extension Words {
  /// The words for what is to be said.
  /// - Parameter emoji: what an emoji is called; nil for any other text.
  public func text(for announcement: Announcement, emoji: (String) -> String?) -> SpokenText {
    switch announcement {
    case .key(let key, let isEnabled):
      let name = name(of: key, emoji: emoji)
      return isEnabled ? name : SpokenText(joined([name.text, self[.notAvailable]]))
    case .item(let item): return SpokenText(item.spoken)
    case .offers(let items):
      // A question says by itself what the answers beside it are for.
      let isQuestion = items.contains { !$0.isChoosable }
      return SpokenText(joined((isQuestion ? [] : [self[.suggestion]]) + items.map(\.spoken)))
    case .typed(let key), .option(let key): return name(of: key, emoji: emoji)
    case .deleted(let text): return SpokenText(self[.deleted, name(of: .text(text), emoji: emoji).text])
    case .shift(let state):
      switch state {
      case .off: return SpokenText(self[.lowerCase])
      case .automatic, .on: return SpokenText(self[.shiftOn])
      case .locked: return SpokenText(self[.capsLockOn])
      }
    case .plane(let id): return SpokenText(plane(id) ?? "")
    case .options(let key):
      return SpokenText(joined([self[.moreCharacters], key.map { name(of: $0, emoji: emoji).text } ?? ""]))
    }
  }

  // MARK: - Keys

  /// What a key is called.
  /// - Parameter emoji: as above.
  public func name(of key: SpokenKey, emoji: (String) -> String?) -> SpokenText {
    switch key {
    case .text(let text): name(ofText: text, emoji: emoji)
    case .dot: SpokenText(self[.dot])
    case .role(let role): SpokenText(name(of: role))
    case .returnKey(let label): SpokenText(label)
    case .plane(let id, let label): plane(id).map { SpokenText($0) } ?? name(ofText: label, emoji: emoji)
    case .previousPage: SpokenText(self[.previousPage])
    case .nextPage: SpokenText(self[.nextPage])
    case .keystroke(let code, let label): SpokenText(Self.keys[code].map { self[$0] } ?? label)
    }
  }

  private func name(ofText text: String, emoji: (String) -> String?) -> SpokenText {
    if text == " " { return SpokenText(self[.space]) }
    if let sign = Self.signs[text] { return SpokenText(self[sign]) }
    guard text.count == 1 else { return SpokenText(text) }
    if let name = emoji(text) { return SpokenText(name) }
    // Letters of scripts that have no capitals are neither.
    let isCapital = text.unicodeScalars.first?.properties.isUppercase == true && text.lowercased() != text
    return isCapital ? SpokenText(self[.capital, text]) : SpokenText(text, isCharacter: true)
  }

  private func name(of role: KeyRole) -> String {
    switch role {
    case .shift: self[.shift]
    case .delete: self[.delete]
    case .globe: self[.nextKeyboard]
    case .emoji: self[.emoji]
    case .hide: self[.hideKeyboard]
    case .search: self[.searchEmoji]
    case .space: self[.space]
    case .character, .return, .plane, .separator, .blank, .keystroke, .modifier: ""
    }
  }

  /// Nil for a plane that is called by what stands on its key.
  private func plane(_ id: String) -> String? {
    switch id {
    case "letters": self[.letters]
    case "numbers": self[.numbers]
    case "symbols": self[.symbols]
    default: nil
    }
  }

  private static let signs: [String: Phrase] = [
    ".": .period, ",": .comma, "@": .at, "-": .hyphen, "_": .underscore, "/": .slash, ":": .colon, "?": .questionMark,
    "!": .exclamationMark,
  ]

  private static let keys: [UInt16: Phrase] = [
    KeyCode.escape: .escape, KeyCode.tab: .tab, KeyCode.leftControl: .control, KeyCode.leftAlt: .alt,
    KeyCode.left: .leftArrow, KeyCode.right: .rightArrow, KeyCode.up: .upArrow, KeyCode.down: .downArrow,
  ]
}
