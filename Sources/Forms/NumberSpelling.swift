/// A number as it is shown.
public struct NumberSpelling: Sendable, Hashable {
  /// With digits, grouping marks, separator, and the sign of the currency.
  public var text: String
  /// For every place of the draft, from before its first character to behind its last, the characters of `text` that
  /// stand before the cursor there.
  public var stops: [Int]

  /// A text and the places of its digits.
  public init(text: String, stops: [Int]) {
    self.text = text
    self.stops = stops
  }

  /// An empty field.
  public static let empty = NumberSpelling(text: "", stops: [0])

  /// The place of the draft for a cursor in the text: behind all digits that stand before it.
  func place(forCursor cursor: Int) -> Int {
    stops.lastIndex { $0 <= cursor } ?? 0
  }
}
