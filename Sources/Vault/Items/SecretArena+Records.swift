/// How items are read and written.
extension SecretArena {
  /// All items; nil where the content is not what this program writes.
  func records() -> (records: [Record], nextID: UInt64)? {
    guard count >= Record.contentHead, number32(at: 0) == Record.version else { return nil }
    let total = Int(number32(at: 4))
    let nextID = number64(at: 8)
    var records: [Record] = []
    records.reserveCapacity(min(total, count / Record.head))
    var offset = Record.contentHead
    for _ in 0..<total {
      guard count - offset >= Record.head else { return nil }
      let kind = byte(at: offset)
      let length = Int(number32(at: offset + 1))
      let end = offset + 5 + length
      guard length >= Record.head - 5, end <= count else { return nil }
      let record = Record(id: number64(at: offset + 5), kind: kind, range: offset..<end)
      guard record.id > records.last?.id ?? 0, record.id < nextID, areFields(record.fields) else { return nil }
      records.append(record)
      offset = end
    }
    return (records, nextID)
  }

  private func areFields(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard range.upperBound - offset >= Record.fieldHead else { return false }
      let end = offset + Record.fieldHead + Int(number32(at: offset + 1))
      guard end <= range.upperBound else { return false }
      offset = end
    }
    return true
  }

  /// Calls `body` with the bytes of each field of an item.
  func eachField(of record: Record, _ body: (UInt8, Range<Int>) -> Void) {
    var offset = record.fields.lowerBound
    while offset < record.fields.upperBound {
      let start = offset + Record.fieldHead
      let end = start + Int(number32(at: offset + 1))
      body(byte(at: offset), start..<end)
      offset = end
    }
  }

  /// The bytes of the first field with a tag.
  func field(_ tag: UInt8, of record: Record) -> Range<Int>? {
    var found: Range<Int>?
    eachField(of: record) { each, range in if each == tag, found == nil { found = range } }
    return found
  }

  /// A field that is no secret; empty where there is none.
  func text(_ tag: UInt8, of record: Record) -> String {
    field(tag, of: record).map { text($0) } ?? ""
  }

  /// When an item was last used.
  func lastUsed(_ record: Record) -> Int64? {
    let seconds = Int64(bitPattern: number64(at: record.lastUsedOffset))
    return seconds == 0 ? nil : seconds
  }

  /// Writes the head of a content of so many items.
  mutating func beginContent(count: Int, nextID: UInt64) {
    append(Record.version)
    append(UInt32(count))
    append(nextID)
  }

  /// Ends a content: the file's length is to tell little.
  mutating func pad() {
    while count % Record.blocks != 0 { append(0 as UInt8) }
  }

  /// Writes the head of an item; `endRecord` writes its length.
  /// - Returns: where it stands.
  mutating func beginRecord(kind: UInt8, id: UInt64, lastUsed: Int64?) -> Int {
    let start = count
    append(kind)
    append(0 as UInt32)
    append(id)
    append(UInt64(bitPattern: lastUsed ?? 0))
    return start
  }

  mutating func endRecord(_ start: Int) -> Record {
    set(UInt32(count - start - 5), at: start + 1)
    return Record(id: number64(at: start + 5), kind: byte(at: start), range: start..<count)
  }

  /// Writes a field, unless it is empty.
  mutating func appendField(_ tag: UInt8, _ text: String) {
    guard !text.isEmpty else { return }
    append(tag)
    append(UInt32(text.utf8.count))
    append(text)
  }

  /// Writes a field that is a secret.
  mutating func appendField(_ tag: UInt8, _ secret: borrowing SecretText) {
    append(tag)
    append(UInt32(secret.count))
    append(secret)
  }

  /// Writes fields of an item that stands elsewhere in this memory.
  mutating func appendFields(of record: Record, where isWanted: (UInt8) -> Bool) {
    var offset = record.fields.lowerBound
    while offset < record.fields.upperBound {
      let end = offset + Record.fieldHead + Int(number32(at: offset + 1))
      if isWanted(byte(at: offset)) { appendOwn(offset..<end) }
      offset = end
    }
  }
}
