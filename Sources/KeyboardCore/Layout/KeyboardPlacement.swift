/// Where on a wide screen the keyboard stands, and how wide it is.
public struct KeyboardPlacement: Sendable, Hashable {
  /// Where it stands.
  public enum Place: String, Sendable, CaseIterable {
    /// At the lower edge over the whole width; keys that would be wider than a thumb needs stay in the middle.
    case automatic
    /// The same, with keys as wide as they come.
    case full
    /// At the lower edge, on the left; the application beside it can be touched.
    case left
    /// At the lower edge, in the middle, no wider than its keys.
    case center
    /// At the lower edge, on the right.
    case right
    /// In two halves at the edges, for two thumbs; pads are not divided.
    case split
    /// Above the lower edge, as wide as a phone's.
    case floating
  }

  /// How wide the keys are together.
  public enum Width: Sendable, Hashable {
    /// In points.
    case points(Double)
    /// Of the screen's width, from 1 to 100.
    case percent(Double)
  }

  /// Where it stands.
  public var place: Place
  /// Nil: as wide as its place and its keys ask for.
  public var width: Width?
  /// The upper left corner of a floating keyboard, in pixels; nil: in the middle, a little above the lower edge.
  public var position: KeyPoint?

  /// The keys together are at least that wide, in points.
  public static let leastWidth = 160.0

  /// In the middle, as wide as a thumb needs, where not told otherwise.
  public init(place: Place = .automatic, width: Width? = nil, position: KeyPoint? = nil) {
    self.place = place
    self.width = width
    self.position = position
  }
}
