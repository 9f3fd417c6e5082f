/// What it costs to try a passphrase or a PIN (Argon2id).
public struct KeyCost: Sendable, Hashable {
  /// How often the memory is gone through.
  public var passes: UInt32
  /// KiB of memory.
  public var kibibytes: UInt32

  /// A cost of one's own; for tests, the least that the library takes.
  public init(passes: UInt32, kibibytes: UInt32) {
    self.passes = passes
    self.kibibytes = kibibytes
  }

  /// Three passes over 64 MiB, a fifth of a second or so: RFC 9106, section 4, the second recommended choice, made for
  /// machines with little memory.
  public static let standard = KeyCost(passes: 3, kibibytes: 65536)

  /// What a file may ask for: more would be an attempt to stop the machine.
  var isTaken: Bool { (1...16).contains(passes) && (8...262_144).contains(kibibytes) }
}
