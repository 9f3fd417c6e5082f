import Display

/// The window that the keyboard stands in.
extension FocusedKeyboard {
  /// For `Poller`; nil without a window.
  var windowDescriptor: Int32? {
    switch view {
    case .some(let view): view.descriptor
    case .none: nil
    }
  }

  /// What the window system has told since the last call.
  mutating func windowEvents() throws(AppError) -> [WindowEvent] { try view?.events() ?? [] }

  /// Opens the window anew on the display as it is now; what fingers held belongs to the old one.
  /// - Returns: what the display is now; nil without a window.
  mutating func reopenWindow() throws(AppError) -> DisplayState? {
    guard let before = view.take() else { return nil }
    try letGo()
    let reopened = try before.reopened()
    let display = reopened.display
    view = consume reopened
    return display
  }
}
