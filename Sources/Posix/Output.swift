import Glibc

/// What the program says: results on standard output, messages for people on standard error.
public enum Output {
  /// Writes all bytes to standard output. A reader that has gone away is no error: what it does not want is dropped.
  public static func standard(_ bytes: [UInt8]) throws(SystemError) {
    try write(bytes, to: STDOUT_FILENO, name: "standard output")
  }

  /// Writes a text to standard output as UTF-8; adds no line end.
  public static func standard(_ text: String) throws(SystemError) {
    try standard(Array(text.utf8))
  }

  /// Writes a line `keypane: reason` to standard error, in plain text whatever is quoted in it. A failure is ignored:
  /// there is nobody left to tell.
  public static func error(_ reason: String) {
    try? write(Array("keypane: \(PlainText.line(reason))\n".utf8), to: STDERR_FILENO, name: "standard error")
  }

  /// Writes a text to standard error as it is: a question to a person.
  static func errorText(_ text: String) {
    try? write(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
  }

  /// Overwrites one line of standard error, where that is a terminal: how far long work has come.
  /// - Parameter line: without a line end; empty: the line is taken away.
  public static func progress(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    try? write(Array("\r\(line)\u{1B}[K".utf8), to: STDERR_FILENO, name: "standard error")
  }

  private static func write(_ bytes: [UInt8], to raw: Int32, name: String) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(raw, $0.baseAddress! + done, $0.count - done) }
      if count >= 0 {
        done += count
        continue
      }
      switch Glibc.errno {
      case EINTR:
        continue
      case EAGAIN:
        // Whoever gave us this descriptor made it non-blocking.
        var entry = pollfd(fd: raw, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&entry, 1, -1)
      case EPIPE:
        return
      case let reason:
        throw SystemError(call: "write", path: name, errno: reason)
      }
    }
  }
}
