/// Where on a wide screen the keyboard stands, and how wide it is.
public struct KeyboardPlacement: Sendable, Hashable {
  /// Where it stands.
  public enum Place: String, Sendable, CaseIterable {
    /// Along the whole lower edge, with thumb-sized keys in its middle; like `center` on screens that are so wide that
    /// much would be left beside them.
    case automatic
    /// Along the whole lower edge, with keys as wide as they come; pads stay as wide as a hand.
    case full
    /// In the lower left corner, no wider than its keys: what lies beside it can be touched.
    case left
    /// In the middle of the lower edge, no wider than its keys.
    case center
    /// In the lower right corner, no wider than its keys.
    case right
    /// Along the whole lower edge, one half of the keys at each thumb; what lies between them does nothing. Pads are not
    /// divided: they stand on the right.
    case split
    /// As wide as a phone's, above the lower edge or wherever it was put. It stays there: it cannot be dragged yet.
    case floating
  }

  /// How wide the keys are together.
  public enum Width: Sendable, Hashable {
    /// In points.
    case points(Double)
    /// Hundredths of the screen's width.
    case percent(Double)

    /// In pixels of a screen, never wider than it.
    func pixels(on screen: KeySize, scale: Double) -> Double {
      let wanted =
        switch self {
        case .points(let points): points * scale
        case .percent(let percent): Double(screen.width) * percent / 100
        }
      return min(max(wanted, KeyboardPlacement.leastWidth * scale), Double(screen.width))
    }
  }

  /// Where it stands.
  public var place: Place
  /// Nil: as wide as its place and its keys ask for.
  public var width: Width?
  /// The upper left corner of a floating keyboard, in pixels; nil: in the middle, a little above the lower edge.
  public var position: KeyPoint?

  /// The keys together are at least that wide, in points.
  public static let leastWidth = 200.0
  /// The part of the screen that can be asked for, in hundredths.
  public static let percentRange = 10.0...100.0
  /// In points: on a wider screen a keyboard that is told nothing is no wider than its keys. Eleven of the widest take
  /// four fifths of it.
  static let widestAutomatic = 1500.0

  /// In the middle, as wide as a thumb needs, where not told otherwise.
  public init(place: Place = .automatic, width: Width? = nil, position: KeyPoint? = nil) {
    self.place = place
    self.width = width
    self.position = position
  }

  /// The place that `automatic` comes to on a screen; any other stays what it is.
  public func place(on screen: KeySize, scale: Double) -> Place {
    guard place == .automatic else { return place }
    return Double(screen.width) / scale > Self.widestAutomatic ? .center : .automatic
  }
}
