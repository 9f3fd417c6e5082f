import KeyboardCore
import Posix

/// A policy's file.
enum PolicyFile {
  /// Where the machine's own is.
  static let defaultPath = "/etc/keypane/keys.policy"

  /// Reads a policy that is to hold: only root can have written it.
  static func readTrusted(_ path: String) throws(AppError) -> KeyPolicy {
    let bytes: [UInt8]
    do {
      bytes = try TrustedFile().read(path, limit: PolicyReader.largest)
    } catch {
      switch error {
      case .unreadable(let error): throw .unreadable(error, path)
      case .open(let reason): throw AppError(.noPermission, "\(path) is not taken for a key policy: \(reason)")
      }
    }
    return try policy(of: PolicyReader(bytes), path)
  }

  /// Reads a policy to look at it: whoever has written it.
  static func read(_ path: String) throws(AppError) -> KeyPolicy {
    try policy(of: reading(path), path)
  }

  /// The same with all its mistakes.
  static func reading(_ path: String) throws(AppError) -> PolicyReader {
    do {
      return PolicyReader(try Files.read(path, limit: PolicyReader.largest))
    } catch {
      throw .unreadable(error, path)
    }
  }

  /// A line for a mistake.
  static func line(_ mistake: PolicyMistake, _ path: String) -> String {
    "\(path):\(mistake.line): \(mistake.sentence)"
  }

  private static func policy(of reading: PolicyReader, _ path: String) throws(AppError) -> KeyPolicy {
    guard let first = reading.mistakes.first else { return reading.policy }
    let more = reading.mistakes.count - 1
    let rest = more > 0 ? " (and \(more) more: keypane policy check \(path))" : ""
    throw AppError(.data, line(first, path) + rest)
  }
}
