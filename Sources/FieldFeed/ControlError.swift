import Forms
import Posix

/// Why a request, the control socket or the keyboard behind it is of no use: one sentence for people.
public struct ControlError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number that a command ends with because of it: `data` for a bad request.
  public var status: ExitStatus
  /// The place in the request as a JSON pointer, `/focus/rect/2`; nil where the reason concerns it as a whole.
  public var path: String?
  /// A sentence without full stop.
  public var reason: String

  /// An error with the status, the place and the sentence as given.
  public init(_ status: ExitStatus, path: String? = nil, reason: String) {
    self.status = status
    self.path = path
    self.reason = reason
  }

  /// `/focus/rect/2: reason`, or the reason alone.
  public var description: String {
    guard let path else { return reason }
    return "\(path): \(reason)"
  }

  /// A request that cannot be understood.
  init(_ error: JSONError) {
    switch error.place {
    case .line(_, let column): self.init(.data, reason: "not JSON at column \(column): \(error.reason)")
    case .path(let path): self.init(.data, path: path.isEmpty ? nil : path, reason: error.reason)
    }
  }
}
