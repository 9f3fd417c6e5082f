/// Where an item stands in the plain content of a store, and how it is written there.
///
/// The content is a head and the items one behind the other, in ascending order of their numbers, then zeroes up to a
/// multiple of 4096, so that the file's length tells little. All numbers are little-endian.
///
/// - Head: version 1 (4 bytes), count of items (4), the number that the next new item gets (8).
/// - Item: kind (1), length of the rest (4), its number (8), when it was last used (8; seconds since 1970, 0: never), and
///   fields: tag (1), length (4), bytes. Kinds and tags that are not known are kept.
struct Record: Sendable, Hashable {
  var id: UInt64
  var kind: UInt8
  /// The whole item.
  var range: Range<Int>

  static let signIn: UInt8 = 1
  static let card: UInt8 = 2
  static let contact: UInt8 = 3
  static let learnt: UInt8 = 4

  /// What a field is.
  enum Tag {
    /// Sign-in: the account. Card: the name on it. Learnt: the content type. Contact: the vCard.
    static let name: UInt8 = 1
    /// Sign-in: the password. Card: the number. Learnt: the value.
    static let secret: UInt8 = 2
    /// Sign-in: a site; there may be several.
    static let domain: UInt8 = 3
    /// Sign-in: what its owner calls it. Card: the brand.
    static let title: UInt8 = 4
    /// Sign-in: the owner's notes.
    static let note: UInt8 = 5
    /// Card: `03/2028`.
    static let expiry: UInt8 = 6
  }

  static let contentHead = 16
  static let head = 21
  static let fieldHead = 5
  static let version: UInt32 = 1
  static let blocks = 4096

  /// Where its time of last use stands.
  var lastUsedOffset: Int { range.lowerBound + 13 }
  /// Where its fields stand.
  var fields: Range<Int> { (range.lowerBound + Self.head)..<range.upperBound }
}
