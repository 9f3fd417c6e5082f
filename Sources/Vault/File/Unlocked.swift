import Posix

/// A file that a key has opened, its content still encrypted.
struct Unlocked: ~Copyable {
  let bytes: [UInt8]
  let header: StoreHeader
  let dataKey: SecretText

  /// Reads a file and finds the slot that the key opens.
  init(_ file: StoreFile, _ key: borrowing VaultKey) throws(VaultError) {
    // As long as the folder is taken nobody tries a second PIN.
    let folder = try file.folder()
    let bytes = try file.read(folder)
    let header: StoreHeader
    do throws(VaultError) { header = try StoreHeader(of: bytes, file.path) } catch {
      throw error.kind == .foreign ? error : file.withCopy(error, folder)
    }
    let kind = key.kind
    let slots = header.slots.filter { $0.kind == kind }
    guard !slots.isEmpty else { throw VaultError(.wrongKey, "\(file.path): no \(kind.words) opens it") }
    if kind == .pin { try file.beginTry(folder) }
    for slot in slots {
      guard let dataKey = try slot.open(with: key, store: header.identity) else { continue }
      if kind == .pin { try file.endTry(folder) }
      self.bytes = bytes
      self.header = header
      self.dataKey = dataKey
      return
    }
    throw VaultError(.wrongKey, "\(file.path): \(kind.wrongWords)")
  }

  /// The plain content.
  func content(_ file: StoreFile) throws(VaultError) -> SecretArena {
    if let arena = StoreCipher.open(bytes[header.size...], key: dataKey, header: header.bytes) { return arena }
    throw file.damaged("its content")
  }
}
