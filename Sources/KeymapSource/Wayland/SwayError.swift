/// Why sway's IPC is not to be understood.
enum SwayError: Error, Hashable {
  /// What came is no message, or its JSON is not what sway-ipc(7) says.
  case malformed
  /// The socket is closed, or was never there.
  case gone
}
