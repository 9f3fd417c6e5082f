/// Why a text is not JSON, and where.
struct JSONError: Error, Hashable, Sendable {
  /// Counted from 1.
  var line: Int
  /// In Unicode scalars, counted from 1.
  var column: Int
  /// What was expected there.
  var reason: String
}
