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
    func told(_ phase: Contact.Phase, endsUntold: Bool = false) -> Contact {
      Contact(id: contact, phase: phase, position: position, size: size, tool: tool, endsUntold: endsUntold)
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
  private var size: Int32?
  private var tool = TouchTool.finger
  private var isHovering = false
  private var isReleased = false
  private var spokeOfContacts = false
  /// The panel has told a size: one of zero is no contact.
  private var hasToldSize = false
  /// The panel has told that a contact has ended, or surely will.
  private var tellsEnds: Bool
  /// When contacts were spoken of last, and whether that is so long ago that they have ended since.
  private var lastReport = Instant.zero
  private var isPaused = false

  /// A contact that jumps further than this part of the panel from one frame to the next is another finger.
  private static let jump = 8
  private static let maximumContacts = 64
  /// A contact was closed by SYN_MT_REPORT: this is protocol A and nothing else.
  private(set) var listsForSure = false

  init(panel: PanelDescription) {
    self.panel = panel
    tellsEnds = panel.traits.hasTouchButton
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
      if event.value < 0 {
        spokeOfContacts = true
        tellsEnds = true
      }
    case (EventType.abs, EventCode.Abs.mtTouchMajor): size = max(0, event.value)
    case (EventType.abs, EventCode.Abs.mtToolType): tool = TouchTool(kernelValue: event.value)
    case (EventType.abs, EventCode.Abs.mtDistance): isHovering = event.value > panel.traits.touchingDistance
    case (EventType.key, EventCode.Key.btnTouch): isReleased = event.value == 0
    case (EventType.syn, EventCode.Syn.mtReport):
      spokeOfContacts = true
      listsForSure = true
      tellsEnds = true
      closeContact()
    default: break
    }
  }

  mutating func report(at time: Instant, into contacts: inout [Contact], nextID: inout UInt32) {
    // Panels without SYN_MT_REPORT send their one contact straight before SYN_REPORT.
    if x != nil || y != nil || (trackingID ?? -1) >= 0 {
      spokeOfContacts = true
      closeContact()
    }
    if isReleased {
      listed.removeAll(keepingCapacity: true)
      spokeOfContacts = true
      isReleased = false
      tellsEnds = true
    }
    guard spokeOfContacts else { return }
    spokeOfContacts = false
    isPaused = !tellsEnds && time - lastReport > Contact.longestSilence
    lastReport = time
    match()
    for entry in known where !entry.isMatched {
      contacts.append(entry.told(.ended))
    }
    for index in listed.indices {
      if listed[index].isMatched {
        contacts.append(listed[index].told(.moved, endsUntold: !tellsEnds))
      } else {
        listed[index].contact = nextID
        nextID &+= 1
        contacts.append(listed[index].told(.began, endsUntold: !tellsEnds))
      }
      listed[index].isMatched = false
    }
    swap(&known, &listed)
    listed.removeAll(keepingCapacity: true)
  }

  mutating func cancel(into contacts: inout [Contact]) {
    for entry in known { contacts.append(entry.told(.cancelled, endsUntold: !tellsEnds)) }
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
    // A finger that is near, or one that has gone, is no contact; nor is what has no size, where others have.
    if isHovering || (trackingID ?? 0) < 0 || (hasToldSize && size == 0) {
      tellsEnds = true
      return
    }
    if let size, size > 0 { hasToldSize = true }
    // What is left out has not changed; that can only be said of a contact that stands alone.
    last = PanelPoint(x: x ?? known.first?.position.x ?? last.x, y: y ?? known.first?.position.y ?? last.y)
    let id = trackingID ?? (listsForSure ? nil : known.first?.trackingID)
    listed.append(Entry(position: last, trackingID: id, size: size ?? 0, tool: tool))
  }

  private mutating func forgetContact() {
    x = nil
    y = nil
    trackingID = nil
    size = nil
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
  ///
  /// Where the panel tells no ends, a contact that pauses or jumps is another one, whatever its id.
  private mutating func match() {
    if isPaused { return }
    for index in listed.indices {
      guard let id = listed[index].trackingID else { continue }
      guard let before = known.firstIndex(where: { $0.trackingID == id && !$0.isMatched }) else { continue }
      if tellsEnds || distance(listed[index], known[before]) != nil { join(index, to: before) }
    }
    while let pair = nearestPair() { join(pair.listed, to: pair.known) }
  }

  private mutating func join(_ index: Int, to before: Int) {
    listed[index].contact = known[before].contact
    listed[index].isMatched = true
    known[before].isMatched = true
  }

  private func nearestPair() -> (listed: Int, known: Int)? {
    var best: (listed: Int, known: Int)?
    var bestDistance = Double.infinity
    for (index, entry) in listed.enumerated() where !entry.isMatched && entry.trackingID == nil {
      for (before, other) in known.enumerated() where !other.isMatched && other.trackingID == nil {
        guard let distance = distance(entry, other) else { continue }
        if distance < bestDistance {
          bestDistance = distance
          best = (index, before)
        }
      }
    }
    return best
  }

  /// How far apart two contacts are, as a square; nil: further than a finger comes from one frame to the next.
  private func distance(_ entry: Entry, _ other: Entry) -> Double? {
    let reachX = max(1, (Int64(panel.x.maximum) - Int64(panel.x.minimum)) / Int64(Self.jump))
    let reachY = max(1, (Int64(panel.y.maximum) - Int64(panel.y.minimum)) / Int64(Self.jump))
    let dx = abs(Int64(entry.position.x) - Int64(other.position.x))
    let dy = abs(Int64(entry.position.y) - Int64(other.position.y))
    if dx > reachX || dy > reachY { return nil }
    let u = Double(dx) / Double(reachX)
    let v = Double(dy) / Double(reachY)
    return u * u + v * v
  }
}
