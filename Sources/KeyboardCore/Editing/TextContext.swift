/// What the keyboard knows of the text around the cursor: what it typed, and what the field feed told it.
///
/// A feed tells every text some time after it was typed: one that equals an earlier state lags behind and says nothing new;
/// one that equals none is the truth, and what was known is given up for it.
public struct TextContext: Sendable {
  /// What a text told by the field means for what was known.
  public enum Told: Sendable, Hashable {
    /// It is what is known, or more of it.
    case confirmed
    /// It is how the text stood some keys ago.
    case lagging
    /// It may be how the text stood when nobody knew it, or another one.
    case unclear
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
    // Programs differ in what they delete of a character of several scalars.
    if after.firstCharacterLengthBackwards() == 1 { after.removeLast(1) } else if !after.isAtStart { after.forget() }
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
      let isBack = characters < 0
      let length = isBack ? before.lastCharacterLength() : after.firstCharacterLengthBackwards()
      let isMoved =
        isBack ? Self.step(length, from: &before, to: &after) : Self.step(length, from: &after, to: &before)
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
    let behind = Self.backwards(rest)
    let agrees = Self.agree(told, before)
    let isRecent = lastChange.map { time - $0 <= Self.longestLag } ?? false
    if isRecent, !before.isUnknown, !agrees || !Self.agree(behind, after) {
      if past.contains(before: told, after: behind) { return .lagging }
      if !agrees && past.hasUnknown { return .unclear }
    }
    before = told
    after = behind
    if !agrees { past.forget() }
    return agrees ? .confirmed : .parted
  }

  /// Whether a told text may be the one that is known: each may know more of it than the other.
  private static func agree(_ told: TextWindow, _ known: TextWindow) -> Bool {
    if known.isUnknown { return false }
    let common = min(told.count, known.count)
    guard told.agrees(with: known, scalars: common) else { return false }
    if known.isWhole && told.isWhole { return known.count == told.count }
    if known.isWhole { return told.count <= known.count }
    if told.isWhole { return told.count >= known.count }
    return common > 0
  }

  private mutating func change(at time: Instant) {
    past.note(before: before, after: after)
    lastChange = time
  }

  /// Hands one character of so many scalars over; false where it cannot be told which one.
  private static func step(_ length: Int, from source: inout TextWindow, to target: inout TextWindow) -> Bool {
    // At an end of the text the cursor stays.
    if source.isAtStart { return true }
    guard length == 1, let scalar = source.last, !Sign.isRightToLeft(scalar), !Sign.joins(scalar) else { return false }
    source.removeLast(1)
    target.append(scalar)
    return true
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
