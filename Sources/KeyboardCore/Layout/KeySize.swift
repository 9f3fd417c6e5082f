/// A size in pixels of the screen before rotation.
public struct KeySize: Hashable, Sendable {
  /// In columns of pixels.
  public var width: Int
  /// In lines of pixels.
  public var height: Int

  /// A size of any numbers; a screen's are in `KeyboardGeometry.screenRange`.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
