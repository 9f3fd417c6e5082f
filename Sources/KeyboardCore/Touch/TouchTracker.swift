/// Turns a panel's events into frames of contacts, whichever protocol the panel speaks.
///
/// Values out of an axis' range are clamped. Nothing is allocated once the arrays have grown.
public struct TouchTracker: Sendable {
  /// The panel whose events it takes; its protocol decides which of them count.
  public let panel: PanelDescription
  /// What was odd about the events so far.
  public private(set) var oddities = TouchOddities()
  /// Contacts that began.
  public private(set) var contactCount = 0
  /// SYN_REPORTs seen.
  public private(set) var frameCount = 0

  private var single: SingleTouch
  private var listed: ListedContacts
  private var slots: SlottedContacts
  private var nextID: UInt32
  /// Events are thrown away from SYN_DROPPED to the next SYN_REPORT, as the kernel asks.
  private var isDropping = false
  private var eventsInFrame = 0
  /// The button that says that something touches was released in this frame.
  private var buttonReleased = false
  /// Contacts are told by slots: the panel says so, or it uses them without having said so.
  private var usesSlots = false

  /// - Parameter firstID: of the first contact; several trackers feed one keyboard with ids from ranges of their own.
  public init(panel: PanelDescription, firstID: UInt32 = 1) {
    self.panel = panel
    nextID = firstID
    single = SingleTouch(panel: panel)
    listed = ListedContacts(panel: panel)
    slots = SlottedContacts(panel: panel)
    if case .multiTouchB = panel.touchProtocol { usesSlots = true }
  }

  /// Takes one event.
  /// - Returns: whether it closed a frame; `frame` then holds the frame's time and contacts, none where nothing changed.
  public mutating func handle(_ event: InputEvent, into frame: inout TouchFrame) -> Bool {
    if event.type == EventType.syn && event.code == EventCode.Syn.report {
      return closeFrame(event, into: &frame)
    }
    eventsInFrame += 1
    if event.type == EventType.syn && event.code == EventCode.Syn.dropped {
      isDropping = true
      oddities.droppedFrames += 1
      return false
    }
    if isDropping { return false }
    if event.type == EventType.key && isTouchButton(event.code) { buttonReleased = event.value == 0 }
    switch panel.touchProtocol {
    case .singleTouch, .singleTouchByPressure: single.handle(event)
    case .multiTouchA, .multiTouchB:
      if !usesSlots && event.type == EventType.abs && event.code == EventCode.Abs.mtSlot && !listed.listsForSure {
        usesSlots = true
        listed.handOver(to: &slots, at: event.time, oddities: &oddities, nextID: &nextID)
      }
      if usesSlots {
        slots.handle(event, oddities: &oddities, nextID: &nextID)
      } else {
        listed.handle(event)
      }
    }
    return false
  }

  /// Gives up every contact: the panel is gone, or the recording is over.
  public mutating func cancel(at time: Instant, into frame: inout TouchFrame) {
    frame.time = time
    frame.contacts.removeAll(keepingCapacity: true)
    oddities.eventsWithoutReport = eventsInFrame
    eventsInFrame = 0
    cancelContacts(into: &frame.contacts)
  }

  private func isTouchButton(_ code: UInt16) -> Bool {
    switch panel.touchProtocol {
    case .singleTouch: code == EventCode.Key.btnTouch || code == EventCode.Key.btnLeft
    case .singleTouchByPressure, .multiTouchA, .multiTouchB: code == EventCode.Key.btnTouch
    }
  }

  private mutating func closeFrame(_ report: InputEvent, into frame: inout TouchFrame) -> Bool {
    frameCount += 1
    eventsInFrame = 0
    frame.time = report.time
    frame.contacts.removeAll(keepingCapacity: true)
    // When a device goes, the kernel itself releases its buttons and closes that frame with the value 1: no finger was
    // lifted (input_dev_release_keys in drivers/input/input.c). Panels close theirs with 0.
    let isReleasedByKernel = report.value == 1 && buttonReleased
    buttonReleased = false
    if isDropping || isReleasedByKernel {
      isDropping = false
      cancelContacts(into: &frame.contacts)
      return true
    }
    switch panel.touchProtocol {
    case .singleTouch, .singleTouchByPressure: single.report(into: &frame.contacts, nextID: &nextID)
    case .multiTouchA, .multiTouchB:
      if usesSlots {
        slots.report(into: &frame.contacts, nextID: &nextID)
      } else {
        listed.report(at: report.time, into: &frame.contacts, nextID: &nextID)
      }
    }
    for contact in frame.contacts where contact.phase == .began { contactCount += 1 }
    return true
  }

  private mutating func cancelContacts(into contacts: inout [Contact]) {
    switch panel.touchProtocol {
    case .singleTouch, .singleTouchByPressure: single.cancel(into: &contacts)
    case .multiTouchA, .multiTouchB:
      if usesSlots { slots.cancel(into: &contacts) } else { listed.cancel(into: &contacts) }
    }
    oddities.cancelledContacts += contacts.count
  }
}
