/// What has been learnt of where fingers land on the keys of one layout of one size, on one panel.
struct TouchModel: Sendable {
  /// One for each key that has a number.
  private var keys: [LandingSpread]
  /// Of all keys: what a panel that is seen at an angle, or mapped a little off, does to all of them.
  private(set) var panel = LandingSpread()
  /// What was typed last: it is learnt once something else is typed, because a delete says that it was not meant.
  private var last: (key: Int?, landing: Landing)?

  /// As many touches tell something of the panel; before that every touch is for the key that it lands on.
  static let leastTouches = 8
  /// Touches of a key beyond so many are forgotten bit by bit: another person has other fingers.
  private static let keyMemory = 60
  private static let panelMemory = 100

  /// - Parameter count: how many keys have numbers.
  init(keys count: Int) {
    keys = Array(repeating: LandingSpread(), count: count)
  }

  /// The layout has this many keys with numbers now.
  mutating func grow(to count: Int) {
    while keys.count < count { keys.append(LandingSpread()) }
  }

  /// Enough is known to tell keys apart by it.
  var isReady: Bool { panel.count >= Self.leastTouches }

  /// How touches of a key are spread.
  /// - Parameter number: the key's; nil: it has none, and is like the panel.
  func gaussian(of number: Int?) -> KeyGaussian {
    KeyGaussian(number.map { keys[$0] } ?? LandingSpread(), on: panel)
  }

  /// A key was typed by a touch.
  mutating func typed(_ number: Int?, at landing: Landing) {
    if let last {
      if let key = last.key { keys[key].add(last.landing, memory: Self.keyMemory) }
      panel.add(last.landing, memory: Self.panelMemory)
    }
    last = (number, landing)
  }

  /// What was typed last was deleted: it may not have been meant.
  mutating func deleted() { last = nil }
}
