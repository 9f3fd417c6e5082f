/// The calibration matrix that brings touches as near as it can to the places that were to be touched: least squares of
/// the distances, each in shares of the screen.
///
/// The matrix takes raw positions of the panel; one that is in use elsewhere has no part in it.
public struct CalibrationFit: Sendable, Hashable {
  /// A touch and what it was to touch.
  public struct Pair: Sendable, Hashable {
    /// As a share of the panel's range.
    public var measured: SharePoint
    /// On the panel's picture before any turn.
    public var wanted: SharePoint

    /// A touch of a place.
    public init(measured: SharePoint, wanted: SharePoint) {
      self.measured = measured
      self.wanted = wanted
    }
  }

  /// What was found.
  public let matrix: CalibrationMatrix
  /// How far each touch is from its place, in shares, in the order of the pairs.
  public let errors: [SharePoint]
  /// The same, had the matrix been made without that touch: a touch pulls the matrix towards itself and hides its own
  /// error thereby. Zero for touches that nothing else can be compared with.
  public let errorsUnaided: [SharePoint]

  /// Touches whose lesser extent is below this share of the greater one are in a line.
  private static let leastRatio = 0.01

  /// Fits a matrix.
  public init(_ pairs: [Pair]) throws(CalibrationError) {
    guard pairs.count >= 3 else { throw .tooFew }
    let count = Double(pairs.count)
    let measured = Self.mean(pairs, \.measured)
    let wanted = Self.mean(pairs, \.wanted)
    var (xx, xy, yy, xu, yu, xv, yv, uu, uv, vv) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for pair in pairs {
      let (x, y) = (pair.measured.x - measured.x, pair.measured.y - measured.y)
      let (u, v) = (pair.wanted.x - wanted.x, pair.wanted.y - wanted.y)
      (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
      (xu, yu, xv, yv) = (xu + x * u, yu + y * u, xv + x * v, yv + y * v)
      (uu, uv, vv) = (uu + u * u, uv + u * v, vv + v * v)
    }
    guard Self.isSpread(xx, xy, yy), Self.isSpread(uu, uv, vv) else { throw .degenerate }
    let determinant = xx * yy - xy * xy
    let a = (yy * xu - xy * yu) / determinant
    let b = (xx * yu - xy * xu) / determinant
    let d = (yy * xv - xy * yv) / determinant
    let e = (xx * yv - xy * xv) / determinant
    let matrix = CalibrationMatrix(
      a, b, wanted.x - a * measured.x - b * measured.y, d, e, wanted.y - d * measured.x - e * measured.y)
    self.matrix = matrix
    var errors: [SharePoint] = []
    var unaided: [SharePoint] = []
    for pair in pairs {
      let found = matrix.applied(to: pair.measured)
      let error = SharePoint(x: found.x - pair.wanted.x, y: found.y - pair.wanted.y)
      let (x, y) = (pair.measured.x - measured.x, pair.measured.y - measured.y)
      // The pull of a touch on its own place: the diagonal of the hat matrix.
      let rest = 1 - 1 / count - (x * x * yy - 2 * x * y * xy + y * y * xx) / determinant
      errors.append(error)
      unaided.append(rest > 1e-9 ? SharePoint(x: error.x / rest, y: error.y / rest) : SharePoint(x: 0, y: 0))
    }
    self.errors = errors
    errorsUnaided = unaided
  }

  private static func mean(_ pairs: [Pair], _ point: (Pair) -> SharePoint) -> SharePoint {
    var sum = SharePoint(x: 0, y: 0)
    for pair in pairs {
      let point = point(pair)
      sum = SharePoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    return SharePoint(x: sum.x / Double(pairs.count), y: sum.y / Double(pairs.count))
  }

  /// Whether points reach far enough in both directions; by the eigenvalues of their scatter, which are squares.
  private static func isSpread(_ xx: Double, _ xy: Double, _ yy: Double) -> Bool {
    let half = (xx + yy) / 2
    // Of two that are equal rounding may leave less than nothing.
    let root = max(0, half * half - (xx * yy - xy * xy)).squareRoot()
    guard half.isFinite, root.isFinite, half > 0 else { return false }
    return half - root > (half + root) * leastRatio * leastRatio
  }
}
