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
    var size: Int32 = 0
    var tool = TouchTool.finger

    /// The entry's contact as a part of a frame.
    func told(_ phase: Contact.Phase) -> Contact {
      Contact(id: contact, phase: phase, position: position, size: size, tool: tool)
    }
  }

  private let panel: PanelDescription
  private var known: [Entry] = []
  private var listed: [Entry] = []
  /// Where the contact was that was listed last.
  private var last: PanelPoint
  private var x: Int32?
  private var y: Int32?
  private var trackingID: Int32?
  private var size: Int32 = 0
  private var tool = TouchTool.finger
  private var isHovering = false
  private var isReleased = false
  private var spokeOfContacts = false

  /// A contact that jumps further than this part of the panel from one frame to the next is another finger.
  private static let jump = 8
  private static let maximumContacts = 64
  /// A contact was closed by SYN_MT_REPORT: this is protocol A and nothing else.
  private(set) var listsForSure = false

  init(panel: PanelDescription) {
    self.panel = panel
    last = PanelPoint(x: panel.x.clamp(panel.x.value), y: panel.y.clamp(panel.y.value))
    known.reserveCapacity(Self.maximumContacts)
    listed.reserveCapacity(Self.maximumContacts)
  }

  mutating func handle(_ event: InputEvent) {
    switch (event.type, event.code) {
    case (EventType.abs, EventCode.Abs.mtPositionX): x = panel.x.clamp(event.value)
    case (EventType.abs, EventCode.Abs.mtPositionY): y = panel.y.clamp(event.value)
    case (EventType.abs, EventCode.Abs.mtTrackingID):
      trackingID = event.value
      // Drivers that know slots only half say so that the contact is not there any more.
      if event.value < 0 { spokeOfContacts = true }
    case (EventType.abs, EventCode.Abs.mtTouchMajor): size = max(0, event.value)
    case (EventType.abs, EventCode.Abs.mtToolType): tool = TouchTool(kernelValue: event.value)
    case (EventType.abs, EventCode.Abs.mtDistance): isHovering = event.value > panel.traits.touchingDistance
    case (EventType.key, EventCode.Key.btnTouch): isReleased = event.value == 0
    case (EventType.syn, EventCode.Syn.mtReport):
      spokeOfContacts = true
      listsForSure = true
      closeContact()
    default: break
    }
  }

  mutating func report(into contacts: inout [Contact], nextID: inout UInt32) {
    // Panels without SYN_MT_REPORT send their one contact straight before SYN_REPORT.
    if x != nil || y != nil || (trackingID ?? -1) >= 0 {
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
      contacts.append(entry.told(.ended))
    }
    for index in listed.indices {
      if listed[index].isMatched {
        contacts.append(listed[index].told(.moved))
      } else {
        listed[index].contact = nextID
        nextID &+= 1
        contacts.append(listed[index].told(.began))
      }
      listed[index].isMatched = false
    }
    swap(&known, &listed)
    listed.removeAll(keepingCapacity: true)
  }

  mutating func cancel(into contacts: inout [Contact]) {
    for entry in known { contacts.append(entry.told(.cancelled)) }
    known.removeAll(keepingCapacity: true)
    listed.removeAll(keepingCapacity: true)
    forgetContact()
    isReleased = false
    spokeOfContacts = false
  }

  private mutating func closeContact() {
    defer { forgetContact() }
    // Without SYN_MT_REPORT an id alone is a contact, too: where the last one was.
    let isTold = x != nil || y != nil || (!listsForSure && trackingID != nil)
    guard isTold, listed.count < Self.maximumContacts else { return }
    // A finger that is near, or one that has gone, is no contact.
    if isHovering || (trackingID ?? 0) < 0 { return }
    // What is left out has not changed; that can only be said of a contact that stands alone.
    last = PanelPoint(x: x ?? known.first?.position.x ?? last.x, y: y ?? known.first?.position.y ?? last.y)
    let id = trackingID ?? (listsForSure ? nil : known.first?.trackingID)
    listed.append(Entry(position: last, trackingID: id, size: size, tool: tool))
  }

  private mutating func forgetContact() {
    x = nil
    y = nil
    trackingID = nil
    size = 0
    tool = .finger
    isHovering = false
  }

  /// The panel turns out to have slots: what it has told so far is handed over, and what this frame has told already.
  mutating func handOver(
    to slots: inout SlottedContacts, at time: Instant, oddities: inout TouchOddities, nextID: inout UInt32
  ) {
    if let first = known.first { slots.adopt(first.contact, trackingID: first.trackingID ?? 0, at: first.position) }
    let told = [
      (EventCode.Abs.mtTrackingID, trackingID), (EventCode.Abs.mtPositionX, x), (EventCode.Abs.mtPositionY, y),
    ]
    for (code, value) in told {
      guard let value else { continue }
      let event = InputEvent(time: time, type: EventType.abs, code: code, value: value)
      slots.handle(event, oddities: &oddities, nextID: &nextID)
    }
    known.removeAll(keepingCapacity: true)
    listed.removeAll(keepingCapacity: true)
    forgetContact()
    spokeOfContacts = false
    isReleased = false
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
