/// A time and a distance: what happens within both belongs together.
public struct TouchWindow: Hashable, Sendable {
  /// Up to this long, itself included.
  public var time: Interval
  /// Up to this far, in millimetres.
  public var millimetres: Double

  /// Any time and distance; negative ones hold nothing.
  public init(time: Interval, millimetres: Double) {
    self.time = time
    self.millimetres = millimetres
  }
}
