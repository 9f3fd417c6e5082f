/// Contacts that a filter keeps its eye on, and gives up once they have lasted too long or look wrong.
struct WatchedContacts: Sendable {
  /// What is known of one contact.
  struct Entry: Sendable {
    /// As it was told last.
    var touch: KeyTouch
    /// When it began.
    var since: Instant
    /// How long it lasts counts.
    var isWatched = true
    /// It is nobody's any more: what it still tells is dropped.
    var isGivenUp = false
  }

  private var contacts = ContactTable<Entry>()

  /// What is known of a contact; nil: it is not there.
  subscript(id: UInt32) -> Entry? {
    get { contacts[id] }
    set { contacts[id] = newValue }
  }

  /// When the first of them will have lasted for `limit`.
  func deadline(after limit: Interval) -> Instant? {
    var earliest: Instant?
    for index in 0..<contacts.count {
      let entry = contacts.entry(at: index).state
      guard entry.isWatched, !entry.isGivenUp else { continue }
      let due = entry.since + limit
      earliest = earliest.map { min($0, due) } ?? due
    }
    return earliest
  }

  /// Gives up those that have lasted for `limit` at `time`, and adds their cancellation, or another end, to the frame.
  /// - Returns: how many they are.
  mutating func giveUp(
    after limit: Interval, at time: Instant, as phase: Contact.Phase = .cancelled, into frame: inout KeyTouchFrame
  ) -> Int {
    var count = 0
    for index in 0..<contacts.count {
      var (id, entry) = contacts.entry(at: index)
      guard entry.isWatched, !entry.isGivenUp, entry.since + limit <= time else { continue }
      entry.isGivenUp = true
      entry.touch.phase = phase
      contacts[id] = entry
      count += 1
      frame.touches.append(entry.touch)
    }
    return count
  }
}
