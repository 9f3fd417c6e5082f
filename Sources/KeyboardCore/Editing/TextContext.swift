/// What the keyboard knows of the text around the cursor: what it typed, and what the field feed told it.
///
/// A feed tells every text some time after it was typed: one that equals an earlier state lags behind and says nothing new;
/// one that equals neither is the truth, and what was known is given up for it.
public struct TextContext: Sendable {
  /// What a text told by the field means for what was known.
  public enum Told: Sendable, Hashable {
    /// It is what is known, or more of it.
    case confirmed
    /// It is how the text stood some keys ago.
    case lagging
    /// It is another one: somebody else has edited it or has moved the cursor.
    case parted
  }

  /// A text that is told longer after the last key than this lags behind no more.
  public static let longestLag = Interval.milliseconds(1000)

  /// What stands before the cursor.
  public private(set) var before: TextWindow
  /// What stands behind the cursor, backwards: its last scalar is the one beside the cursor.
  public private(set) var after: TextWindow
  private var past = PastTexts()
  private var lastChange: Instant?

  /// Nothing is known.
  public init() {
    before = .unknown
    after = .unknown
  }

  /// The cursor stands in a text that is known.
  /// - Parameter isWhole: `before` begins where the field does.
  public init(before: String, after: String = "", isWhole: Bool = true) {
    self.before = TextWindow(before, isWhole: isWhole)
    self.after = Self.backwards(after)
  }

  /// Nothing is known before the cursor.
  public var isUnknown: Bool { before.isUnknown }

  /// The word that ends at the cursor; empty where none does. Allocates.
  public var word: String { before.text(before.wordLength()) }

  // MARK: - Own edits

  mutating func insert(_ text: String, at time: Instant) {
    change(at: time)
    before.append(text)
  }

  mutating func delete(characters: Int, at time: Instant) {
    change(at: time)
    before.deleteCharacters(characters)
  }

  mutating func replace(characters: Int, with text: String, at time: Instant) {
    change(at: time)
    before.deleteCharacters(characters)
    before.append(text)
  }

  mutating func deleteWord(at time: Instant) {
    change(at: time)
    before.deleteWord()
  }

  mutating func deleteForward(at time: Instant) {
    change(at: time)
    after.deleteCharacters(1)
  }

  /// What a composition made of the keys stands before the cursor, not what was expected.
  mutating func correct(_ window: TextWindow) {
    before = window
  }

  /// Moves the cursor over characters, forwards where the number is positive. Beyond what is known nothing is known; and
  /// programs differ in which way an arrow key goes in a text from right to left.
  mutating func move(by characters: Int, at time: Instant) {
    change(at: time)
    for _ in 0..<abs(characters) {
      let isMoved = characters < 0 ? Self.step(from: &before, to: &after) : Self.step(from: &after, to: &before)
      if !isMoved { return forget() }
    }
  }

  /// The text is another one, and nobody knows which.
  mutating func forget() {
    before.forget()
    after.forget()
    past.forget()
  }

  // MARK: - The field feed

  /// What the field says now.
  /// - Parameter isWhole: `before` begins where the field does.
  mutating func told(before text: String, after rest: String, isWhole: Bool, at time: Instant) -> Told {
    let told = TextWindow(text, isWhole: isWhole)
    if agrees(told) {
      before = told
      after = Self.backwards(rest)
      return .confirmed
    }
    let isRecent = lastChange.map { time - $0 <= Self.longestLag } ?? false
    if isRecent && past.contains(told) { return .lagging }
    before = told
    after = Self.backwards(rest)
    past.forget()
    return .parted
  }

  /// Whether a told text may be the one that is known: each may know more of its beginning than the other.
  private func agrees(_ told: TextWindow) -> Bool {
    if before.isUnknown { return false }
    let common = min(told.count, before.count)
    guard told.agrees(with: before, scalars: common) else { return false }
    if before.isWhole && told.isWhole { return before.count == told.count }
    if before.isWhole { return told.count <= before.count }
    if told.isWhole { return told.count >= before.count }
    return common > 0
  }

  private mutating func change(at time: Instant) {
    past.note(before)
    lastChange = time
  }

  /// Hands one character over; false where there is none or where it cannot be told.
  private static func step(from source: inout TextWindow, to target: inout TextWindow) -> Bool {
    // At an end of the text the cursor stays.
    if source.isAtStart { return true }
    guard let scalar = source.last, !Sign.isRightToLeft(scalar) else { return false }
    guard source.lastCharacterLength() == 1, !joins(scalar) else { return false }
    source.removeLast(1)
    target.append(scalar)
    return true
  }

  /// Whether a scalar may be a part of a character with others.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.isGraphemeExtend || scalar.value >= 0x1F000
      || (0x200B...0x200F).contains(scalar.value)
  }

  private static func backwards(_ text: String) -> TextWindow {
    var window = TextWindow(isWhole: true)
    var reversed: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if reversed.count == TextWindow.capacity {
        window.isWhole = false
        break
      }
      reversed.append(scalar)
    }
    for scalar in reversed.reversed() { window.append(scalar) }
    return window
  }
}
