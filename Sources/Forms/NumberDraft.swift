/// A number while it is typed: ASCII digits, at most one `.` among them, and a `-` in front.
///
/// The empty one, `-` and `12.` are on their way to a number. Zeros in front stay while digits are typed behind them:
/// who deletes the first digit of 1000 to write another one keeps the zeros.
public struct NumberDraft: Sendable, Hashable {
  /// Its characters; the places between them are counted from 0 to `count`.
  public private(set) var text: String

  /// Nobody types more; it also bounds the work of a key press.
  public static let mostDigits = 30

  /// Nothing typed yet.
  public init() {
    text = ""
  }

  /// Takes what is a draft; nil for anything else.
  public init?(_ text: String) {
    var draft = NumberDraft()
    let end = draft.replace(0..<0, with: text, taking: NumberInput(separators: ["."], fractionDigits: Self.mostDigits))
    guard draft.text == text, end == text.utf8.count else { return nil }
    self = draft
  }

  /// How many characters it has.
  public var count: Int { text.utf8.count }

  /// Nothing is typed.
  public var isEmpty: Bool { text.isEmpty }

  /// Digits before the separator.
  public var integerDigits: Int {
    text.utf8.prefix { $0 != Self.point }.count - (isNegative ? 1 : 0)
  }

  /// Digits behind the separator; nil where there is none.
  public var fractionDigits: Int? {
    text.utf8.firstIndex(of: Self.point).map { text.utf8.distance(from: $0, to: text.utf8.endIndex) - 1 }
  }

  /// Begins with `-`.
  public var isNegative: Bool { text.utf8.first == Self.minus }

  /// There is a digit.
  public var isNumber: Bool { text.utf8.contains(where: Self.isDigit) }

  /// The number without what was only good for typing it: `007.` is 7, `-` is nothing.
  public var finished: NumberDraft {
    guard isNumber else { return NumberDraft() }
    let parts = text.utf8.drop { $0 == Self.minus }.split(separator: Self.point, omittingEmptySubsequences: false)
    let whole = parts[0].drop { $0 == Self.zero }
    let fraction = parts.dropFirst().first.map(Array.init) ?? []
    var finished = NumberDraft()
    let isZero = whole.isEmpty && fraction.allSatisfy { $0 == Self.zero }
    if isNegative, !isZero { finished.text = "-" }
    finished.text += whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self)
    if !fraction.isEmpty { finished.text += "." + String(decoding: fraction, as: UTF8.self) }
    return finished
  }

  /// The number with at most so many digits behind its separator, the rest rounded, half to even as ICU does.
  func rounded(to digits: Int) -> NumberDraft {
    guard let point = text.utf8.firstIndex(of: Self.point), (fractionDigits ?? 0) > digits else { return self }
    let behind = Array(text.utf8[text.utf8.index(after: point)...])
    var kept = Array(text.utf8[..<point]) + behind.prefix(digits)
    let rest = behind.dropFirst(digits)
    let half = Self.zero + 5
    let first = rest.first ?? Self.zero
    let isOdd = kept.last.map { ($0 - Self.zero) % 2 == 1 } ?? false
    if first > half || first == half && (isOdd || rest.dropFirst().contains { $0 != Self.zero }) {
      var place = kept.count - 1
      while place >= 0, kept[place] == Self.zero + 9 {
        kept[place] = Self.zero
        place -= 1
      }
      if place >= 0, Self.isDigit(kept[place]) { kept[place] += 1 } else { kept.insert(Self.zero + 1, at: place + 1) }
    }
    if digits > 0 { kept.insert(Self.point, at: kept.count - digits) }
    var rounded = NumberDraft()
    rounded.text = String(decoding: kept, as: UTF8.self)
    return rounded
  }

  /// The number with zeros behind its separator until it has so many characters.
  func padded(to count: Int) -> String {
    let missing = max(0, count - self.count)
    if missing == 0 { return text }
    let zeros = fractionDigits == nil ? "." + String(repeating: "0", count: missing - 1) : nil
    return text + (zeros ?? String(repeating: "0", count: missing))
  }

  /// Puts what is typed in the place of some characters, as far as it makes a number.
  ///
  /// Digits of any script are taken, a minus in front, and a separator where there is none yet and no more digits stand
  /// behind than may be there; the rest is passed over: who types the grouping marks too types the same number. A number
  /// without a fraction takes a separator at its end, too, so that no digit typed behind it makes the number larger.
  /// - Returns: the place behind what was put in.
  public mutating func replace(_ range: Range<Int>, with typed: String, taking input: NumberInput) -> Int {
    var bytes = Array(text.utf8)
    bytes.removeSubrange(range)
    var place = range.lowerBound
    for character in typed {
      if let digit = NumberInput.digit(character) {
        if bytes.first == Self.minus { place = max(place, 1) }
        let point = bytes.firstIndex(of: Self.point)
        if let point, place > point, bytes.count - point - 1 >= input.fractionDigits { continue }
        guard bytes.count < Self.mostDigits else { continue }
        bytes.insert(Self.zero + digit, at: place)
        place += 1
      } else if input.separators.contains(String(character)) {
        if bytes.first == Self.minus { place = max(place, 1) }
        let hasRoom = bytes.count + 2 < Self.mostDigits && bytes.count - place <= input.fractionDigits
        guard hasRoom, !bytes.contains(Self.point) else { continue }
        if !bytes[..<place].contains(where: Self.isDigit) {
          bytes.insert(Self.zero, at: place)
          place += 1
        }
        bytes.insert(Self.point, at: place)
        place += 1
      } else if NumberInput.isMinus(character), place == 0, bytes.first != Self.minus {
        bytes.insert(Self.minus, at: 0)
        place = 1
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    return place
  }

  private static let point = UInt8(ascii: ".")
  private static let minus = UInt8(ascii: "-")
  private static let zero = UInt8(ascii: "0")

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= zero + 9 }
}

extension NumberDraft: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Tells no digit: it may be a secret.
  public var description: String { isEmpty ? "empty" : "not empty" }

  /// Tells no digit.
  public var debugDescription: String { description }

  /// Tells no digit.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
