extension Vault {
  /// The owner's contact card, a vCard as it was given.
  public var contact: String? { records(Record.contact).first.map { arena.text(Record.Tag.name, of: $0) } }

  /// Puts a vCard into the place of the one that is there; nil: there is none any more. Whether it is one, whoever sets it
  /// has looked.
  public mutating func setContact(_ card: String?) throws(VaultError) {
    if let card { try check("a contact card", card, limit: Self.longestContact) }
    for record in records(Record.contact) { remove(record.id) }
    guard let card else { return }
    _ = try add(Record.contact, lastUsed: nil) { $0.appendField(Record.Tag.name, card) }
  }

  // MARK: - What was learnt

  /// Values that a content type keeps: more are not offered anyway.
  public static var mostLearnt: Int { 20 }

  /// The values that were typed into fields of a content type, the last one first.
  /// - Parameter contentType: its raw string.
  public func learnt(_ contentType: String) -> [String] {
    learntRecords(contentType).map { arena.text(Record.Tag.secret, of: $0) }
  }

  /// A value was typed; of a content type's values the oldest one goes where there are too many.
  /// - Parameter time: seconds since 1970.
  public mutating func learn(
    _ value: String, for contentType: String, at time: Int64 = Vault.now
  ) throws(VaultError) {
    try check("a value", value)
    try check("a content type", contentType)
    let known = learntRecords(contentType)
    for record in known where arena.text(Record.Tag.secret, of: record) == value { remove(record.id) }
    for record in learntRecords(contentType).dropFirst(Self.mostLearnt - 1) { remove(record.id) }
    _ = try add(Record.learnt, lastUsed: time) { arena in
      arena.appendField(Record.Tag.name, contentType)
      arena.appendField(Record.Tag.secret, value)
    }
  }

  /// How many values of all content types there are.
  public var learntCount: Int { records(Record.learnt).count }

  /// Forgets every value that was typed.
  public mutating func forgetLearnt() {
    for record in records(Record.learnt) { remove(record.id) }
  }

  private func learntRecords(_ contentType: String) -> [Record] {
    records(Record.learnt).filter { arena.text(Record.Tag.name, of: $0) == contentType }.sorted {
      (arena.lastUsed($0) ?? .min, $0.id) > (arena.lastUsed($1) ?? .min, $1.id)
    }
  }
}
