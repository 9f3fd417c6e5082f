/// The contacts of a protocol B panel.
///
/// A slot keeps its last position over contacts: the kernel does not resend an axis that has not changed, so a new
/// contact may come with one axis or none. A slot that was never told a position stands at zero, as in the kernel.
///
/// Old drivers have slots but no tracking ids: there a slot that tells a position is touched, until its pressure or its
/// size is zero or BTN_TOUCH says that nothing touches any more.
struct SlottedContacts: Sendable {
  private let panel: PanelDescription
  private var slots: [TouchSlot] = []
  /// The slot that events speak of; nil while the panel names one that it does not have.
  private var current: Int? = 0
  /// Contacts that ended in this frame, and those that began and ended in it.
  private var ended: [Contact] = []
  private var isPressed = false
  private var buttonPressed = false
  private var buttonReleased = false

  /// The slots of a panel that uses them without saying so: as many as a keyboard follows fingers.
  static let undeclaredSlots = Keyboard.maximumFingers

  init(panel: PanelDescription) {
    self.panel = panel
    let count: Int
    switch panel.touchProtocol {
    case .multiTouchB(let declared): count = declared
    case .multiTouchA: count = Self.undeclaredSlots
    case .singleTouch, .singleTouchByPressure: return
    }
    let start = PanelPoint(x: panel.x.clamp(0), y: panel.y.clamp(0))
    slots = Array(repeating: TouchSlot(position: start), count: count)
    ended.reserveCapacity(count)
  }

  /// A panel that seemed to list its contacts has slots: the one that it has told so far is in the first.
  mutating func adopt(_ contact: UInt32, trackingID: Int32, at position: PanelPoint) {
    slots[0].contact = contact
    slots[0].trackingID = max(0, trackingID)
    slots[0].position = position
    slots[0].source = .told
  }

  mutating func handle(_ event: InputEvent, oddities: inout TouchOddities, nextID: inout UInt32) {
    if event.type == EventType.key {
      if event.code == EventCode.Key.btnTouch {
        isPressed = event.value != 0
        buttonPressed = isPressed
        buttonReleased = !isPressed
      }
      return
    }
    guard event.type == EventType.abs else { return }
    if event.code == EventCode.Abs.mtSlot {
      let isKnown = event.value >= 0 && Int(event.value) < slots.count
      current = isKnown ? Int(event.value) : nil
      if !isKnown { oddities.badSlots += 1 }
      return
    }
    guard let index = current else { return }
    switch event.code {
    case EventCode.Abs.mtPositionX:
      slots[index].position.x = panel.x.clamp(event.value)
      place(index)
    case EventCode.Abs.mtPositionY:
      slots[index].position.y = panel.y.clamp(event.value)
      place(index)
    case EventCode.Abs.mtTrackingID:
      track(event.value, in: index, nextID: &nextID)
    case EventCode.Abs.mtDistance:
      hover(event.value > panel.traits.touchingDistance, index, nextID: &nextID)
    case EventCode.Abs.mtTouchMajor:
      slots[index].size = max(0, event.value)
      slots[index].changed = true
      press(event.value, index)
    case EventCode.Abs.mtPressure:
      press(event.value, index)
    case EventCode.Abs.mtToolType:
      slots[index].tool = TouchTool(kernelValue: event.value)
      slots[index].changed = true
    default: break
    }
  }

  mutating func report(into contacts: inout [Contact], nextID: inout UInt32) {
    if !panel.traits.tracksContacts { findContacts(nextID: &nextID) }
    // BTN_TOUCH says that nothing touches any more: a release has been lost.
    if buttonReleased {
      for index in slots.indices where slots[index].contact != nil { leave(index) }
      buttonReleased = false
    }
    contacts.append(contentsOf: ended)
    ended.removeAll(keepingCapacity: true)
    for index in slots.indices {
      if let id = slots[index].contact {
        if slots[index].isPlaced { slots[index].source = .told }
        if slots[index].began {
          contacts.append(slots[index].told(id, .began))
        } else if slots[index].changed {
          contacts.append(slots[index].told(id, .moved))
        }
      } else if slots[index].isPlaced {
        slots[index].source = .kept
      }
      slots[index].began = false
      slots[index].changed = false
      slots[index].isPlaced = false
      slots[index].isLeft = false
    }
    buttonPressed = false
  }

