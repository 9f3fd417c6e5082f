/// Where random numbers come from. Unlike `RandomNumberGenerator` it may fail, and has to be told before it is used.
public protocol RandomSource: ~Copyable {
  /// Why there is no number; `Never` for a source that always has one.
  associatedtype Failure: Error

  /// 64 bits, each value as likely as any other and independent of those before.
  mutating func next() throws(Failure) -> UInt64
}

extension RandomSource where Self: ~Copyable {
  /// A number from 0 to `bound` - 1, each as likely as any other: numbers of the last, incomplete round of `bound` are
  /// drawn again, because a remainder alone would favour small ones.
  /// - Precondition: `bound` is greater than 0.
  public mutating func below(_ bound: Int) throws(Failure) -> Int {
    precondition(bound > 0, "there is no number below \(bound)")
    let bound = UInt64(bound)
    // 2^64 mod bound: so many numbers are too many.
    let surplus = (0 &- bound) % bound
    while true {
      let number = try next()
      if number >= surplus { return Int(number % bound) }
    }
  }

  /// One of some choices, each as likely as any other.
  /// - Precondition: there is one.
  mutating func pick<Choice>(_ choices: [Choice]) throws(Failure) -> Choice {
    choices[try below(choices.count)]
  }

  /// Brings choices into an order, each as likely as any other.
  mutating func shuffle<Choice>(_ choices: inout [Choice]) throws(Failure) {
    var last = choices.count - 1
    while last > 0 {
      choices.swapAt(last, try below(last + 1))
      last -= 1
    }
  }
}
