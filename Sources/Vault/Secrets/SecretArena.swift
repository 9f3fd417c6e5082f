import CSodium

/// Bytes in secret memory, one behind the other, to which more can be added.
///
/// Offsets are checked: what is read of a store's content lies within it, whatever the content says.
@safe
struct SecretArena: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int
  /// Bytes in use.
  private(set) var count = 0

  init(capacity: Int) {
    unsafe start = SecretMemory.allocate(capacity)
    self.capacity = max(1, capacity)
  }

  deinit {
    unsafe sodium_free(start)
  }

  /// Whether it is kept out of swap space.
  var isLocked: Bool { unsafe SecretMemory.isLocked(start, count: capacity) }

  // MARK: - Writing

  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  mutating func append(_ number: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) { append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }

  mutating func append(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }

  mutating func append(_ text: String) {
    reserve(text.utf8.count)
    for byte in text.utf8 { append(byte) }
  }

  mutating func append(_ secret: borrowing SecretText) {
    reserve(secret.count)
    unsafe secret.withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe (start + count).copyMemory(from: base, byteCount: bytes.count)
    }
    count += secret.count
  }

  mutating func append(_ range: Range<Int>, of other: borrowing SecretArena) {
    reserve(range.count)
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count, "bytes that are not there")
    unsafe (start + count).copyMemory(from: other.start + range.lowerBound, byteCount: range.count)
    count += range.count
  }

  /// A copy of bytes of its own at the end.
  mutating func appendOwn(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes that are not there")
    reserve(range.count)
    unsafe (start + count).copyMemory(from: start + range.lowerBound, byteCount: range.count)
    count += range.count
  }

  /// Puts a number where there is one already.
  mutating func set(_ number: UInt64, at offset: Int) {
    precondition(offset >= 0 && offset <= count - 8, "a number that is not there")
    for index in 0..<8 {
      let byte = UInt8(truncatingIfNeeded: number >> UInt64(8 * index))
      unsafe start.storeBytes(of: byte, toByteOffset: offset + index, as: UInt8.self)
    }
  }

  /// Puts a number where there is one already.
  mutating func set(_ number: UInt32, at offset: Int) {
    precondition(offset >= 0 && offset <= count - 4, "a number that is not there")
    for index in 0..<4 {
      let byte = UInt8(truncatingIfNeeded: number >> UInt32(8 * index))
      unsafe start.storeBytes(of: byte, toByteOffset: offset + index, as: UInt8.self)
    }
  }

  /// Overwrites bytes with zeroes.
  mutating func wipe(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes that are not there")
    unsafe sodium_memzero(start + range.lowerBound, range.count)
  }

  /// Adds bytes that `fill` writes; it tells how many it has written.
  mutating func append<Failure: Error>(
    atMost limit: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    reserve(limit)
    let written = try unsafe fill(UnsafeMutableRawBufferPointer(start: start + count, count: limit))
    precondition((0...limit).contains(written), "more than there is room for")
    count += written
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    let larger = max(count + more, capacity * 2)
    let new = unsafe SecretMemory.allocate(larger)
    unsafe new.copyMemory(from: start, byteCount: count)
    unsafe sodium_free(start)
    unsafe start = new
    capacity = larger
  }

  // MARK: - Reading

  func byte(at offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "a byte that is not there")
    return unsafe start.load(fromByteOffset: offset, as: UInt8.self)
  }

  func number32(at offset: Int) -> UInt32 {
    precondition(offset >= 0 && offset <= count - 4, "a number that is not there")
    return unsafe UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  func number64(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count - 8, "a number that is not there")
    return unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A text that is no secret, in ordinary memory.
  func text(_ range: Range<Int>) -> String {
    unsafe withBytes(range) { unsafe String(decoding: $0, as: UTF8.self) }
  }

  func secret(_ range: Range<Int>) -> SecretText {
    unsafe withBytes(range) { bytes in unsafe SecretText(count: bytes.count) { unsafe $0.copyMemory(from: bytes) } }
  }

  func withBytes<Result: ~Copyable, Failure: Error>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes that are not there")
    return try unsafe body(UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count))
  }
}
