/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// Counted from 1.
  package var line: Int
  /// In Unicode scalars, counted from 1.
  package var column: Int
  /// What was expected there.
  package var reason: String
}
