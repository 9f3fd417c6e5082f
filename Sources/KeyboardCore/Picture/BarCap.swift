/// One item of the QuickType bar as it is drawn.
public struct BarCap: Sendable, Hashable {
  /// What belongs to it, from the bar's upper to its lower edge; items stand beside each other without a gap.
  public var rect: KeyRect
  /// Its middle is left out where it is too long.
  public var title: String
  /// Small below the title; empty: nothing stands there.
  public var detail: String
  /// At the leading side; nil: nothing stands there.
  public var icon: BarIcon?
  /// A finger holds it.
  public var isPressed: Bool
  /// It can be chosen; else it is only read.
  public var isChoosable: Bool
  /// The leading side is the right one.
  public var isFromTheRight: Bool

  /// An item at rest that can be chosen, where not told otherwise.
  public init(
    rect: KeyRect, title: String, detail: String = "", icon: BarIcon? = nil, isPressed: Bool = false,
    isChoosable: Bool = true, isFromTheRight: Bool = false
  ) {
    self.rect = rect
    self.title = title
    self.detail = detail
    self.icon = icon
    self.isPressed = isPressed
    self.isChoosable = isChoosable
    self.isFromTheRight = isFromTheRight
  }
}
