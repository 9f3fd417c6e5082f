import KeyboardCore

/// A line of text in a picture of a form.
public struct FormText: Sendable, Hashable {
  /// Where it stands, in pixels.
  public var rect: KeyRect
  /// What it says.
  public var text: String
  /// Of the font, in points.
  public var size: Double
}
