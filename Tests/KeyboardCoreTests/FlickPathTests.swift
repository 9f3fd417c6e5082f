import Testing

@testable import KeyboardCore

/// Ways of a finger, in pixels from where it came down, on keys with these flicks; a segment is 20 pixels at least.
@Suite struct FlickPathTests {
  static let kana = "w n e s"
  static let down = "s"
  static let eight = "n ne e se s sw w nw"
  static let turning = "e e-s e-n s-e s"
  static let rows: [(flicks: String, way: [(Int, Int)], is: String?)] = [
    (kana, [], nil),
    (kana, [(0, 19)], nil),
    (kana, [(0, 20)], "s"),
    (kana, [(-30, 5)], "w"),
    (kana, [(300, 40)], "e"),
    // Each of four directions has a quarter of the circle.
    (kana, [(30, 29)], "e"),
    (kana, [(29, 30)], "s"),
    (kana, [(-29, -30)], "n"),
    // Only where the finger is counts, and back on the key it is a tap again.
    (kana, [(0, 40), (40, 0)], "e"),
    (kana, [(0, 40), (3, 3)], nil),
    (down, [(0, 40)], "s"),
    (down, [(40, 40)], "s"),
    (down, [(40, 8)], nil),
    (down, [(0, -40)], nil),
    (eight, [(30, 10)], "e"),
    (eight, [(30, 20)], "se"),
    (eight, [(-10, -30)], "n"),
    (eight, [(-25, -25)], "nw"),
    (turning, [(25, 0)], "e"),
    (turning, [(25, 0), (50, 0), (75, 2)], "e"),
    (turning, [(25, 0), (26, 25)], "e-s"),
    (turning, [(25, 0), (50, 0), (50, 25), (50, 60)], "e-s"),
    (turning, [(25, 0), (24, -25)], "e-n"),
    (turning, [(0, 25), (25, 26)], "s-e"),
    // What is no flick of the key is the one that it began as.
    (turning, [(0, 25), (0, 60)], "s"),
    (turning, [(25, 0), (25, 25), (60, 25)], "e-s"),
    (turning, [(-40, 0)], nil),
  ]

  @Test(arguments: rows.indices) func flick(_ row: Int) {
    let (text, way, expected) = Self.rows[row]
    let names = text.split(separator: " ").map(String.init)
    let flicks = names.map { name in
      KeyFlick(
        directions: name.split(separator: "-").map { FlickDirection(rawValue: String($0))! },
        option: KeyOption(id: name, output: name))
    }
    var path = FlickPath(from: KeyPoint(x: 500, y: 500))
    for (x, y) in way {
      let before = path
      let hasChanged = path.follow(KeyPoint(x: 500 + x, y: 500 + y), flicks: flicks, threshold: 20)
      if path.match(flicks) != before.match(flicks) { #expect(hasChanged) }
    }
    #expect(path.match(flicks).map { names[$0] } == expected, "\(text): \(way)")
  }

  /// A finger that never rests asks for no more room, and for no flick that there is not.
  @Test func longWays() {
    let flicks = [
      KeyFlick(
        directions: Array(repeating: [.e, .s], count: 5).flatMap(\.self), option: KeyOption(id: "x", output: "x"))
    ]
    var path = FlickPath(from: KeyPoint(x: 0, y: 0))
    for step in 1...100 {
      _ = path.follow(KeyPoint(x: (step + 1) / 2 * 30, y: step / 2 * 30), flicks: flicks, threshold: 20)
    }
    #expect(path.count == FlickPath.longest)
    #expect(path.match(flicks) == nil)
  }
}
