import TestSupport
import Testing

@testable import KeyboardCore

/// What holds whatever was learnt.
@Suite struct TouchModelLawTests {
  /// A board that has learnt something: anything that fingers may do to it.
  private func learntBoard(_ random: inout SeededRandom) -> LetterBoard {
    var board = LetterBoard()
    let letters = board.plane.keys.filter(\.sharesTouches)
    let offset = (x: Int.random(in: -60...60, using: &random), y: Int.random(in: -60...60, using: &random))
    let spread = Int.random(in: 0...60, using: &random)
    for _ in 0..<Int.random(in: 0...400, using: &random) {
      let key = letters.randomElement(using: &random)!
      let x = offset.x + Int.random(in: -spread...spread, using: &random)
      let y = offset.y + Int.random(in: -spread...spread, using: &random)
      let point = board.point(key.key.id, x: x, y: y)
      // Other keys would show another plane.
      if let hit = board.plane.key(at: point), board.plane.keys[hit].sharesTouches { board.tap(point) }
    }
    return board
  }

  private func key(_ board: LetterBoard, _ x: Int, _ y: Int) -> Int? {
    board.keyboard.key(meantBy: KeyTouch(id: 1, phase: .began, point: KeyPoint(x: x, y: y)))
  }

  /// Every pixel has a key where it had one; in the certain part of a key and on all that is no letter it is the same one,
  /// elsewhere one beside it. The middle of each cap is certain.
  @Test(arguments: 0..<12 as Range<UInt64>) func everyKeyCanBeHitOnPurpose(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let board = learntBoard(&random)
    let plane = board.plane
    for placed in plane.keys where placed.sharesTouches {
      #expect(placed.certainPart.contains(placed.cap.centre), "\(placed.key.id)")
      #expect(placed.certainPart.width * 10 >= placed.cell.width * 6, "\(placed.key.id)")
      #expect(placed.certainPart.height * 10 >= placed.cell.height * 6, "\(placed.key.id)")
    }
    let frame = board.keyboard.plan.geometry.frame
    var wrong = 0
    for y in (frame.y - 2)..<(frame.maxY + 2) {
      for x in stride(from: frame.x + Int(seed % 3), to: frame.maxX, by: 3) {
        let point = KeyPoint(x: x, y: y)
        let hit = plane.key(at: point)
        let meant = key(board, x, y)
        if meant == hit { continue }
        guard let hit, let meant else {
          wrong += 1
          continue
        }
        let near = plane.keys[meant].cell.outset(by: max(plane.keys[hit].cap.width, plane.keys[hit].cap.height) / 5)
        if !plane.keys[hit].sharesTouches || !plane.keys[meant].sharesTouches
          || plane.keys[hit].certainPart.contains(point) || !near.contains(point)
        {
          wrong += 1
        }
      }
    }
    #expect(wrong == 0, "seed \(seed)")
  }

  /// Before anything is learnt, and until a few touches have been, every touch is for the key that it lands on.
  @Test(arguments: [0, 1, TouchModel.leastTouches]) func atFirstWhatIsHitIsMeant(_ count: Int) {
    var board = LetterBoard()
    for _ in 0..<count { board.tap("d", x: 40, y: 30) }
    let frame = board.keyboard.plan.geometry.frame
    var different = 0
    for y in frame.y..<frame.maxY {
      for x in frame.x..<frame.maxX where key(board, x, y) != board.plane.key(at: KeyPoint(x: x, y: y)) {
        different += 1
      }
    }
    #expect(different == 0)
  }

  /// The same touches, the same keys.
  @Test(arguments: 0..<5 as Range<UInt64>) func itIsDeterministic(_ seed: UInt64) {
    var (one, other) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
    let boards = (learntBoard(&one), learntBoard(&other))
    #expect(boards.0.typed == boards.1.typed)
  }

  /// Where the panel is off, the wrong keys become fewer by a quarter at least; where it is right, by chance not more than a
  /// twentieth more.
  ///
  /// Touches are spread by 28 % of the cap; what is typed wrongly stays so and is learnt, too.
  @Test(arguments: [(22, 0, 0.75), (-22, 10, 0.75), (0, 20, 0.75), (0, 0, 1.05)])
  func wrongKeysBecomeFewer(_ x: Int, _ y: Int, _ most: Double) {
    var errors = [0, 0]
    for (index, isOn) in [false, true].enumerated() {
      var random = SeededRandom(seed: 3)
      var settings = KeyboardSettings()
      settings.touchModel = isOn
      var board = LetterBoard(settings: settings)
      for number in 0..<4000 {
        let key = ["e", "r", "t", "y", "d", "f", "g", "h"][number % 8]
        board.tap(key, x: x + scatter(&random), y: y + scatter(&random))
        if board.takeTyped() != key { errors[index] += 1 }
      }
    }
    #expect(Double(errors[1]) <= most * Double(errors[0]), "\(errors[0]) without, \(errors[1]) with")
  }

  /// Near enough to a Gaussian, 28 wide.
  private func scatter(_ random: inout SeededRandom) -> Int {
    var sum = -6.0
    for _ in 0..<12 { sum += Double.random(in: 0..<1, using: &random) }
    return Int((28 * sum).rounded())
  }
}
