extension Vault {
  /// All cards, the one used last first.
  public var cards: [StoredCard] {
    records(Record.card).map { card($0) }.sorted { ($0.lastUsed ?? .min, $1.id) > ($1.lastUsed ?? .min, $0.id) }
  }

  /// A card by its number in the store.
  public func card(_ id: UInt64) -> StoredCard? { record(id, Record.card).map { card($0) } }

  /// The digits of a card's number, without blanks.
  public func number(of id: UInt64) -> SecretText? {
    guard let record = record(id, Record.card) else { return nil }
    guard let range = arena.field(Record.Tag.secret, of: record) else { return nil }
    return arena.secret(range)
  }

  /// The card with this number, blanks and hyphens aside.
  public func card(number: borrowing SecretText) -> StoredCard? {
    guard let digits = Self.digits(number) else { return nil }
    for record in records(Record.card) {
      guard let stored = self.number(of: record.id), stored.isSame(as: digits) else { continue }
      return card(record)
    }
    return nil
  }

  /// Adds a card. Whether its number can be one (Luhn) and whose it is, whoever adds it knows.
  /// - Parameters:
  ///   - number: 8 to 19 digits (ISO/IEC 7812); blanks and hyphens between them are left out.
  ///   - brand: for people: `Visa`.
  /// - Returns: its number in the store.
  @discardableResult
  public mutating func addCard(
    number: borrowing SecretText, name: String, expiry: CardExpiry?, brand: String = "", lastUsed: Int64? = nil
  ) throws(VaultError) -> UInt64 {
    guard let digits = Self.digits(number) else {
      throw VaultError(.invalid, "a card's number is 8 to 19 digits")
    }
    try check("the name on a card", name)
    try check("a card's brand", brand)
    return try add(Record.card, lastUsed: lastUsed) { arena in
      arena.appendField(Record.Tag.name, name)
      arena.appendField(Record.Tag.secret, digits)
      arena.appendField(Record.Tag.title, brand)
      if let expiry { arena.appendField(Record.Tag.expiry, expiry.text) }
    }
  }

  /// Gives a card another name and another month of expiry.
  /// - Returns: whether there is such a card.
  @discardableResult
  public mutating func updateCard(_ id: UInt64, name: String, expiry: CardExpiry?) throws(VaultError) -> Bool {
    try check("the name on a card", name)
    guard let place = place(id), records[place].kind == Record.card else { return false }
    rewrite(place) { arena, old in
      arena.appendField(Record.Tag.name, name)
      if let expiry { arena.appendField(Record.Tag.expiry, expiry.text) }
      arena.appendFields(of: old) { ![Record.Tag.name, Record.Tag.expiry].contains($0) }
    }
    return true
  }

  private func card(_ record: Record) -> StoredCard {
    let number = arena.field(Record.Tag.secret, of: record) ?? 0..<0
    return StoredCard(
      id: record.id, name: arena.text(Record.Tag.name, of: record),
      expiry: CardExpiry(arena.text(Record.Tag.expiry, of: record)), ending: arena.text(number.suffix(4)),
      brand: arena.text(Record.Tag.title, of: record), lastUsed: arena.lastUsed(record))
  }

  /// The digits alone; nil where there is anything else but blanks and hyphens between them, or too few or many.
  private static func digits(_ number: borrowing SecretText) -> SecretText? {
    let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
    let isOther: (UInt8) -> Bool = { !isDigit($0) && $0 != 0x20 && $0 != 0x2d }
    let (count, others) = unsafe number.withBytes { unsafe ($0.count(where: isDigit), $0.count(where: isOther)) }
    guard others == 0, (8...19).contains(count) else { return nil }
    return unsafe number.withBytes { bytes in
      unsafe SecretText(count: count) { room in
        var filled = 0
        for index in bytes.indices where unsafe isDigit(bytes[index]) {
          unsafe room[filled] = bytes[index]
          filled += 1
        }
      }
    }
  }
}
