/// What is to be said of a request beside what it asks for: two that ask for the same are the same, whatever is to be said.
public struct RequestRemarks: Sendable, Hashable {
  /// For people, one sentence each.
  public internal(set) var lines: [String] = []

  /// Remarks are all alike.
  public static func == (_: RequestRemarks, _: RequestRemarks) -> Bool { true }

  /// Remarks say nothing of what is asked for.
  public func hash(into hasher: inout Hasher) {}
}
