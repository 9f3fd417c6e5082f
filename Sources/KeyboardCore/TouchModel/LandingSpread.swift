/// How the landings of one key, or of all keys of a panel, are spread: their mean and variance along each axis, the late
/// ones counting more than the early ones once there are many.
struct LandingSpread: Sendable, Hashable {
  /// How many landings it stands for.
  private(set) var count = 0
  private(set) var mean = Landing.centre
  /// Along each axis, in squared caps.
  private(set) var variance = Landing.centre

  /// Takes a further landing.
  /// - Parameter memory: it counts as one of that many, however many there have been.
  mutating func add(_ landing: Landing, memory: Int) {
    count = min(count + 1, memory)
    let share = 1 / Double(count)
    (mean.x, variance.x) = Self.moved(mean.x, variance.x, to: landing.x, by: share)
    (mean.y, variance.y) = Self.moved(mean.y, variance.y, to: landing.y, by: share)
  }

  private static func moved(
    _ mean: Double, _ variance: Double, to value: Double, by share: Double
  ) -> (mean: Double, variance: Double) {
    let distance = value - mean
    return (mean + share * distance, (1 - share) * (variance + share * distance * distance))
  }
}
