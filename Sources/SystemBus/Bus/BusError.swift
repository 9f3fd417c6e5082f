import Glibc

/// Why a message bus gave no answer.
public struct BusError: Error, Sendable, Hashable, CustomStringConvertible {
  /// For people: what was asked of whom, and what came of it.
  public let description: String

  /// An error says what was asked and what came of it.
  public init(_ description: String) {
    self.description = description
  }

  /// Converts the convention of sd-bus: a negative errno.
  @discardableResult
  static func check(_ what: String, _ body: () -> Int32) throws(BusError) -> Int32 {
    let result = body()
    if result < 0 { throw BusError("\(what): \(unsafe String(cString: strerror(-result)))") }
    return result
  }
}
