import CLinux
import Glibc

/// SIGINT, SIGTERM and SIGHUP as something to wait for beside other descriptors, instead of interrupting anywhere.
///
/// They are blocked while the value lives. Writing to a pipe without a reader stops ending the process, too.
public struct Signals: ~Copyable {
  private let descriptor: FileDescriptor

  /// Blocks the signals and collects them.
  public init() throws(SystemError) {
    let raw = try SystemError.check("signalfd") { Int(clinux_signals_open()) }
    clinux_ignore_broken_pipes()
    descriptor = FileDescriptor(adopting: Int32(raw))
  }

  deinit {
    _ = clinux_signals_restore()
  }

  /// For `Poller`.
  public var raw: Int32 { descriptor.raw }

  /// The next signal's number; nil where none has come.
  public mutating func next() throws(SystemError) -> Int32? {
    let number = try SystemError.checkUnlessWaiting("read") { Int(clinux_signals_next(descriptor.raw)) }
    return number.map { Int32($0) }
  }

  /// Makes a write to a pipe without a reader fail with EPIPE instead of ending the process; for good.
  public static func ignoreBrokenPipes() {
    clinux_ignore_broken_pipes()
  }
}