  mutating func cancel(into contacts: inout [Contact]) {
    for index in slots.indices {
      if let id = slots[index].contact, !slots[index].began { contacts.append(slots[index].told(id, .cancelled)) }
      if slots[index].source == .told { slots[index].source = .kept }
      slots[index].contact = nil
      slots[index].trackingID = -1
      slots[index].began = false
      slots[index].changed = false
      slots[index].isPlaced = false
      slots[index].isLeft = false
    }
    // A tap within the frame that is thrown away was never told, so its end is not told either.
    for contact in ended where contact.phase == .ended {
      let isUntold = ended.contains { $0.id == contact.id && $0.phase == .began }
      if isUntold { continue }
      var given = contact
      given.phase = .cancelled
      contacts.append(given)
    }
    ended.removeAll(keepingCapacity: true)
    buttonReleased = false
    buttonPressed = false
    isPressed = false
  }

  private mutating func place(_ index: Int) {
    slots[index].changed = true
    slots[index].isPlaced = true
  }

  /// Where nothing tracks contacts, none is one that presses with nothing.
  private mutating func press(_ value: Int32, _ index: Int) {
    if panel.traits.tracksContacts { return }
    if value <= 0 { leave(index) } else { slots[index].isLeft = false }
  }

  private mutating func track(_ trackingID: Int32, in index: Int, nextID: inout UInt32) {
    if trackingID == slots[index].trackingID { return }
    leave(index)
    guard trackingID >= 0 else { return }
    slots[index].trackingID = trackingID
    if !slots[index].isHovering { begin(index, nextID: &nextID) }
  }

  /// A finger that is near is no contact until it touches, and is none any more when it is lifted a little.
  private mutating func hover(_ isHovering: Bool, _ index: Int, nextID: inout UInt32) {
    if isHovering == slots[index].isHovering { return }
    slots[index].isHovering = isHovering
    let isThere = slots[index].trackingID >= 0
    if isHovering && slots[index].contact != nil {
      if slots[index].began {
        // A contact that came hovering in this frame was never one: its number is the next one's.
        if slots[index].contact == nextID &- 1 { nextID &-= 1 }
        forget(index)
      } else {
        end(index)
      }
    } else if !isHovering && isThere {
      begin(index, nextID: &nextID)
    }
  }

  /// Where nothing tracks contacts, slots that tell a position are touched; so is the slot that events speak of when the
  /// button is pressed and no slot has a contact, since a touch of the same place tells none.
  private mutating func findContacts(nextID: inout UInt32) {
    guard !panel.traits.hasTouchButton || isPressed else { return }
    for index in slots.indices where slots[index].isPlaced { find(index, nextID: &nextID) }
    guard buttonPressed, let index = current, !slots.contains(where: { $0.contact != nil }) else { return }
    find(index, nextID: &nextID)
  }

  private mutating func find(_ index: Int, nextID: inout UInt32) {
    guard slots[index].contact == nil, !slots[index].isHovering, !slots[index].isLeft else { return }
    slots[index].trackingID = 0
    begin(index, nextID: &nextID)
  }

  private mutating func begin(_ index: Int, nextID: inout UInt32) {
    slots[index].contact = nextID
    slots[index].began = true
    nextID &+= 1
  }

  /// The contact leaves its slot.
  private mutating func leave(_ index: Int) {
    end(index)
    slots[index].trackingID = -1
    slots[index].isLeft = true
  }

  private mutating func end(_ index: Int) {
    guard let id = slots[index].contact else { return }
    if slots[index].isPlaced { slots[index].source = .told }
    if slots[index].began { ended.append(slots[index].told(id, .began)) }
    ended.append(slots[index].told(id, .ended))
    forget(index)
  }

  private mutating func forget(_ index: Int) {
    slots[index].contact = nil
    slots[index].began = false
    if slots[index].source == .told { slots[index].source = .kept }
  }
}
