/// One of the things that a key offers beside its own output: by a long press, a flick or repeated taps.
public struct KeyOption: Sendable, Hashable {
  /// The id of the key that the layout file names for it.
  public var id: String
  /// What it types; empty where it only shows another plane.
  public var output: String
  /// What it types while shift is on.
  public var shiftedOutput: String
  /// What stands in the pop-up.
  public var label: String
  /// What stands in the pop-up while shift is on.
  public var shiftedLabel: String
  /// The plane that is shown once it has typed what it types.
  public var plane: String?

  /// An option that, where not told otherwise, shows what it types and does the same while shift is on.
  public init(
    id: String, output: String, shiftedOutput: String? = nil, label: String? = nil, shiftedLabel: String? = nil,
    plane: String? = nil
  ) {
    self.id = id
    self.output = output
    self.shiftedOutput = shiftedOutput ?? output
    self.label = label ?? output
    self.shiftedLabel = shiftedLabel ?? label ?? shiftedOutput ?? output
    self.plane = plane
  }
}
