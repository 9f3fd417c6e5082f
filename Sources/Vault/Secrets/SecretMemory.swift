import CSodium

/// Where secrets lie (sodium_malloc): guard pages around them, and the pages themselves locked.
enum SecretMemory {
  /// Memory that `sodium_free` gives back; what is in it is not defined.
  static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    precondition(sodium_init() >= 0, "libsodium finds no random numbers on this machine")
    guard let memory = unsafe sodium_malloc(max(1, count)) else { fatalError("no memory left") }
    return unsafe memory
  }

  /// Whether the system keeps memory of this size out of swap space; it does not where RLIMIT_MEMLOCK is too low.
  static func isLocked(_ start: UnsafeMutableRawPointer, count: Int) -> Bool {
    // The pages are locked already where that is permitted; once more changes nothing, and tells.
    unsafe sodium_mlock(start, max(1, count)) == 0
  }

  /// Random bytes that are no secret: salts and nonces.
  static func random(_ count: Int) -> [UInt8] {
    precondition(sodium_init() >= 0, "libsodium finds no random numbers on this machine")
    var bytes = [UInt8](repeating: 0, count: count)
    unsafe bytes.withUnsafeMutableBytes { unsafe randombytes_buf($0.baseAddress!, $0.count) }
    return bytes
  }
}
