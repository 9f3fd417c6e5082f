/// The one contact of a single-touch panel: ABS_X, ABS_Y and BTN_TOUCH (or BTN_LEFT, or ABS_PRESSURE).
///
/// The kernel does not send an axis that has not changed, so the position is kept from contact to contact.
struct SingleTouch: Sendable {
  private let panel: PanelDescription
  private var position: PanelPoint
  private var isDown = false
  private var moved = false
  private var current: UInt32?
  /// The finger was lifted and put down again within the frame.
  private var wasLifted = false
  private var liftedAt = PanelPoint(x: 0, y: 0)

  init(panel: PanelDescription) {
    self.panel = panel
    position = PanelPoint(x: panel.x.clamp(panel.x.value), y: panel.y.clamp(panel.y.value))
  }

  mutating func handle(_ event: InputEvent) {
    switch (event.type, event.code) {
    case (EventType.abs, panel.x.code):
      position.x = panel.x.clamp(event.value)
      moved = true
    case (EventType.abs, panel.y.code):
      position.y = panel.y.clamp(event.value)
      moved = true
    default:
      switch panel.touchProtocol {
      case .singleTouch(let button):
        if event.type == EventType.key && event.code == button { set(down: event.value != 0) }
      case .singleTouchByPressure:
        if event.type == EventType.abs && event.code == EventCode.Abs.pressure { set(down: event.value > 0) }
      case .multiTouchA, .multiTouchB: break
      }
    }
  }

  mutating func report(into contacts: inout [Contact], nextID: inout UInt32) {
    if let id = current, wasLifted || !isDown {
      contacts.append(Contact(id: id, phase: .ended, position: wasLifted ? liftedAt : position))
      current = nil
    }
    if isDown {
      if let id = current {
        if moved { contacts.append(Contact(id: id, phase: .moved, position: position)) }
      } else {
        contacts.append(Contact(id: nextID, phase: .began, position: position))
        current = nextID
        nextID &+= 1
      }
    }
    wasLifted = false
    moved = false
  }

  mutating func cancel(into contacts: inout [Contact]) {
    if let id = current { contacts.append(Contact(id: id, phase: .cancelled, position: position)) }
    current = nil
    isDown = false
    moved = false
    wasLifted = false
  }

  private mutating func set(down: Bool) {
    if isDown && !down && current != nil {
      wasLifted = true
      liftedAt = position
    }
    isDown = down
  }
}
