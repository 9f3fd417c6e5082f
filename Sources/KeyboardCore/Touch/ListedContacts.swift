/// The contacts of a protocol A panel, which lists all of them in every frame.
///
/// Contacts are recognised from frame to frame by their tracking id or, where the panel sends none, by nearness. An
/// empty SYN_MT_REPORT or BTN_TOUCH 0 says that no finger is left. A frame that says nothing of contacts changes none.
struct ListedContacts: Sendable {
  private struct Entry {
    var position: PanelPoint
    var trackingID: Int32?
    var contact: UInt32 = 0
    var isMatched = false
  }

  private let panel: PanelDescription
  private var known: [Entry] = []
  private var listed: [Entry] = []
  private var x: Int32?
  private var y: Int32?
  private var trackingID: Int32?
  private var isReleased = false
  private var spokeOfContacts = false

  /// A contact that jumps further than this part of the panel from one frame to the next is another finger.
  private static let jump = 8
  private static let maximumContacts = 64

  init(panel: PanelDescription) {
    self.panel = panel
    known.reserveCapacity(Self.maximumContacts)
    listed.reserveCapacity(Self.maximumContacts)
  }

  mutating func handle(_ event: InputEvent) {
    switch (event.type, event.code) {
    case (EventType.abs, EventCode.Abs.mtPositionX): x = panel.x.clamp(event.value)
    case (EventType.abs, EventCode.Abs.mtPositionY): y = panel.y.clamp(event.value)
    case (EventType.abs, EventCode.Abs.mtTrackingID): trackingID = event.value
    case (EventType.key, EventCode.Key.btnTouch): isReleased = event.value == 0
    case (EventType.syn, EventCode.Syn.mtReport):
      spokeOfContacts = true
      closeContact()
    default: break
    }
  }

  mutating func report(into contacts: inout [Contact], nextID: inout UInt32) {
    // Panels without SYN_MT_REPORT send their one contact straight before SYN_REPORT.
    if x != nil || y != nil {
      spokeOfContacts = true
      closeContact()
    }
    if isReleased {
      listed.removeAll(keepingCapacity: true)
      spokeOfContacts = true
      isReleased = false
    }
    guard spokeOfContacts else { return }
    spokeOfContacts = false
    match()
    for entry in known where !entry.isMatched {
      contacts.append(Contact(id: entry.contact, phase: .ended, position: entry.position))
    }
    for index in listed.indices {
      if listed[index].isMatched {
        contacts.append(Contact(id: listed[index].contact, phase: .moved, position: listed[index].position))
      } else {
        listed[index].contact = nextID
        nextID &+= 1
        contacts.append(Contact(id: listed[index].contact, phase: .began, position: listed[index].position))
      }
      listed[index].isMatched = false
    }
    swap(&known, &listed)
    listed.removeAll(keepingCapacity: true)
  }

  mutating func cancel(into contacts: inout [Contact]) {
    for entry in known { contacts.append(Contact(id: entry.contact, phase: .cancelled, position: entry.position)) }
    known.removeAll(keepingCapacity: true)
    listed.removeAll(keepingCapacity: true)
    x = nil
    y = nil
    trackingID = nil
    isReleased = false
    spokeOfContacts = false
  }

  private mutating func closeContact() {
    defer {
      x = nil
      y = nil
      trackingID = nil
    }
    guard x != nil || y != nil, listed.count < Self.maximumContacts else { return }
    // An axis that is left out has not changed; that can only be said of a contact that stands alone.
    let last = known.first?.position ?? PanelPoint(x: panel.x.clamp(panel.x.value), y: panel.y.clamp(panel.y.value))
    listed.append(Entry(position: PanelPoint(x: x ?? last.x, y: y ?? last.y), trackingID: trackingID))
  }

  /// Gives each listed contact the known one that it continues: the same tracking id, else the nearest pair first.
  private mutating func match() {
    for index in listed.indices {
      guard let id = listed[index].trackingID else { continue }
      if let before = known.firstIndex(where: { $0.trackingID == id && !$0.isMatched }) { join(index, to: before) }
    }
    while let pair = nearestPair() { join(pair.listed, to: pair.known) }
  }

  private mutating func join(_ index: Int, to before: Int) {
    listed[index].contact = known[before].contact
    listed[index].isMatched = true
    known[before].isMatched = true
  }

  private func nearestPair() -> (listed: Int, known: Int)? {
    let reachX = max(1, (Int64(panel.x.maximum) - Int64(panel.x.minimum)) / Int64(Self.jump))
    let reachY = max(1, (Int64(panel.y.maximum) - Int64(panel.y.minimum)) / Int64(Self.jump))
    var best: (listed: Int, known: Int)?
    var bestDistance = Double.infinity
    for (index, entry) in listed.enumerated() where !entry.isMatched && entry.trackingID == nil {
      for (before, other) in known.enumerated() where !other.isMatched && other.trackingID == nil {
        let dx = abs(Int64(entry.position.x) - Int64(other.position.x))
        let dy = abs(Int64(entry.position.y) - Int64(other.position.y))
        if dx > reachX || dy > reachY { continue }
        let u = Double(dx) / Double(reachX)
        let v = Double(dy) / Double(reachY)
        let distance = u * u + v * v
        if distance < bestDistance {
          bestDistance = distance
          best = (index, before)
        }
      }
    }
    return best
  }
}
