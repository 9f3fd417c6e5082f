/// What all kinds of items have in common.
extension Vault {
  /// Bytes that a field may have.
  static var longestField: Int { 65_536 }
  /// Bytes that a contact card may have: there may be a picture in it.
  static var longestContact: Int { 1 << 20 }

  /// How many items there are.
  public var count: Int { records.count }

  func place(_ id: UInt64) -> Int? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].id == id ? low : nil
  }

  func record(_ id: UInt64, _ kind: UInt8) -> Record? {
    place(id).map { records[$0] }.flatMap { $0.kind == kind ? $0 : nil }
  }

  func records(_ kind: UInt8) -> [Record] { records.filter { $0.kind == kind } }

  /// Adds an item whose fields `fields` writes.
  mutating func add(
    _ kind: UInt8, lastUsed: Int64?, _ fields: (inout SecretArena) -> Void
  ) throws(VaultError) -> UInt64 {
    guard records.count < Self.mostItems else {
      throw VaultError(.invalid, "the store is full: \(Self.mostItems) items")
    }
    let start = arena.beginRecord(kind: kind, id: nextID, lastUsed: lastUsed)
    fields(&arena)
    records.append(arena.endRecord(start))
    nextID += 1
    return records[records.count - 1].id
  }

  /// Writes an item anew; what it was is overwritten. `fields` may copy from where it was.
  mutating func rewrite(_ place: Int, _ fields: (inout SecretArena, Record) -> Void) {
    let old = records[place]
    let start = arena.beginRecord(kind: old.kind, id: old.id, lastUsed: arena.lastUsed(old))
    fields(&arena, old)
    records[place] = arena.endRecord(start)
    arena.wipe(old.range)
  }

  /// Removes an item; its memory is overwritten.
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func remove(_ id: UInt64) -> Bool {
    guard let place = place(id) else { return false }
    let record = records.remove(at: place)
    if record.kind == Record.signIn { index.remove(id: id) }
    arena.wipe(record.range)
    return true
  }

  /// An item was used.
  /// - Parameter time: seconds since 1970.
  public mutating func markUsed(_ id: UInt64, at time: Int64 = Vault.now) {
    guard let place = place(id) else { return }
    arena.set(UInt64(bitPattern: time), at: records[place].lastUsedOffset)
  }

  func check(_ what: String, _ text: String, limit: Int = longestField) throws(VaultError) {
    if text.utf8.count > limit { throw VaultError(.invalid, "\(what) is longer than \(limit) bytes") }
    if text.utf8.contains(0) { throw VaultError(.invalid, "\(what) has a NUL in it") }
  }

  func check(_ what: String, _ secret: borrowing SecretText) throws(VaultError) {
    guard secret.count <= Self.longestField else {
      throw VaultError(.invalid, "\(what) is longer than \(Self.longestField) bytes")
    }
    let isText = unsafe secret.withBytes { unsafe !$0.contains(0) && Self.isUTF8($0) }
    if !isText { throw VaultError(.invalid, "\(what) is no text in UTF-8") }
  }

  private static func isUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var decoder = UTF8()
    var iterator = unsafe bytes.makeIterator()
    while true {
      switch unsafe decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
