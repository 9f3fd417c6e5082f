/// How the text around the cursor stood before each of the last keys: by it a field feed that lags behind is told from a
/// text that somebody else has changed. It keeps numbers, no text.
struct PastTexts: Sendable {
  /// How many keys a feed may lag behind.
  static let capacity = 16

  /// What is left of one side of the cursor.
  private struct Side: Sendable {
    var hash: UInt64 = 0
    /// How many scalars were known.
    var count = 0
    var isWhole = false

    init() {}

    init(_ window: TextWindow) {
      hash = window.hash(scalars: window.count)
      count = window.count
      isWhole = window.isWhole
    }

    /// Whether a told text may be this one: what was not known of it may be anything.
    func fits(_ told: TextWindow) -> Bool {
      let fits = isWhole ? told.isWhole && told.count == count : told.count >= count
      return fits && told.hash(scalars: count) == hash
    }
  }

  private var before = InlineArray<16, Side>(repeating: Side())
  private var after = InlineArray<16, Side>(repeating: Side())
  private var count = 0
  private var next = 0

  mutating func note(before: TextWindow, after: TextWindow) {
    self.before[next] = Side(before)
    self.after[next] = Side(after)
    next = (next + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
  }

  mutating func forget() {
    count = 0
    next = 0
  }

  /// Whether a told text is one of them.
  func contains(before toldBefore: TextWindow, after toldAfter: TextWindow) -> Bool {
    for place in 0..<count where before[place].count > 0 || before[place].isWhole {
      if before[place].fits(toldBefore) && after[place].fits(toldAfter) { return true }
    }
    return false
  }

  /// One of them was not known at all: it may have been any text.
  var hasUnknown: Bool {
    for place in 0..<count where before[place].count == 0 && !before[place].isWhole { return true }
    return false
  }
}
