/// Finds the one-time code of a message.
public enum OneTimeCodes {
  /// The code that the message binds to a site, else the likeliest one, else nil.
  ///
  /// A message that looks as if it meant to bind its code and fails to gives none: that code is not for everybody.
  /// The work is linear in the message's length.
  public static func read(_ message: String) -> OneTimeCode? {
    var reader = BoundCodeReader(message)
    if let code = reader.read() { return code }
    if BoundCodeReader.looksBound(message) { return nil }
    return UnboundCodeReader(message).read().map { OneTimeCode(code: $0) }
  }
}
