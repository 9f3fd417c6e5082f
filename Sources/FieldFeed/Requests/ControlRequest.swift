/// What another program asks of the running keyboard: one line of JSON each.
public enum ControlRequest: Sendable, Hashable {
  /// This field has the focus now.
  case focus(FieldContext)
  /// What stands around the cursor of the focused field now.
  case text(before: String, after: String)
  /// No field has the focus any more.
  case blur
  /// A message has arrived that may hold a code.
  case message(text: String)
  /// Show the keyboard whatever has the focus.
  case show
  /// Hide the keyboard until the next focus.
  case hide
  /// A user of the kiosk has gone: forget everything that was learnt of them.
  case sessionEnd
  /// Say how the keyboard is.
  case status
  /// Tell this connection of every change from now on.
  case subscribe

  /// The most bytes that a line may have, its end not counted.
  public static let longestLine = 65536
}
