import KeyboardCore
import Posix

/// What ends the program early: one line for people and the status that it exits with.
public struct AppError: Error, Hashable, CustomStringConvertible {
  /// What the process exits with.
  public var status: ExitStatus
  /// One line for people, without the `keypane:` that standard error gets before it.
  public var reason: String

  /// An error by its number and its words; the errors that come up often are below, by name.
  public init(_ status: ExitStatus, _ reason: String) {
    self.status = status
    self.reason = reason
  }

  /// `reason`, and no number.
  public var description: String { reason }

  /// The option that it is about, without the dashes: reasons that are about one begin with it.
  var option: String? {
    guard reason.hasPrefix("--") else { return nil }
    return String(reason.dropFirst(2).prefix { $0 != " " && $0 != ":" && $0 != "=" })
  }

  static func usage(_ reason: String) -> AppError { AppError(.usage, reason) }

  /// A value that is not one of those that an option takes.
  static func unknown(_ what: String, _ word: String, among names: [String]) -> AppError {
    let near = TraitNames.didYouMean(word, among: names)
    let hint = near.map { "; did you mean \($0)?" } ?? " (known: \(names.joined(separator: ", ")))"
    return usage("\(what) “\(word)” is not known\(hint)")
  }

  /// A file that cannot be read.
  static func unreadable(_ error: SystemError, _ path: String) -> AppError {
    AppError(error.isNotPermitted ? .noPermission : .noInput, "\(path): \(error.reason)")
  }

  /// A file that cannot be written.
  static func unwritable(_ error: SystemError, _ path: String) -> AppError {
    AppError(error.isNotPermitted ? .noPermission : .cannotCreate, "\(path): \(error.reason)")
  }
}
