/// What became of a browser's table.
public struct ImportReport: Sendable, Hashable {
  /// A row that was left out.
  public struct Skipped: Sendable, Hashable {
    /// Where it begins, from 1.
    public var line: Int
    /// For people; nothing of the row.
    public var reason: String
  }

  /// New sign-ins.
  public var added = 0
  /// Sign-ins that have another password now.
  public var replaced = 0
  /// Rows that were in the store already.
  public var known = 0
  /// Secrets of code generators, which are not taken over.
  public var codeSecrets = 0
  /// Rows that were left out.
  public var skipped: [Skipped] = []
  /// Columns that are no browser's: `the 7. column`.
  public var unknownColumns: [String] = []
}
