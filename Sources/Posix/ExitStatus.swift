import Glibc

/// The numbers that the program ends with. Source: sysexits.h.
public enum ExitStatus: Int32, Sendable {
  /// Done.
  case ok = 0
  /// Findings of severity error (`keypane lint`).
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// A file's content is wrong.
  case data = 65
  /// A file is missing or cannot be read.
  case noInput = 66
  /// Something that is needed is not on this machine: a device, a display, a library's data.
  case unavailable = 69
  /// A fault of our own.
  case software = 70
  /// An output file cannot be made.
  case cannotCreate = 73
  /// Writing the output failed.
  case inputOutput = 74
  /// The system refuses access.
  case noPermission = 77

  /// Ends the process with this number.
  public func exit() -> Never {
    Glibc.exit(rawValue)
  }
}
