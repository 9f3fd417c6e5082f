/// How hard something is to guess, in bits.
enum Entropy {
  /// Of one of `choices` that are equally likely: the logarithm to base 2.
  /// - Precondition: there is one.
  static func bits(_ choices: Int) -> Double { bits(Double(choices)) }

  /// The same for numbers that are not whole; below 1 it is negative.
  /// - Precondition: it is greater than 0.
  static func bits(_ number: Double) -> Double {
    precondition(number > 0, "there is nothing to choose from")
    var bits = Double(number.exponent)
    var rest = number.significand
    // The standard library alone has no logarithm: squaring shifts it by one binary digit.
    var digit = 0.5
    for _ in 0..<40 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        bits += digit
      }
      digit /= 2
    }
    return bits
  }
}
