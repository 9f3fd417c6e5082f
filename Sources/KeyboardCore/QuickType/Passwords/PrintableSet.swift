/// A set of printable ASCII characters: those from U+0020 (blank) to U+007E.
public struct PrintableSet: Sendable, Hashable {
  // One bit a byte value: below 64, and from 64 on.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The empty set.
  public init() {}

  /// The characters of a range.
  /// - Precondition: all of them are printable ASCII.
  public init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  /// The printable ASCII characters of a text; others are left out.
  public init(_ text: String) {
    for byte in text.utf8 where Self.isPrintable(byte) { insert(byte) }
  }

  /// `A` to `Z`.
  public static let upper = PrintableSet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  /// `a` to `z`.
  public static let lower = PrintableSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
  /// `0` to `9`.
  public static let digits = PrintableSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
  /// All 95.
  public static let all = PrintableSet(0x20...0x7e)
  /// The 33 that are neither letter nor digit; the blank is one of them.
  public static let special = all.subtracting(upper).subtracting(lower).subtracting(digits)

  /// Whether a byte is a printable ASCII character.
  public static func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7e).contains(byte) }

  /// Whether a character is in the set; nothing but printable ASCII ever is.
  public func contains(_ byte: UInt8) -> Bool {
    guard byte < 128 else { return false }
    return (byte < 64 ? low : high) & Self.bit(byte) != 0
  }

  /// Adds a character.
  /// - Precondition: it is printable ASCII.
  public mutating func insert(_ byte: UInt8) {
    precondition(Self.isPrintable(byte), "only printable ASCII has a place here")
    if byte < 64 { low |= Self.bit(byte) } else { high |= Self.bit(byte) }
  }

  /// The characters of either set.
  public func union(_ other: PrintableSet) -> PrintableSet { PrintableSet(low | other.low, high | other.high) }

  /// The characters of both sets.
  public func intersection(_ other: PrintableSet) -> PrintableSet { PrintableSet(low & other.low, high & other.high) }

  /// The characters that `other` does not have.
  public func subtracting(_ other: PrintableSet) -> PrintableSet { PrintableSet(low & ~other.low, high & ~other.high) }

  /// Whether `other` has every character of this set.
  public func isSubset(of other: PrintableSet) -> Bool { subtracting(other).isEmpty }

  /// Whether the two share no character.
  public func isDisjoint(with other: PrintableSet) -> Bool { intersection(other).isEmpty }

  /// Whether there is no character in it.
  public var isEmpty: Bool { low == 0 && high == 0 }

  /// How many characters are in it.
  public var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// The characters in the order of ASCII.
  public var bytes: [UInt8] {
    var found: [UInt8] = []
    found.reserveCapacity(count)
    for (first, word) in [(UInt8(0), low), (UInt8(64), high)] {
      var rest = word
      while rest != 0 {
        found.append(first + UInt8(rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return found
  }

  /// The characters in the order of ASCII, as a text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private init(_ low: UInt64, _ high: UInt64) {
    self.low = low
    self.high = high
  }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }
}
