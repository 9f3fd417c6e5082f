/// Puts text into the field that has the focus without keys: what a provider of the focus can do that reaches into the
/// program.
public protocol TextCommitter: AnyObject {
  /// Whether the field in focus takes text this way now.
  var isReady: Bool { get }

  /// Puts a text in at the cursor. Every stroke that was sent before has gone out to the kernel; none is sent after it
  /// until this returns.
  /// - Returns: whether the program took it.
  func commit(_ text: String) -> Bool
}
