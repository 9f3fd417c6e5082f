import Testing

@testable import KeyboardCore

@Suite struct KeyGaussianTests {
  static let logarithms: [(Double, Double)] = [
    (1, 0), (2, 0.693147), (0.5, -0.693147), (10, 2.302585), (0.0784, -2.545931), (1.999999, 0.693147),
    (2500, 7.824046),
  ]

  @Test(arguments: logarithms) func logarithm(_ value: Double, _ expected: Double) {
    #expect(abs(KeyGaussian.logarithm(value) - expected) < 0.000_02)
  }

  /// Mean and variance of all, until there are more than are remembered; then the late ones count more.
  @Test func aSpreadIsThatOfItsLandings() {
    var spread = LandingSpread()
    for (x, y) in [(0.1, 0.0), (0.3, 0.2), (0.1, -0.2), (0.3, 0.0)] {
      spread.add(Landing(x: x, y: y), memory: 10)
    }
    #expect(abs(spread.mean.x - 0.2) < 1e-9 && abs(spread.mean.y) < 1e-9)
    #expect(abs(spread.variance.x - 0.01) < 1e-9 && abs(spread.variance.y - 0.02) < 1e-9)
    for _ in 0..<100 { spread.add(Landing(x: -0.4, y: 0), memory: 10) }
    #expect(spread.count == 10)
    #expect(abs(spread.mean.x + 0.4) < 0.001)
  }

  /// Whatever was learnt, no key moves by more than a quarter of its cap, nor becomes wider or narrower than it may.
  @Test(arguments: [0.0, 0.05, 0.5, 3]) func whatIsLearntIsBounded(_ distance: Double) {
    var spread = LandingSpread()
    for number in 0..<1000 {
      spread.add(Landing(x: number % 2 == 0 ? distance : -distance, y: distance), memory: 60)
    }
    let gaussian = KeyGaussian(spread, on: spread)
    for value in [gaussian.mean.x, gaussian.mean.y] { #expect(abs(value) <= 0.25) }
    for value in [gaussian.deviation.x, gaussian.deviation.y] { #expect(value >= 0.22 && value <= 0.34) }
  }

  /// A key that was never touched is like the panel; a few touches of its own move it a little.
  @Test func keysAreLikeTheirPanelAtFirst() {
    var panel = LandingSpread()
    for _ in 0..<100 { panel.add(Landing(x: 0.1, y: 0), memory: 100) }
    let unknown = KeyGaussian(LandingSpread(), on: panel)
    #expect(abs(unknown.mean.x - 0.13) < 0.01)
    var own = LandingSpread()
    for _ in 0..<4 { own.add(Landing(x: -0.2, y: 0), memory: 60) }
    let known = KeyGaussian(own, on: panel)
    #expect(known.mean.x < unknown.mean.x && known.mean.x > 0.1)
  }

  /// A panel that is off by less than chance makes of it is taken for one that is right.
  @Test func chanceMovesNoKey() {
    var panel = LandingSpread()
    for _ in 0..<100 { panel.add(Landing(x: 0.02, y: -0.02), memory: 100) }
    let gaussian = KeyGaussian(panel, on: panel)
    #expect(gaussian.mean.x == 0 && gaussian.mean.y == 0)
  }
}
