/// The one contact of a single-touch panel: ABS_X, ABS_Y and BTN_TOUCH (or BTN_LEFT, or ABS_PRESSURE).
///
/// The kernel does not send an axis that has not changed, so the position is kept from contact to contact.
struct SingleTouch: Sendable {
  private let panel: PanelDescription
  private var position: PanelPoint
  private var isPressed = false
  /// BTN_LEFT of a panel that has BTN_TOUCH, too: one of its parts reports as a mouse.
  private var isClicked = false
  private var isHovering = false
  private var isDown = false
  private var moved = false
  private var current: UInt32?
  private var source = PositionSource.unknown
  /// A position was told while nothing touched, as by a mouse: it is where the next contact is.
  private var isFresh = false
  /// The finger was lifted and put down again within the frame.
  private var wasLifted = false
  private var liftedAt = PanelPoint(x: 0, y: 0)

  init(panel: PanelDescription) {
    self.panel = panel
    position = PanelPoint(x: panel.x.clamp(panel.x.value), y: panel.y.clamp(panel.y.value))
  }

  mutating func handle(_ event: InputEvent) {
    switch event.type {
    case EventType.abs: handleAxis(event)
    case EventType.key:
      guard case .singleTouch(let button) = panel.touchProtocol else { return }
      if event.code == button {
        isPressed = event.value != 0
        follow()
      } else if event.code == EventCode.Key.btnLeft {
        isClicked = event.value != 0
        follow()
      }
    default: break
    }
  }

  private mutating func handleAxis(_ event: InputEvent) {
    switch event.code {
    case panel.x.code, panel.alternate?.x:
      position.x = panel.x.clamp(event.value)
      moved = true
    case panel.y.code, panel.alternate?.y:
      position.y = panel.y.clamp(event.value)
      moved = true
    case EventCode.Abs.distance:
      isHovering = event.value > panel.traits.touchingDistance
      follow()
    case EventCode.Abs.pressure:
      if case .singleTouchByPressure = panel.touchProtocol {
        isPressed = event.value > 0
        follow()
      }
    default: break
    }
  }

  mutating func report(into contacts: inout [Contact], nextID: inout UInt32) {
    if let id = current, wasLifted || !isDown {
      contacts.append(contact(id, .ended, at: wasLifted ? liftedAt : position))
      current = nil
      isFresh = false
      if source == .told { source = .kept }
    }
    if moved {
      source = isDown ? .told : .kept
      isFresh = !isDown
    }
    if isDown {
      if let id = current {
        if moved { contacts.append(contact(id, .moved, at: position)) }
      } else {
        var begun = contact(nextID, .began, at: position)
        if source == .kept && !isFresh { begun.source = .pending }
        contacts.append(begun)
        current = nextID
        nextID &+= 1
      }
    }
    wasLifted = false
    moved = false
  }

  mutating func cancel(into contacts: inout [Contact]) {
    if let id = current { contacts.append(contact(id, .cancelled, at: position)) }
    current = nil
    isPressed = false
    isClicked = false
    isDown = false
    moved = false
    wasLifted = false
  }

  private func contact(_ id: UInt32, _ phase: Contact.Phase, at position: PanelPoint) -> Contact {
    Contact(id: id, phase: phase, position: position, source: source)
  }

  /// Takes over what button and distance say together.
  private mutating func follow() {
    let down = (isPressed || isClicked) && !isHovering
    if isDown && !down && current != nil {
      wasLifted = true
      liftedAt = position
    }
    isDown = down
  }
}
