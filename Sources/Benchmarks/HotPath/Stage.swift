/// A part of the way from an event to a key stroke, counted apart from the others.
enum Stage: Int, CaseIterable {
  /// Events to contacts: `TouchTracker`.
  case tracking
  /// Panel units to keyboard units: `PanelTransform`.
  case mapping
  /// Contacts that nobody meant: `TouchFilters`.
  case filtering
  /// Fingers to actions, wake-ups included: `Keyboard`.
  case keyboard
  /// Actions to key strokes, by way of the rack, the composer and the keymap: `ActionSpeller`.
  case spelling
  /// Strokes in and out of the queue: `StrokeQueue`.
  case queue
}
