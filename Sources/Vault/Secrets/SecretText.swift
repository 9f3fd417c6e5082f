import CSodium

/// A secret in memory of its own: between pages that nobody may touch, not written to swap space where the system permits
/// that, not in core dumps, and overwritten when the value ends.
@safe
public struct SecretText: ~Copyable {
  let start: UnsafeMutableRawPointer
  /// Bytes.
  public let count: Int

  /// Memory for so many bytes, which `fill` writes.
  init(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    unsafe start = SecretMemory.allocate(count)
    self.count = count
    unsafe fill(UnsafeMutableRawBufferPointer(start: start, count: count))
  }

  /// Takes bytes over: the array is overwritten and empty afterwards. Copies that were made of it before are not reached.
  public init(taking bytes: inout [UInt8]) {
    let source = bytes.count
    unsafe start = SecretMemory.allocate(source)
    count = source
    unsafe bytes.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe start.copyMemory(from: base, byteCount: bytes.count)
      unsafe sodium_memzero(base, bytes.count)
    }
    bytes.removeAll()
  }

  /// A copy of a text that was in ordinary memory before, such as what a person has typed.
  public init(_ text: String) {
    var bytes = Array(text.utf8)
    self.init(taking: &bytes)
  }

  /// A copy of bytes; the array is left as it is.
  public init(copying bytes: [UInt8]) {
    unsafe start = SecretMemory.allocate(bytes.count)
    count = bytes.count
    unsafe bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe start.copyMemory(from: base, byteCount: bytes.count)
    }
  }

  deinit {
    // Overwrites, too.
    unsafe sodium_free(start)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { count == 0 }

  /// The secret as a text in ordinary memory, which nobody overwrites: only for what leaves at once. Bytes that are not
  /// UTF-8 become U+FFFD.
  public var text: String {
    unsafe withBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whether two are the same; the time that it takes tells only their lengths.
  public func isSame(as other: borrowing SecretText) -> Bool {
    unsafe count == other.count && sodium_memcmp(start, other.start, count) == 0
  }

  /// Another one with the same bytes.
  public func copy() -> SecretText {
    unsafe SecretText(count: count) { unsafe $0.copyMemory(from: UnsafeRawBufferPointer(start: start, count: count)) }
  }

  /// Lends the bytes.
  public func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(UnsafeRawBufferPointer(start: start, count: count))
  }
}
