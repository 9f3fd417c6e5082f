import KeyboardCore
import Posix

/// `--key-policy FILE`: which keys may leave.
enum KeyPolicyOption {
  static let name = "key-policy"

  /// Of a command whose keys reach other programs.
  static let spec = OptionSpec(
    name, value: "FILE",
    "which keys and chords may leave, a file of root's (default: \(PolicyFile.defaultPath), where there is one)")

  /// Of the simulator, where nothing leaves.
  static let simulatorSpec = OptionSpec(
    name, value: "FILE", "which keys and chords may leave; keypane policy --help tells the format (default: all)")

  /// What holds where keys reach other programs: the file of the option, else the machine's, else the standard.
  /// - Parameter standard: where the machine's is.
  static func trusted(
    _ arguments: Arguments, standard: String = PolicyFile.defaultPath
  ) throws(AppError) -> KeyPolicy {
    if let path = arguments.value(name) { return try PolicyFile.readTrusted(path) }
    // What is there and cannot be read is not passed over; nor is a link to nothing: somebody meant a policy.
    do {
      return try PolicyFile.readTrusted(standard)
    } catch {
      guard error.status == .noInput, !Files.exists(standard) else { throw error }
      for path in [standard, String(standard[..<(standard.lastIndex(of: "/") ?? standard.startIndex)])] {
        guard let target = Files.target(ofLink: path) else { continue }
        throw AppError(.noInput, "\(path) is a link to \(target), which is not there: mend it or remove it")
      }
      return .standard
    }
  }

  /// What a simulator shows: everything, where no file is named.
  static func simulated(_ arguments: Arguments) throws(AppError) -> KeyPolicy {
    guard let path = arguments.value(name) else { return .unlimited }
    return try PolicyFile.read(path)
  }
}
