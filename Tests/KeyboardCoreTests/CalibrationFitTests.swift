import KeyboardCore
import Testing

/// The least-squares fit: known matrices come back, noise moves them little, and what says nothing is refused.
@Suite struct CalibrationFitTests {
  /// How a panel may be mounted, and how its range may be wrong: what the fit is to find.
  static let matrices: [(String, CalibrationMatrix)] = [
    ("as it should be", .identity),
    ("turned a quarter", CalibrationMatrix(0, 1, 0, -1, 0, 1)),
    ("on its head", CalibrationMatrix(-1, 0, 1, 0, -1, 1)),
    ("turned three quarters", CalibrationMatrix(0, -1, 1, 1, 0, 0)),
    ("mirrored", CalibrationMatrix(-1, 0, 1, 0, 1, 0)),
    ("upside down", CalibrationMatrix(1, 0, 0, 0, -1, 1)),
    ("axes swapped", CalibrationMatrix(0, 1, 0, 1, 0, 0)),
    ("axes swapped and both mirrored", CalibrationMatrix(0, -1, 1, -1, 0, 1)),
    ("an edge of the range unused", CalibrationMatrix(1.12, 0, -0.06, 0, 1.08, -0.03)),
    ("a sixteenth of the range used", CalibrationMatrix(16, 0, -0.3, 0, 16, -2)),
    ("a little askew", CalibrationMatrix(1.01, 0.02, -0.03, -0.015, 0.99, 0.01)),
  ]

  static func shares(_ count: Int) -> [SharePoint] {
    let screen = KeySize(width: 800, height: 480)
    return CalibrationTargets(count, on: screen).points.map { SharePoint($0, on: screen) }
  }

  /// Where a finger on a place is measured by a panel that needs a matrix.
  static func measured(_ place: SharePoint, _ matrix: CalibrationMatrix) -> SharePoint {
    let determinant = matrix.a * matrix.e - matrix.b * matrix.d
    let (x, y) = (place.x - matrix.c, place.y - matrix.f)
    return SharePoint(
      x: (matrix.e * x - matrix.b * y) / determinant, y: (matrix.a * y - matrix.d * x) / determinant)
  }

  static func difference(_ one: CalibrationMatrix, _ other: CalibrationMatrix) -> Double {
    zip([one.a, one.b, one.c, one.d, one.e, one.f], [other.a, other.b, other.c, other.d, other.e, other.f])
      .map { abs($0 - $1) }.max() ?? 0
  }

  @Test("a known matrix comes back within a millionth", arguments: matrices, CalibrationTargets.counts)
  func exact(_ row: (String, CalibrationMatrix), _ count: Int) throws {
    let pairs = Self.shares(count).map { place in
      CalibrationFit.Pair(measured: Self.measured(place, row.1), wanted: place)
    }
    let fit = try CalibrationFit(pairs)
    #expect(Self.difference(fit.matrix, row.1) < 1e-6, "\(row.0)")
    #expect(fit.errors.allSatisfy { abs($0.x) < 1e-9 && abs($0.y) < 1e-9 })
  }

  @Test("three touches are enough, and cannot be compared with others") func three() throws {
    let matrix = Self.matrices[10].1
    let pairs = Self.shares(5).prefix(3).map { place in
      CalibrationFit.Pair(measured: Self.measured(place, matrix), wanted: place)
    }
    let fit = try CalibrationFit(Array(pairs))
    #expect(Self.difference(fit.matrix, matrix) < 1e-6)
    #expect(fit.errorsUnaided.allSatisfy { $0 == SharePoint(x: 0, y: 0) })
  }

  /// One per cent of the screen at each touch: no place is put further away than the largest error of a touch and a half.
  @Test("touches beside the crosses move the matrix little", arguments: matrices)
  func noisy(_ name: String, _ matrix: CalibrationMatrix) throws {
    var random = SmallRandom(seed: 5)
    for _ in 0..<200 {
      let pairs = Self.shares(9).map { place in
        let touched = SharePoint(x: place.x + random.next(0.01), y: place.y + random.next(0.01))
        return CalibrationFit.Pair(measured: Self.measured(touched, matrix), wanted: place)
      }
      let fit = try CalibrationFit(pairs)
      for corner in [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)] {
        let place = SharePoint(x: corner.0, y: corner.1)
        let found = fit.matrix.applied(to: Self.measured(place, matrix))
        #expect(abs(found.x - place.x) < 0.016 && abs(found.y - place.y) < 0.016, "\(name), \(corner)")
      }
    }
  }

  @Test("a touch far off shows by what the others say of it") func outlier() throws {
    for bad in 0..<9 {
      var pairs = Self.shares(9).map { CalibrationFit.Pair(measured: $0, wanted: $0) }
      pairs[bad].measured.x += 0.2
      let fit = try CalibrationFit(pairs)
      let far = fit.errorsUnaided.map { abs($0.x) }
      #expect(far.indices.max { far[$0] < far[$1] } == bad)
      #expect(abs(far[bad] - 0.2) < 1e-9)
    }
  }

  @Test("touches that say nothing of one direction are refused")
  func refused() {
    let places = Self.shares(5)
    func fit(_ measured: [SharePoint], _ wanted: [SharePoint]) throws -> CalibrationFit {
      try CalibrationFit(zip(measured, wanted).map { CalibrationFit.Pair(measured: $0, wanted: $1) })
    }
    #expect(throws: CalibrationError.tooFew) { try fit([], []) }
    #expect(throws: CalibrationError.tooFew) { try fit(Array(places.prefix(2)), Array(places.prefix(2))) }
    let onePlace = places.map { _ in places[0] }
    let oneLine = places.map { SharePoint(x: $0.x, y: 0.3 + 0.5 * $0.x) }
    let nearlyOneLine = places.map { SharePoint(x: $0.x, y: 0.3 + 0.5 * $0.x + 0.001 * $0.y) }
    for flat in [onePlace, oneLine, nearlyOneLine] {
      #expect(throws: CalibrationError.degenerate) { try fit(flat, places) }
      #expect(throws: CalibrationError.degenerate) { try fit(places, flat) }
    }
    let nowhere = places.map { _ in SharePoint(x: .nan, y: .infinity) }
    #expect(throws: CalibrationError.degenerate) { try fit(nowhere, places) }
  }

  @Test(
    "the turn that a matrix holds",
    arguments: zip(
      matrices.prefix(8),
      [
        Rotation.none, .quarter, .half, .threeQuarters, nil, nil, nil, nil,
      ]))
  func turn(_ row: (String, CalibrationMatrix), _ turn: Rotation?) {
    #expect(row.1.turn == turn)
  }

  @Test("a turn and its reverse leave a place where it was", arguments: Rotation.allCases)
  func turns(_ rotation: Rotation) {
    let place = SharePoint(x: 0.25, y: 0.875)
    #expect(rotation.onPanel(rotation.onPicture(place)) == place)
    for other in Rotation.allCases {
      #expect(rotation.adding(other).subtracting(other) == rotation)
      #expect(rotation.adding(other).onPicture(place) == other.onPicture(rotation.onPicture(place)))
    }
  }
}

/// Numbers that look random and are the same in every run.
struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// From `-reach` to `reach`.
  mutating func next(_ reach: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (Double(state >> 11) / Double(1 << 53) * 2 - 1) * reach
  }
}
