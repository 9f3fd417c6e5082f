import CSodium

/// What stands in front of a store's encrypted content. All of it is readable without a key, none of it can be changed:
/// the content's first block vouches for every byte.
///
/// | offset | bytes | what                                                                              |
/// |--------|-------|-----------------------------------------------------------------------------------|
/// | 0      | 8     | `89 4B 50 56 0D 0A 1A 0A`: no text has it, and a transfer as text breaks it        |
/// | 8      | 2     | version: 1 (all numbers are little-endian)                                        |
/// | 10     | 2     | count of key slots, 1 to 8                                                        |
/// | 12     | 4     | 0                                                                                 |
/// | 16     | 16    | the store's identity, random                                                      |
/// | 32     | 8     | how often it was saved                                                            |
/// | 40     | 8     | bytes of the encrypted content                                                    |
/// | 48     | 104 n | the slots: kind (1 passphrase, 2 key file, 3 PIN with key file), 3 zeroes, Argon2id's passes (4) and KiB (4), 4 zeroes, salt (16), nonce (24), data key wrapped by XChaCha20-Poly1305 (48) |
/// | then   | 32    | BLAKE2b of all that: tells damage from a wrong key                                |
/// | then   | …     | the content, see `StoreCipher`; nothing follows it                                |
struct StoreHeader: Sendable, Hashable {
  /// Random; other stores have others.
  var identity: [UInt8]
  /// How often it was saved.
  var generation: UInt64
  /// Bytes of the encrypted content.
  var contentSize: UInt64
  /// The copies of the data key.
  var slots: [KeySlot]

  static let magic: [UInt8] = [0x89, 0x4b, 0x50, 0x56, 0x0d, 0x0a, 0x1a, 0x0a]
  static let version: UInt16 = 1
  static let identitySize = 16
  static let mostSlots = 8
  private static let fixedSize = 48
  private static let checkSize = 32

  init(identity: [UInt8], generation: UInt64, contentSize: UInt64, slots: [KeySlot]) {
    self.identity = identity
    self.generation = generation
    self.contentSize = contentSize
    self.slots = slots
  }

  /// Bytes in a file, the check included.
  var size: Int { Self.fixedSize + slots.count * KeySlot.size + Self.checkSize }

  /// What the content vouches for: all but the check.
  var bytes: [UInt8] {
    var bytes = Self.magic + LittleEndian.bytes(Self.version) + LittleEndian.bytes(UInt16(slots.count)) + [0, 0, 0, 0]
    bytes += identity + LittleEndian.bytes(generation) + LittleEndian.bytes(contentSize)
    for slot in slots { bytes += slot.bytes }
    return bytes
  }

  /// As it stands in a file.
  var fileBytes: [UInt8] { bytes + Self.check(bytes[...]) }

  /// Reads the front of a file and looks whether the file is whole.
  /// - Parameter path: for the errors.
  init(of file: [UInt8], _ path: String) throws(VaultError) {
    let shared = zip(file, Self.magic).prefix { $0 == $1 }.count
    guard shared == min(file.count, Self.magic.count), !file.isEmpty else {
      throw VaultError(.foreign, "\(path) is not a store of keypane's")
    }
    guard file.count >= Self.fixedSize else { throw Self.cut(path, file.count, nil) }
    let version = LittleEndian.number16(file[8..<10])
    guard version == Self.version else {
      throw VaultError(
        .foreign, "\(path) is a store of version \(version); this keypane reads version \(Self.version)")
    }
    let count = Int(LittleEndian.number16(file[10..<12]))
    guard (1...Self.mostSlots).contains(count) else { throw Self.damaged(path, "its head") }
    let slotsEnd = Self.fixedSize + count * KeySlot.size
    let headerEnd = slotsEnd + Self.checkSize
    guard file.count >= headerEnd else { throw Self.cut(path, file.count, nil) }
    guard Self.check(file[..<slotsEnd]) == Array(file[slotsEnd..<headerEnd]) else {
      throw Self.damaged(path, "its head")
    }
    identity = Array(file[16..<32])
    generation = LittleEndian.number64(file[32..<40])
    contentSize = LittleEndian.number64(file[40..<48])
    slots = []
    for index in 0..<count {
      let start = Self.fixedSize + index * KeySlot.size
      guard let slot = KeySlot(file[start..<(start + KeySlot.size)]) else { throw Self.damaged(path, "a key slot") }
      slots.append(slot)
    }
    let content = UInt64(file.count - headerEnd)
    if content < contentSize {
      let whole = contentSize.addingReportingOverflow(UInt64(headerEnd))
      throw Self.cut(path, file.count, whole.overflow ? nil : whole.partialValue)
    }
    if content > contentSize { throw Self.damaged(path, "\(content - contentSize) bytes behind its end") }
    // Written by a program that lets other bits mean something.
    guard bytes == Array(file[..<slotsEnd]) else { throw Self.damaged(path, "its head") }
  }

  static func check(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: checkSize)
    let result = unsafe Array(bytes).withUnsafeBufferPointer { bytes in
      unsafe crypto_generichash(&sum, checkSize, bytes.baseAddress!, UInt64(bytes.count), nil, 0)
    }
    precondition(result == 0, "sizes that the hash takes")
    return sum
  }

  static func damaged(_ path: String, _ what: String) -> VaultError {
    VaultError(.damaged, "\(path) is damaged or was tampered with: \(what)")
  }

  private static func cut(_ path: String, _ count: Int, _ whole: UInt64?) -> VaultError {
    VaultError(.cut, "\(path) ends too early, after \(count)\(whole.map { " of \($0)" } ?? "") bytes")
  }
}
