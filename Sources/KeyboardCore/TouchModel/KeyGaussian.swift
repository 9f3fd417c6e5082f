/// Where touches of a key are taken to land: a Gaussian along each axis, in caps.
struct KeyGaussian: Sendable, Hashable {
  /// The bounds and weights of what is learnt, in caps and in touches.
  ///
  /// A cap is about 0.85 of the pitch of its keys. Found by typing with made-up fingers that are scattered by 20 to 30 % of
  /// the pitch, on panels that are right and on ones that are off by 15 %: nothing is lost on the former, and of the wrong
  /// keys on the latter 15 to 60 % go.
  private enum Bound {
    /// A quarter: no mean is further from the middle of its cap.
    static let offset = 0.25
    /// How wide touches are spread before anything is known: a quarter of the pitch.
    static let deviation = 0.28
    static let deviations = 0.22...0.34
    /// What is known of the panel counts as so many touches of each key.
    static let panelWeight = 80.0
    /// The middle of the cap counts as so many touches of the panel.
    static let centreWeight = 8.0
    /// `deviation` counts as that of so many touches.
    static let deviationWeight = 800.0
    /// Only touches of certain parts are learnt from; their mean lies nearer to the middle than that of all touches, by
    /// about as much.
    static let widening = 1.8
    /// So far from the middle is what chance makes of a panel that is right; only what goes beyond it counts.
    static let chance = 0.02
  }

  let mean: Landing
  /// The standard deviations.
  let deviation: Landing

  /// - Parameters:
  ///   - key: the landings of the key.
  ///   - panel: those of all keys.
  init(_ key: LandingSpread, on panel: LandingSpread) {
    mean = Landing(
      x: Self.mean(key.mean.x, of: key.count, panel.mean.x, of: panel.count),
      y: Self.mean(key.mean.y, of: key.count, panel.mean.y, of: panel.count))
    deviation = Landing(
      x: Self.deviation(key.variance.x, of: key.count), y: Self.deviation(key.variance.y, of: key.count))
  }

  private static func mean(_ own: Double, of count: Int, _ panel: Double, of all: Int) -> Double {
    let general = Double(all) * panel / (Double(all) + Bound.centreWeight)
    let value = (Bound.panelWeight * general + Double(count) * own) / (Bound.panelWeight + Double(count))
    let certain = value > 0 ? max(0, value - Bound.chance) : min(0, value + Bound.chance)
    return min(max(certain * Bound.widening, -Bound.offset), Bound.offset)
  }

  private static func deviation(_ own: Double, of count: Int) -> Double {
    let before = Bound.deviationWeight * Bound.deviation * Bound.deviation
    let variance = (before + Double(count) * own) / (Bound.deviationWeight + Double(count))
    return min(max(variance.squareRoot(), Bound.deviations.lowerBound), Bound.deviations.upperBound)
  }

  /// The logarithm of how likely a touch of the key lands at a point, a square pixel, but for a summand that all keys
  /// share.
  func logLikelihood(of point: KeyPoint, on cap: KeyRect) -> Double {
    let landing = Landing(of: point, on: cap)
    let x = (landing.x - mean.x) / deviation.x
    let y = (landing.y - mean.y) / deviation.y
    return -(x * x + y * y) / 2
      - Self.logarithm(deviation.x * deviation.y * Double(cap.width) * Double(cap.height))
  }

  /// The natural logarithm of a positive number, right to six digits; the standard library has none.
  static func logarithm(_ value: Double) -> Double {
    // ln s = 2 artanh((s - 1) / (s + 1)), where s is from 1 to 2.
    let share = (value.significand - 1) / (value.significand + 1)
    let square = share * share
    let series = 1 + square * (1.0 / 3 + square * (1.0 / 5 + square * (1.0 / 7 + square * (1.0 / 9))))
    return Double(value.exponent) * 0.693_147_180_559_945_3 + 2 * share * series
  }
}
