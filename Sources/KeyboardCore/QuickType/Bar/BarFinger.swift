/// A finger that came down on an item of the bar.
struct BarFinger: Sendable, Hashable {
  /// The contact's id.
  let contact: UInt32
  /// What leaving chooses; nil: nothing any more, it has slid off or the item has gone.
  var item: Int?
}
