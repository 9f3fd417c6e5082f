import KeyboardCore

/// How the window stands on the display.
struct DisplayState: Sendable, Hashable {
  /// The monitor's size before our own rotation, in pixels.
  var size: KeySize
  /// How far the window system has turned the picture on the monitor, clockwise.
  var turn: Rotation
  /// How far we turn it, on top of that.
  var picture: Rotation
}
