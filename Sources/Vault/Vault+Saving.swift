import KeyboardCore
import Posix

extension Vault {
  /// Writes everything to the disk. Whatever happens meanwhile, the file is the whole old one or the whole new one; the old
  /// one stays beside it (`.old`). A file that is not what was read, or saved last, is not overwritten.
  public mutating func save() throws(VaultError) {
    try write(slots: header.slots)
  }

  private mutating func write(slots: [KeySlot]) throws(VaultError) {
    let folder = try file.folder()
    let current = try checkedFile(folder)
    let content = compacted()
    var new = header
    new.generation += 1
    new.slots = slots
    let bytes = Self.fileBytes(&new, content, dataKey)
    guard bytes.count <= StoreFile.largest else { throw VaultError(.invalid, "\(path) would become too large") }
    try file.writeCopy(current, folder)
    try file.write(file.name, bytes, folder)
    header = new
  }

  /// The bytes of the file, which is whole, and what was read or saved last.
  private func checkedFile(_ folder: borrowing PrivateFolder) throws(VaultError) -> [UInt8] {
    guard folder.has(file.name) else {
      throw VaultError(.changed, "\(path) is gone since it was opened; nothing was saved")
    }
    let bytes = try file.read(folder)
    let found: StoreHeader
    do throws(VaultError) { found = try StoreHeader(of: bytes, path) } catch {
      throw VaultError(error.kind, "\(error.description); nothing was saved")
    }
    guard found.identity == header.identity, found.generation == header.generation else {
      throw VaultError(.changed, "\(path) was changed by another program since it was opened; nothing was saved")
    }
    guard StoreCipher.open(bytes[found.size...], key: dataKey, header: found.bytes) != nil else {
      let error = StoreHeader.damaged(path, "its content")
      throw VaultError(error.kind, "\(error.description); nothing was saved")
    }
    return bytes
  }

  /// The items that there are, as they are to stand in the file.
  private func compacted() -> SecretArena {
    let size = records.reduce(Record.contentHead) { $0 + $1.range.count }
    var content = SecretArena(capacity: size + Record.blocks)
    content.beginContent(count: records.count, nextID: nextID)
    for record in records { content.append(record.range, of: arena) }
    content.pad()
    return content
  }

  // MARK: - Keys

  /// Another key opens the store from now on.
  /// - Parameter keepingOthers: a key of the same kind is replaced, others still open it. Without it all else is encrypted
  ///   anew, the copy too: no key that has opened the store so far opens anything any more.
  public mutating func changeKey(
    to key: borrowing VaultKey, keepingOthers: Bool = false, cost: KeyCost = .standard
  ) throws(VaultError) {
    if let reason = key.objection { throw VaultError(.invalid, reason) }
    let kind = key.kind
    guard kind != .pin || keepingOthers else {
      throw VaultError(.invalid, "a store needs a passphrase or a key file beside a PIN")
    }
    guard keepingOthers else {
      let new = Self.newDataKey()
      let slot = try KeySlot(of: new, for: key, cost: cost, store: header.identity)
      return try encryptAnew(new, slot)
    }
    let slot = try KeySlot(of: dataKey, for: key, cost: cost, store: header.identity)
    try write(slots: header.slots.filter { $0.kind != kind } + [slot])
  }

  private mutating func encryptAnew(_ key: consuming SecretText, _ slot: KeySlot) throws(VaultError) {
    let folder = try file.folder()
    _ = try checkedFile(folder)
    try file.checkCopy(folder)
    let content = compacted()
    var new = header
    new.generation += 1
    new.slots = [slot]
    let bytes = Self.fileBytes(&new, content, key)
    try file.write(file.name, bytes, folder)
    header = new
    dataKey = key
    // The copy that the old keys open goes last: until here it is the only one.
    try file.writeCopy(bytes, folder)
  }

  /// What opens the store, in words: `passphrase`, `key file`, `PIN`.
  public var keyKinds: [String] { header.slots.map(\.kind.words) }

  /// Whether a PIN opens it.
  public var hasPIN: Bool { header.slots.contains { $0.kind == .pin } }

  /// No PIN opens it any more; nothing happens where none did.
  public mutating func removePIN() throws(VaultError) {
    guard hasPIN else { return }
    try write(slots: header.slots.filter { $0.kind != .pin })
  }
}
