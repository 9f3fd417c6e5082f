/// One change of one key of our keyboard: what the kernel is told.
public struct KeyStroke: Hashable, Sendable {
  /// `KEY_…`, 1...248. Source: linux/input-event-codes.h.
  public var code: UInt16
  /// Whether the key goes down; else it comes up.
  public var isDown: Bool

  /// One change of the key `code`.
  public init(code: UInt16, isDown: Bool) {
    self.code = code
    self.isDown = isDown
  }

  /// The key goes down.
  public static func down(_ code: UInt16) -> KeyStroke {
    KeyStroke(code: code, isDown: true)
  }

  /// The key comes up.
  public static func up(_ code: UInt16) -> KeyStroke {
    KeyStroke(code: code, isDown: false)
  }
}
