import CSodium

/// A copy of the store's data key that one key opens.
struct KeySlot: Sendable, Hashable {
  /// What kind of key opens it.
  enum Kind: UInt8, Sendable, CaseIterable {
    case passphrase = 1
    case keyFile = 2
    case pin = 3
  }

  var kind: Kind
  /// What it costs to try a key; of no meaning for a key file.
  var cost: KeyCost
  /// For the derivation of the wrapping key.
  var salt: [UInt8]
  /// For the wrapping.
  var nonce: [UInt8]
  /// The data key and its tag.
  var wrapped: [UInt8]

  /// Bytes of a data key, and of a wrapping key (XChaCha20).
  static let keySize = 32
  static let saltSize = 16
  static let nonceSize = 24
  static let wrappedSize = keySize + 16
  /// Bytes of a slot in a file.
  static let size = 16 + saltSize + nonceSize + wrappedSize

  /// Wraps a data key.
  /// - Parameter store: the store's identity: a slot opens nothing in another store.
  init(
    of dataKey: borrowing SecretText, for key: borrowing VaultKey, cost: KeyCost, store: [UInt8]
  ) throws(VaultError) {
    kind = key.kind
    self.cost = key.kind == .keyFile ? KeyCost(passes: 0, kibibytes: 0) : cost
    salt = SecretMemory.random(Self.saltSize)
    nonce = SecretMemory.random(Self.nonceSize)
    wrapped = []
    let wrapping = try key.wrapping(salt: salt, cost: cost)
    let (nonce, about) = (nonce, about(store))
    var made = [UInt8](repeating: 0, count: Self.wrappedSize)
    let result = unsafe dataKey.withBytes { plain in
      unsafe wrapping.withBytes { wrapping in
        unsafe crypto_aead_xchacha20poly1305_ietf_encrypt(
          &made, nil, plain.baseAddress!.assumingMemoryBound(to: UInt8.self), UInt64(plain.count), about,
          UInt64(about.count), nil, nonce, wrapping.baseAddress!.assumingMemoryBound(to: UInt8.self))
      }
    }
    precondition(result == 0, "wrapping a key cannot fail")
    wrapped = made
  }

  /// The data key; nil where the key is another one.
  func open(with key: borrowing VaultKey, store: [UInt8]) throws(VaultError) -> SecretText? {
    let wrapping = try key.wrapping(salt: salt, cost: cost)
    let about = about(store)
    var result: Int32 = -1
    let dataKey = unsafe SecretText(count: Self.keySize) { plain in
      result = unsafe wrapping.withBytes { wrapping in
        unsafe crypto_aead_xchacha20poly1305_ietf_decrypt(
          plain.baseAddress!.assumingMemoryBound(to: UInt8.self), nil, nil, wrapped, UInt64(wrapped.count), about,
          UInt64(about.count), nonce, wrapping.baseAddress!.assumingMemoryBound(to: UInt8.self))
      }
    }
    guard result == 0 else { return nil }
    return dataKey
  }

  /// What the tag vouches for beside the key.
  private func about(_ store: [UInt8]) -> [UInt8] {
    Array("keypane vault slot".utf8) + store + head + salt
  }

  /// Kind and cost, as they stand in a file.
  private var head: [UInt8] {
    [kind.rawValue, 0, 0, 0] + LittleEndian.bytes(cost.passes) + LittleEndian.bytes(cost.kibibytes) + [0, 0, 0, 0]
  }

  // MARK: - In a file

  /// As it stands in a file.
  var bytes: [UInt8] { head + salt + nonce + wrapped }

  /// Reads one; nil where the bytes are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    precondition(bytes.count == Self.size, "the bytes of one slot")
    let start = bytes.startIndex
    guard let kind = Kind(rawValue: bytes[start]) else { return nil }
    self.kind = kind
    cost = KeyCost(
      passes: LittleEndian.number32(bytes[(start + 4)..<(start + 8)]),
      kibibytes: LittleEndian.number32(bytes[(start + 8)..<(start + 12)]))
    salt = Array(bytes[(start + 16)..<(start + 32)])
    nonce = Array(bytes[(start + 32)..<(start + 56)])
    wrapped = Array(bytes[(start + 56)..<(start + Self.size)])
    switch kind {
    case .keyFile: if cost != KeyCost(passes: 0, kibibytes: 0) { return nil }
    case .passphrase, .pin: if !cost.isTaken { return nil }
    }
    if Array(bytes[start..<(start + 16)]) != head { return nil }
  }
}
