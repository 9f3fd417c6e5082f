import KeyboardCore

/// A named image in a picture of a form.
public struct FormImage: Sendable, Hashable {
  /// As the form file names it: `mail`, `search`.
  public var name: String
  /// Where it stands, in pixels.
  public var rect: KeyRect
}
