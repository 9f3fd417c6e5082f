/// One thing that the QuickType bar offers.
public struct BarItem: Sendable, Hashable {
  /// What choosing an item does.
  public enum Choice: Sendable, Hashable {
    /// A text goes in at the cursor, and so many characters before it give way: what has been typed of it. The keyboard does
    /// it by itself, with a blank behind it in prose; one delete takes it back.
    case insert(String, replacing: Int)
    /// Whoever offered it does something, and knows what by the number.
    case request(Int)
    /// Nothing: it is only read, such as the question that the items beside it answer.
    case note
  }

  /// What is offered; where it is long, its middle is left out. Never a secret: of a sign-in the account.
  public var title: String
  /// Small below it: which one it is, or where it belongs; empty: nothing is.
  public var detail: String
  /// Where it comes from; nil: nothing shows that.
  public var icon: BarIcon?
  /// What choosing it does.
  public var choice: Choice
  /// What is said of it to those who do not see it; never a secret.
  public var spoken: String

  /// An item that is said as it is written, where not told otherwise.
  public init(title: String, detail: String = "", icon: BarIcon? = nil, choice: Choice, spoken: String? = nil) {
    self.title = title
    self.detail = detail
    self.icon = icon
    self.choice = choice
    self.spoken = spoken ?? (detail.isEmpty ? title : title + ", " + detail)
  }

}

extension BarItem {
  /// It is there to be chosen.
  public var isChoosable: Bool {
    switch choice {
    case .insert, .request: true
    case .note: false
    }
  }

  /// A finger that is on the other one means this one, too: both are seen as the same and do the same.
  func isMeantBy(_ other: BarItem) -> Bool {
    guard title == other.title, detail == other.detail, icon == other.icon else { return false }
    return switch (choice, other.choice) {
    case (.insert(let text, _), .insert(let former, _)): text == former
    // Numbers are those of one offer.
    case (.request, .request), (.note, .note): true
    case (.insert, _), (.request, _), (.note, _): false
    }
  }
}
