/// Why a page cannot be checked.
public struct PageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name, as it was given.
  public var page: String
  /// The line, counted from 1; nil: the page as a whole.
  public var line: Int?
  /// What was found.
  public var reason: String

  /// `page.html:12: elements nest deeper than 256`.
  public var description: String {
    line.map { "\(page):\($0): \(reason)" } ?? "\(page): \(reason)"
  }
}
