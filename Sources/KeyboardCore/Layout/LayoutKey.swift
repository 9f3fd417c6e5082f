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
  /// What is drawn in place of the label, or before it; nil: as the role has it.
  public var icon: KeyIcon?
  /// What stands on the key while shift is on.
  public var shiftedLabel: String
  /// Small letters under the label: `ABC` on a pad's 2.
  public var hint: String
  /// Small and pale above the label: what a flick downwards types on a tablet.
  public var secondary: String
  /// Width in thousandths of a standard key (LDML `width` times 1000).
  public var width: Int
  /// Takes the room that the row has left (LDML `stretch`).
  public var stretches: Bool
  /// Room without a key (LDML `gap`); its touches go to the neighbour.
  public var isGap: Bool
  /// The plane that is shown once the key has typed what it types (LDML `layerId`).
  public var plane: String?
  /// What a long press offers beside the key's own output, in the order of the file (LDML `longPressKeyIds`).
  public var longPress: [KeyOption]
  /// Which of `longPress` is chosen where the finger does not slide; nil: the key's own output (LDML
  /// `longPressDefaultKeyId`).
  public var longPressDefault: Int?
  /// What strokes of the finger that begin on the key type (LDML `flickId`).
  public var flicks: [KeyFlick]
  /// What further taps within the multi-tap time put in place of the key's output, one after the other (LDML
  /// `multiTapKeyIds`).
  public var multiTap: [KeyOption]
  /// The key of a hardware keyboard that keys of the roles `keystroke` and `modifier` send: `KEY_…`.
  public var code: UInt16
  /// There is no way for its output to the program that would read it.
  public var isOutOfReach = false
  /// The same of what it types while shift is on.
  public var isShiftedOutOfReach = false
  /// A held key acts when it is touched and then again and again. Delete always does.
  public var repeats: Bool
  /// What it sends may not leave: it is there and does nothing.
  public var isBarred = false

  /// A key that, where not told otherwise, shows what it types and does the same while shift is on.
  /// - Parameter repeats: nil: what keys of its role and code do; arrows and delete repeat, others do not.
  public init(
    id: String, role: KeyRole = .character, output: String = "", shiftedOutput: String? = nil, label: String? = nil,
    shiftedLabel: String? = nil, hint: String = "", secondary: String = "", width: Int = 1000, stretches: Bool = false,
    isGap: Bool = false, plane: String? = nil, longPress: [KeyOption] = [], longPressDefault: Int? = nil,
    flicks: [KeyFlick] = [], multiTap: [KeyOption] = [], code: UInt16 = 0, icon: KeyIcon? = nil, repeats: Bool? = nil
  ) {
    self.id = id
    self.role = role
    self.output = output
    self.shiftedOutput = shiftedOutput ?? output
    self.label = label ?? output
    self.shiftedLabel = shiftedLabel ?? label ?? shiftedOutput ?? output
    self.hint = hint
    self.secondary = secondary
    self.width = width
    self.stretches = stretches
    self.isGap = isGap
    self.plane = plane
    self.longPress = longPress
    self.longPressDefault = longPressDefault
    self.flicks = flicks
    self.multiTap = multiTap
    self.code = code
    self.icon = icon
    self.repeats = repeats ?? (role == .delete || role == .keystroke && KeyCode.repeating.contains(code))
  }
}
