import CCrypt
import Glibc
import KeyboardCore
import Posix

/// What crypt(3) makes of a PIN.
enum PINHash {
  /// Made with a salt of its own, in the way that the system takes for the best (yescrypt).
  /// - Throws: where the library can do neither that nor SHA-512.
  static func make(_ pin: [UInt8]) throws(AppError) -> String {
    for prefix in ["$y$", "$6$"] {
      guard let raw = unsafe keypane_crypt_setting(prefix, 0) else { continue }
      let setting = unsafe String(cString: raw)
      unsafe free(raw)
      if let hash = hash(pin, setting) { return hash }
    }
    throw AppError(.unavailable, "crypt(3) makes no hashes on this machine")
  }

  /// Whether a hash is of this PIN; false, too, for a hash of a kind that the library does not know.
  static func matches(_ pin: [UInt8], _ hash: String) -> Bool {
    guard let made = Self.hash(pin, hash) else { return false }
    // The time that it takes must not tell how much of it is right.
    let (one, other) = (Array(made.utf8), Array(hash.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hash(_ pin: [UInt8], _ setting: String) -> String? {
    guard !pin.contains(0) else { return nil }
    var phrase = pin + [0]
    let result = unsafe phrase.withUnsafeMutableBytes { bytes -> String? in
      let raw = unsafe keypane_crypt(bytes.baseAddress!.assumingMemoryBound(to: CChar.self), setting)
      unsafe explicit_bzero(bytes.baseAddress!, bytes.count)
      guard let raw = unsafe raw else { return nil }
      defer { unsafe free(raw) }
      return unsafe String(cString: raw)
    }
    return result
  }
}
