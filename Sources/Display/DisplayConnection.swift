import CSDL

/// Whether the X server is still there. Xlib notes the end in the middle of whatever call finds it, so the note has a
/// place of its own.
@safe final class DisplayConnection {
  private let end: UnsafeMutablePointer<keypane_x11_end>

  init() {
    unsafe end = .allocate(capacity: 1)
    unsafe end.initialize(to: keypane_x11_end())
  }

  deinit {
    unsafe end.deallocate()
  }

  /// Has the end noted from now on; on drivers without such a connection there is none.
  func watch(from window: OpaquePointer) {
    unsafe keypane_x11_watch_connection(window, end)
  }

  /// Nothing that is shown arrives any more; SDL and Xlib are best asked for nothing.
  var hasEnded: Bool { unsafe end.pointee.has_come }
}
