/// How far the picture is turned on the panel, clockwise, in degrees.
public enum Rotation: Int, Sendable, CaseIterable {
  case none = 0
  case quarter = 90
  case half = 180
  case threeQuarters = 270
}
