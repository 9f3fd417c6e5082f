import KeyboardCore

extension Instant {
  /// The first of those that there are.
  static func earliest(_ first: Instant?, _ second: Instant?, _ third: Instant? = nil) -> Instant? {
    var earliest = first
    if let second, earliest.map({ second < $0 }) ?? true { earliest = second }
    if let third, earliest.map({ third < $0 }) ?? true { earliest = third }
    return earliest
  }
}
