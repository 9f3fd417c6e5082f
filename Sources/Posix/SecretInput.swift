import Glibc
import KeyboardCore

/// A secret from standard input, which a terminal does not show while it is typed.
public enum SecretInput {
  /// What a line of it may hold.
  private static let longest = 1024

  /// Whether standard input is a terminal, at which a person can be asked.
  public static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Reads up to the end of a line or of the input; nil: a signal has ended it.
  /// - Parameter prompt: for a terminal, on standard error.
  public static func line(prompt: String) throws(SystemError) -> [UInt8]? {
    guard isTerminal else { return try readLine(nil) }
    // A signal in between would leave the terminal mute.
    let signals = try Signals()
    var before = termios()
    _ = try SystemError.check("tcgetattr") { Int(unsafe tcgetattr(STDIN_FILENO, &before)) }
    var mute = before
    mute.c_lflag &= ~tcflag_t(ECHO)
    _ = try SystemError.check("tcsetattr") { Int(unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &mute)) }
    defer {
      _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      // Until then the signals are held back: they end the program where they are let go.
      _ = signals.raw
      Output.errorText("\n")
    }
    Output.errorText(prompt)
    return try readLine(signals.raw)
  }

  /// - Parameter signals: a descriptor that tells of those that end the program.
  private static func readLine(_ signals: Int32?) throws(SystemError) -> [UInt8]? {
    var line: [UInt8] = []
    line.reserveCapacity(longest)
    var byte: UInt8 = 0
    while line.count < longest {
      var poller = Poller()
      let input = poller.add(STDIN_FILENO)
      let signal = signals.map { poller.add($0) }
      try poller.wait(until: nil)
      if let signal, poller.isReadable(signal) { return nil }
      guard poller.isReadable(input) else { continue }
      let count = try SystemError.check("read", path: "standard input") { unsafe read(STDIN_FILENO, &byte, 1) }
      if count == 0 || byte == 0x0a { break }
      line.append(byte)
    }
    if line.last == 0x0d { line.removeLast() }
    return line
  }
}
