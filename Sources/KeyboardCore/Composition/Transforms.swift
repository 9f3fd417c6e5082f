/// The transforms of a layout file, in the order in which they are applied.
public struct Transforms: Sendable {
  /// No transform at all.
  public init() {}
}
