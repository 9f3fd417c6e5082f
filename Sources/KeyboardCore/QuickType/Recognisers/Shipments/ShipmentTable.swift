/// All formats, found by the length of a number.
struct ShipmentTable: Sendable {
  /// Built once, at the first number.
  static let shared = ShipmentTable()

  /// The most characters that a number has.
  let longest: Int
  private var byLength: [[ShipmentFormat]]

  private init() {
    longest = ShipmentFormat.all.reduce(0) { max($0, $1.lengths.upperBound) }
    byLength = Array(repeating: [], count: longest + 1)
    for format in ShipmentFormat.all {
      for length in format.lengths { byLength[length].append(format) }
    }
    for length in byLength.indices { byLength[length].sort { $0.weight > $1.weight } }
  }

  /// Formats of numbers of this length, those first that say most.
  func formats(of length: Int) -> [ShipmentFormat] {
    byLength.indices.contains(length) ? byLength[length] : []
  }

  /// Formats that the characters are whole numbers of, check digit and all.
  func holding(_ signs: [UInt8]) -> [ShipmentFormat] {
    formats(of: signs.count).filter { $0.fits(signs) && $0.holds(signs) }
  }
}
