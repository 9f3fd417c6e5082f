extension Double {
  /// A number in plain decimal digits, with a point or without: what people write on a command line. No sign, no
  /// exponent, no hexadecimal.
  init?(decimal word: some StringProtocol) {
    let digits = Array(word.utf8)
    guard let first = digits.first, first != UInt8(ascii: "."), digits.last != UInt8(ascii: "."),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    self.init(word)
  }

  /// In decimal digits, without an exponent.
  /// - Parameters:
  ///   - count: how many stand behind the point, from 1 to 9.
  ///   - shortened: zeros at the end are left out, and the point after them.
  func decimals(_ count: Int, shortened: Bool = false) -> String {
    var unit = 1.0
    for _ in 0..<count { unit *= 10 }
    let scaled = (self * unit).rounded()
    // Beyond this the digits behind the point say nothing.
    guard scaled.magnitude < 1e15 else { return description }
    let number = Int(scaled.magnitude)
    var fraction = String(number % Int(unit))
    fraction = String(repeating: "0", count: count - fraction.count) + fraction
    if shortened {
      while fraction.last == "0" { fraction.removeLast() }
    }
    let sign = scaled < 0 ? "-" : ""
    return sign + String(number / Int(unit)) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
