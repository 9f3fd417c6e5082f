/// An item of the bar, and what choosing it sets going.
public struct Offer: Sendable, Hashable {
  /// What it says.
  public var title: String
  /// What it says beside it, smaller; empty: nothing.
  public var detail: String
  /// Where it comes from; nil: that needs no picture.
  public var icon: BarIcon?
  /// What choosing it does.
  public var act: OfferAct

  /// An item of the bar.
  public init(title: String, detail: String = "", icon: BarIcon?, act: OfferAct) {
    self.title = title
    self.detail = detail
    self.icon = icon
    self.act = act
  }
}
