/// What is known of a brand's numbers.
struct CardRow: Sendable {
  /// First digits of numbers, all of one length: 51 to 55.
  struct Prefix: Sendable {
    var low: Int
    var high: Int
    var length: Int

    /// Whether digits begin so, as far as there are some.
    func agrees(with digits: [UInt8]) -> Bool {
      let count = min(length, digits.count)
      let value = digits.prefix(count).reduce(0) { $0 * 10 + Int($1) - 0x30 }
      var (low, high) = (low, high)
      for _ in count..<length {
        low /= 10
        high /= 10
      }
      return low <= value && value <= high
    }
  }

  var brand: CardBrand
  var prefixes: [Prefix]
  var gaps: [Int]
  var lengths: [Int]
  var codeName: String
  var codeSize: Int

  /// - Parameter prefixes: with blanks between them, ranges with a hyphen.
  init(brand: CardBrand, prefixes: String, gaps: [Int], lengths: [Int], codeName: String, codeSize: Int) {
    self.brand = brand
    self.prefixes = prefixes.split(separator: " ").compactMap { word in
      let ends = word.split(separator: "-")
      guard let first = ends.first, let last = ends.last, let low = Int(first), let high = Int(last) else { return nil }
      return Prefix(low: low, high: high, length: first.utf8.count)
    }
    self.gaps = gaps
    self.lengths = lengths
    self.codeName = codeName
    self.codeSize = codeSize
  }

  static func of(_ brand: CardBrand) -> CardRow {
    guard let row = all.first(where: { $0.brand == brand }) else { preconditionFailure("a brand without a row") }
    return row
  }
}
