/// One key of a layout.
public struct LayoutKey: Sendable, Hashable {
  /// LDML's key id: `q`, `shift`, `to-numbers`.
  public var id: String
  /// What a touch of it does.
  public var role: KeyRole
  /// What the key types; empty for keys that type nothing.
  public var output: String
  /// What the key types while shift is on.
  public var shiftedOutput: String
  /// What stands on the key; empty where an icon does.
  public var label: String
  /// What stands on the key while shift is on.
  public var shiftedLabel: String
  /// Small letters under the label: `ABC` on a pad's 2.
  public var hint: String
  /// Width in thousandths of a standard key (LDML `width` times 1000).
  public var width: Int
  /// Takes the room that the row has left (LDML `stretch`).
  public var stretches: Bool
  /// Room without a key (LDML `gap`); its touches go to the neighbour.
  public var isGap: Bool
  /// The plane that a plane key shows (LDML `layerId`).
  public var plane: String?

  /// A key that, where not told otherwise, shows what it types and does the same while shift is on.
  public init(
    id: String, role: KeyRole = .character, output: String = "", shiftedOutput: String? = nil, label: String? = nil,
    shiftedLabel: String? = nil, hint: String = "", width: Int = 1000, stretches: Bool = false, isGap: Bool = false,
    plane: String? = nil
  ) {
    self.id = id
    self.role = role
    self.output = output
    self.shiftedOutput = shiftedOutput ?? output
    self.label = label ?? output
    self.shiftedLabel = shiftedLabel ?? label ?? shiftedOutput ?? output
    self.hint = hint
    self.width = width
    self.stretches = stretches
    self.isGap = isGap
    self.plane = plane
  }
}
