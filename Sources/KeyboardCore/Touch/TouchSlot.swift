/// What a protocol B panel has told of one slot; the kernel repeats nothing of it that has not changed, over contacts too.
struct TouchSlot: Sendable {
  var position: PanelPoint
  /// Of the contact that has been told; nil where none is or where it only hovers.
  var contact: UInt32?
  /// -1: the slot is empty.
  var trackingID: Int32 = -1
  var size: Int32 = 0
  var tool = TouchTool.finger
  var isHovering = false
  var source = PositionSource.unknown
  /// The contact has begun in this frame.
  var began = false
  /// Something of the contact has changed in this frame.
  var changed = false
  /// A position was told in this frame.
  var isPlaced = false
  /// A contact has left in this frame.
  var isLeft = false

  /// The slot's contact as a part of a frame.
  func told(_ id: UInt32, _ phase: Contact.Phase) -> Contact {
    Contact(id: id, phase: phase, position: position, source: source, size: size, tool: tool)
  }
}
