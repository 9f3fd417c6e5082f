import CSodium

/// The content of a store: libsodium's secretstream (XChaCha20-Poly1305). Behind the stream's own 24 bytes come blocks of
/// 64 KiB, each 17 bytes longer for its tag; the last one, which may be shorter, is tagged as the last. The first block
/// vouches for the file's head.
enum StoreCipher {
  private static let blockSize = 65536
  private static let tagSize = 17
  private static let headSize = 24

  /// Bytes of the encrypted content for so many of the plain one.
  static func size(of plain: Int) -> Int {
    headSize + plain + max(1, (plain + blockSize - 1) / blockSize) * tagSize
  }

  /// Encrypts a content that is not empty.
  static func seal(_ plain: borrowing SecretArena, key: borrowing SecretText, header: [UInt8]) -> [UInt8] {
    precondition(plain.count > 0, "a content has at least its own head")
    var state = crypto_secretstream_xchacha20poly1305_state()
    defer { unsafe sodium_memzero(&state, MemoryLayout.size(ofValue: state)) }
    var head = [UInt8](repeating: 0, count: headSize)
    unsafe key.withBytes { key in
      _ = unsafe crypto_secretstream_xchacha20poly1305_init_push(
        &state, &head, key.baseAddress!.assumingMemoryBound(to: UInt8.self))
    }
    var sealed = head
    sealed.reserveCapacity(size(of: plain.count))
    var block = [UInt8](repeating: 0, count: blockSize + tagSize)
    var start = 0
    while start < plain.count {
      let end = min(start + blockSize, plain.count)
      let about = start == 0 ? header : []
      let tag = end == plain.count ? crypto_secretstream_xchacha20poly1305_tag_final() : 0
      unsafe plain.withBytes(start..<end) { bytes in
        _ = unsafe crypto_secretstream_xchacha20poly1305_push(
          &state, &block, nil, bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count), about,
          UInt64(about.count), tag)
      }
      sealed += block[..<(end - start + tagSize)]
      start = end
    }
    return sealed
  }

  /// Decrypts a content; nil where a byte is not what was written, or blocks are missing.
  static func open(_ sealed: ArraySlice<UInt8>, key: borrowing SecretText, header: [UInt8]) -> SecretArena? {
    guard sealed.count > headSize + tagSize else { return nil }
    var state = crypto_secretstream_xchacha20poly1305_state()
    defer { unsafe sodium_memzero(&state, MemoryLayout.size(ofValue: state)) }
    let head = Array(sealed.prefix(headSize))
    let isBegun = unsafe key.withBytes { key in
      unsafe crypto_secretstream_xchacha20poly1305_init_pull(
        &state, head, key.baseAddress!.assumingMemoryBound(to: UInt8.self)) == 0
    }
    guard isBegun else { return nil }
    var plain = SecretArena(capacity: sealed.count)
    var start = sealed.startIndex + headSize
    while start < sealed.endIndex {
      let end = min(start + blockSize + tagSize, sealed.endIndex)
      guard end - start > tagSize else { return nil }
      let about = start == sealed.startIndex + headSize ? header : []
      var isRight = false
      var tag: UInt8 = 0
      unsafe plain.append(atMost: end - start - tagSize) { room in
        isRight = unsafe sealed[start..<end].withUnsafeBufferPointer { block in
          unsafe crypto_secretstream_xchacha20poly1305_pull(
            &state, room.baseAddress!.assumingMemoryBound(to: UInt8.self), nil, &tag, block.baseAddress!,
            UInt64(block.count), about, UInt64(about.count)) == 0
        }
        return isRight ? room.count : 0
      }
      let isLast = tag == crypto_secretstream_xchacha20poly1305_tag_final()
      guard isRight, isLast == (end == sealed.endIndex) else { return nil }
      start = end
    }
    return plain
  }
}
