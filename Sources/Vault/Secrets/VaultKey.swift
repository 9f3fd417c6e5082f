import CSodium

/// What opens a store.
public struct VaultKey: ~Copyable {
  /// Which slot of a store it is for.
  let kind: KeySlot.Kind
  /// The passphrase, or the PIN's digits.
  private let words: SecretText
  /// The key file's content.
  private let content: SecretText

  /// Fewer bytes than this are no key.
  public static let leastKeyFile = 32
  /// More bytes than this are no key either.
  public static let largestKeyFile = 65536
  /// Digits of a PIN.
  public static let pinLengths = 4...16

  private init(_ kind: KeySlot.Kind, words: consuming SecretText, content: consuming SecretText) {
    self.kind = kind
    self.words = words
    self.content = content
  }

  /// Words that a person knows.
  public static func passphrase(_ words: consuming SecretText) -> VaultKey {
    VaultKey(.passphrase, words: words, content: SecretText(copying: []))
  }

  /// A file's content, at least 32 random bytes: a systemd credential, or what a TPM has unsealed.
  public static func keyFile(_ content: consuming SecretText) -> VaultKey {
    VaultKey(.keyFile, words: SecretText(copying: []), content: content)
  }

  /// Digits that a person types at the kiosk. They are soon tried through, so they open nothing without the file.
  public static func pin(_ digits: consuming SecretText, keyFile content: consuming SecretText) -> VaultKey {
    VaultKey(.pin, words: digits, content: content)
  }

  /// Why it cannot be a key; nil: it can.
  public var objection: String? {
    switch kind {
    case .passphrase:
      return words.isEmpty ? "an empty passphrase is none" : nil
    case .keyFile:
      return Self.objection(toKeyFile: content)
    case .pin:
      if let reason = Self.objection(toKeyFile: content) { return reason }
      let areDigits = unsafe words.withBytes { unsafe $0.allSatisfy { (0x30...0x39).contains($0) } }
      return areDigits && Self.pinLengths.contains(words.count)
        ? nil : "a PIN is \(Self.pinLengths.lowerBound) to \(Self.pinLengths.upperBound) digits"
    }
  }

  private static func objection(toKeyFile content: borrowing SecretText) -> String? {
    (leastKeyFile...largestKeyFile).contains(content.count)
      ? nil : "a key file has \(leastKeyFile) to \(largestKeyFile) bytes: head -c 32 /dev/urandom >FILE makes one"
  }

  /// The 32 bytes that a slot's data key is wrapped with.
  func wrapping(salt: [UInt8], cost: KeyCost) throws(VaultError) -> SecretText {
    switch kind {
    case .passphrase:
      return try Self.stretch(words, salt, cost)
    case .keyFile:
      return Self.hash(content, key: SecretText(copying: salt))
    case .pin:
      // Whoever has the file must still try the PINs at this cost; whoever has no file has nothing to try.
      return Self.hash(content, key: try Self.stretch(words, salt, cost))
    }
  }

  private static func stretch(
    _ words: borrowing SecretText, _ salt: [UInt8], _ cost: KeyCost
  ) throws(VaultError) -> SecretText {
    var result: Int32 = -1
    let key = unsafe SecretText(count: KeySlot.keySize) { out in
      result = unsafe words.withBytes { words in
        unsafe salt.withUnsafeBufferPointer { salt in
          unsafe crypto_pwhash(
            out.baseAddress!.assumingMemoryBound(to: UInt8.self), UInt64(out.count),
            words.baseAddress!.assumingMemoryBound(to: CChar.self), UInt64(words.count), salt.baseAddress!,
            UInt64(cost.passes), Int(cost.kibibytes) * 1024, crypto_pwhash_ALG_ARGON2ID13)
        }
      }
    }
    guard result == 0 else {
      throw VaultError(.system, "\(cost.kibibytes / 1024) MiB of memory are needed to try a key, and are not free")
    }
    return key
  }

  /// BLAKE2b with a key.
  private static func hash(_ content: borrowing SecretText, key: borrowing SecretText) -> SecretText {
    unsafe SecretText(count: KeySlot.keySize) { out in
      let result = unsafe content.withBytes { content in
        unsafe key.withBytes { key in
          unsafe crypto_generichash(
            out.baseAddress!.assumingMemoryBound(to: UInt8.self), out.count,
            content.baseAddress!.assumingMemoryBound(to: UInt8.self), UInt64(content.count),
            key.baseAddress!.assumingMemoryBound(to: UInt8.self), key.count)
        }
      }
      precondition(result == 0, "sizes that the hash takes")
    }
  }
}
