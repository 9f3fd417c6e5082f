/// What a machine, and not the field, says of how its keyboards are laid out.
public struct PlanOptions: Sendable, Hashable {
  /// Where the keyboard stands.
  public var placement: KeyboardPlacement
  /// Sizes of a theme.
  public var style: GeometryStyle
  /// What stands where a layout has its globe key.
  public var globe: GlobeKey
  /// Where the field is at home, if that is not where the layout is.
  public var regional: RegionalKeys?
  /// What stands on the space key, if the field's language is not the layout's; nil: what the layout says.
  public var spaceLabel: String?
  /// Pads, which have no return key, get one above their keys: a kiosk's form has no other way out.
  public var padReturn: Bool
  /// Esc, Tab, Ctrl, Alt, the arrows and F1 to F12 stand above the keys.
  public var extraKeys: Bool
  /// In what order the digits stand on the pad of a secure field; nil: in their own. The same seed, the same order; it
  /// comes from outside, where there is chance.
  public var pinSeed: UInt64?
  /// Keys of hardware keyboards that may not leave: extra keys are left out, keys of layouts do nothing.
  public var refused = CodeSet()
  /// What stands in a row of its own above the keys; nil: nothing does.
  public var notice: String?

  /// A keyboard alone at the lower edge, where not told otherwise.
  public init(
    placement: KeyboardPlacement = KeyboardPlacement(), style: GeometryStyle = .standard, globe: GlobeKey = .absent,
    padReturn: Bool = true, extraKeys: Bool = false, pinSeed: UInt64? = nil
  ) {
    self.placement = placement
    self.style = style
    self.globe = globe
    self.padReturn = padReturn
    self.extraKeys = extraKeys
    self.pinSeed = pinSeed
  }
}
