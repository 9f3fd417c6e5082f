import CXKBCommon

/// A Compose sequence under way: keysyms in, text out.
@safe struct ComposeSequence: ~Copyable {
  private let state: OpaquePointer

  init(_ table: OpaquePointer) {
    guard let state = unsafe xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
      preconditionFailure("out of memory")
    }
    unsafe self.state = state
  }

  deinit {
    unsafe xkb_compose_state_unref(state)
  }

  /// Forgets what was begun.
  func reset() {
    unsafe xkb_compose_state_reset(state)
  }

  /// Takes the next keysym; those of modifiers change nothing.
  func feed(_ symbol: xkb_keysym_t) -> ComposeRules.Step {
    guard unsafe xkb_compose_state_feed(state, symbol) == XKB_COMPOSE_FEED_ACCEPTED else { return .nothing }
    switch unsafe xkb_compose_state_get_status(state) {
    case XKB_COMPOSE_COMPOSING: return .more
    case XKB_COMPOSE_COMPOSED: return .text(text)
    case XKB_COMPOSE_CANCELLED: return .cancelled
    default: return .nothing
    }
  }

  /// Takes a keysym that is known to go on with the sequence.
  func go(_ symbol: xkb_keysym_t) {
    _ = unsafe xkb_compose_state_feed(state, symbol)
  }

  private var text: String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      let length = unsafe xkb_compose_state_get_utf8(state, buffer.baseAddress, buffer.count)
      guard length > 0, length < buffer.count else { return "" }
      return unsafe String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<Int(length)]), as: UTF8.self)
    }
  }
}
