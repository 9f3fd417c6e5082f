/// The contacts of a protocol B panel.
///
/// A slot keeps its last position over contacts: the kernel does not resend an axis that has not changed, so a new
/// contact may come with one axis or none. A slot that was never told a position stands at zero, as in the kernel.
struct SlottedContacts: Sendable {
  private struct Slot {
    var position: PanelPoint
    var contact: UInt32?
    var trackingID: Int32 = -1
    var began = false
    var moved = false
  }

  private let panel: PanelDescription
  private var slots: [Slot] = []
  /// The slot that events speak of; nil while the panel names one that it does not have.
  private var current: Int? = 0
  /// Contacts that ended in this frame, and those that began and ended in it.
  private var ended: [Contact] = []
  private var buttonReleased = false

  init(panel: PanelDescription) {
    self.panel = panel
    guard case .multiTouchB(let count) = panel.touchProtocol else { return }
    let start = PanelPoint(x: panel.x.clamp(0), y: panel.y.clamp(0))
    slots = Array(repeating: Slot(position: start), count: count)
    ended.reserveCapacity(count)
  }

  mutating func handle(_ event: InputEvent, oddities: inout TouchOddities, nextID: inout UInt32) {
    if event.type == EventType.key {
      if event.code == EventCode.Key.btnTouch { buttonReleased = event.value == 0 }
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
      slots[index].moved = true
    case EventCode.Abs.mtPositionY:
      slots[index].position.y = panel.y.clamp(event.value)
      slots[index].moved = true
    case EventCode.Abs.mtTrackingID:
      track(event.value, in: index, nextID: &nextID)
    default: break
    }
  }

  mutating func report(into contacts: inout [Contact]) {
    // BTN_TOUCH says that nothing touches any more: a release has been lost.
    if buttonReleased {
      for index in slots.indices where slots[index].contact != nil { end(index) }
      buttonReleased = false
    }
    contacts.append(contentsOf: ended)
    ended.removeAll(keepingCapacity: true)
    for index in slots.indices {
      if let id = slots[index].contact {
        if slots[index].began {
          contacts.append(Contact(id: id, phase: .began, position: slots[index].position))
        } else if slots[index].moved {
          contacts.append(Contact(id: id, phase: .moved, position: slots[index].position))
        }
      }
      slots[index].began = false
      slots[index].moved = false
    }
  }

  mutating func cancel(into contacts: inout [Contact]) {
    for index in slots.indices {
      if let id = slots[index].contact, !slots[index].began {
        contacts.append(Contact(id: id, phase: .cancelled, position: slots[index].position))
      }
      slots[index].contact = nil
      slots[index].trackingID = -1
      slots[index].began = false
      slots[index].moved = false
    }
    // A tap within the frame that is thrown away was never told, so its end is not told either.
    for contact in ended where contact.phase == .ended {
      let isUntold = ended.contains { $0.id == contact.id && $0.phase == .began }
      if isUntold { continue }
      contacts.append(Contact(id: contact.id, phase: .cancelled, position: contact.position))
    }
    ended.removeAll(keepingCapacity: true)
    buttonReleased = false
  }

  private mutating func track(_ trackingID: Int32, in index: Int, nextID: inout UInt32) {
    if trackingID == slots[index].trackingID { return }
    end(index)
    guard trackingID >= 0 else { return }
    slots[index].trackingID = trackingID
    slots[index].contact = nextID
    slots[index].began = true
    nextID &+= 1
  }

  private mutating func end(_ index: Int) {
    guard let id = slots[index].contact else { return }
    let position = slots[index].position
    if slots[index].began { ended.append(Contact(id: id, phase: .began, position: position)) }
    ended.append(Contact(id: id, phase: .ended, position: position))
    slots[index].contact = nil
    slots[index].trackingID = -1
    slots[index].began = false
  }
}
