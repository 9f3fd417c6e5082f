/// How far the picture is turned on the panel, clockwise, in degrees.
public enum Rotation: Int, Sendable, CaseIterable {
  /// The picture's upper left corner is at the panel's upper left one.
  case none = 0
  /// The picture's upper left corner is at the panel's upper right one.
  case quarter = 90
  /// The picture stands on its head: its upper left corner is at the panel's lower right one.
  case half = 180
  /// The picture's upper left corner is at the panel's lower left one.
  case threeQuarters = 270
}
