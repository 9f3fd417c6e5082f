/// The end of a text, as much of it as a fixed room holds: what stands before the cursor. What stands behind the cursor is
/// kept backwards, so that its end is at the cursor, too.
///
/// It never allocates, and its description tells no text.
public struct TextWindow: Sendable {
  /// How many Unicode scalars it holds at most.
  public static let capacity = 96
  /// How many it keeps when it has to forget.
  static let kept = 64

  private var storage = InlineArray<96, Unicode.Scalar>(repeating: " ")
  /// How many Unicode scalars it holds.
  public private(set) var count = 0
  /// Nothing lies before what it holds: its first scalar is the first of the text.
  public internal(set) var isWhole: Bool

  /// Nothing, where `isWhole` says whether there is nothing or nothing is known.
  init(isWhole: Bool) {
    self.isWhole = isWhole
  }

  /// Of a text that nobody knows.
  public static let unknown = TextWindow(isWhole: false)

  /// The end of a text.
  /// - Parameter isWhole: the text is all that there is, not an end of it.
  public init(_ text: String, isWhole: Bool = true) {
    self.isWhole = isWhole
    let scalars = text.unicodeScalars
    var start = scalars.endIndex
    var room = Self.capacity
    while start != scalars.startIndex, room > 0 {
      start = scalars.index(before: start)
      room -= 1
    }
    if start != scalars.startIndex { self.isWhole = false }
    for scalar in scalars[start...] { append(scalar) }
  }

  /// Nothing is known.
  public var isUnknown: Bool { count == 0 && !isWhole }

  /// There is nothing: the cursor stands at the beginning.
  public var isAtStart: Bool { count == 0 && isWhole }

  /// One scalar, counted from the cursor: 0 is the one beside it. Nil where none is known.
  public func scalar(_ distance: Int) -> Unicode.Scalar? {
    distance < count && distance >= 0 ? storage[count - 1 - distance] : nil
  }

  /// The scalar beside the cursor.
  public var last: Unicode.Scalar? { scalar(0) }

  /// The text that it holds; never for a message. Allocates.
  public var text: String { text(count) }

  /// The text of the scalars nearest the cursor.
  func text(_ scalars: Int) -> String {
    var text = ""
    for index in (count - min(scalars, count))..<count { text.unicodeScalars.append(storage[index]) }
    return text
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if count == Self.capacity {
      let gone = Self.capacity - Self.kept
      for index in 0..<Self.kept { storage[index] = storage[index + gone] }
      count = Self.kept
      isWhole = false
    }
    storage[count] = scalar
    count += 1
  }

  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  mutating func removeLast(_ scalars: Int) {
    count -= min(scalars, count)
  }

  /// Forgets everything; that there is something is not known either.
  mutating func forget() {
    count = 0
    isWhole = false
  }

  /// Whether both hold the same, and know the same of what lies before.
  func isSame(as other: TextWindow) -> Bool {
    count == other.count && isWhole == other.isWhole && agrees(with: other, scalars: count)
  }

  /// Whether the scalars nearest the cursor are the same.
  func agrees(with other: TextWindow, scalars: Int) -> Bool {
    for distance in 0..<scalars where scalar(distance) != other.scalar(distance) { return false }
    return true
  }

  /// A number that texts with the same last scalars share (FNV-1a).
  func hash(scalars: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for distance in 0..<min(scalars, count) {
      hash = (hash ^ UInt64(storage[count - 1 - distance].value)) &* 0x100_0000_01b3
    }
    return hash
  }
}

extension TextWindow: CustomStringConvertible {
  /// Tells no text: it may be a secret.
  public var description: String { isUnknown ? "unknown" : count == 0 ? "empty" : "not empty" }
}
