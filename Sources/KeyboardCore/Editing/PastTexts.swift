/// What stood before the cursor before each of the last keys: by it a field feed that lags behind is told from a text that
/// somebody else has changed. It keeps numbers, no text.
struct PastTexts: Sendable {
  /// How many keys a feed may lag behind.
  static let capacity = 16

  private struct Past: Sendable {
    var hash: UInt64 = 0
    /// How many scalars were known.
    var count = 0
    var isWhole = false
  }

  private var ring = InlineArray<16, Past>(repeating: Past())
  private var count = 0
  private var next = 0

  mutating func note(_ window: TextWindow) {
    ring[next] = Past(hash: window.hash(scalars: window.count), count: window.count, isWhole: window.isWhole)
    next = (next + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
  }

  mutating func forget() {
    count = 0
  }

  /// Whether a told text is one of them. What was not known at all is like no text.
  func contains(_ told: TextWindow) -> Bool {
    for age in 0..<count {
      let past = ring[(next + Self.capacity - 1 - age) % Self.capacity]
      if past.count == 0 && !past.isWhole { continue }
      let fits = past.isWhole ? told.isWhole && told.count == past.count : told.count >= past.count
      if fits && told.hash(scalars: past.count) == past.hash { return true }
    }
    return false
  }
}
