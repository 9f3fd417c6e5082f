/// What the context of transforms is made of: characters, and markers between them that no program ever sees.
public struct ContextUnit: Hashable, Comparable, Sendable {
  /// A Unicode scalar's number, or 0x110000 and up for markers.
  public let code: UInt32

  /// How many different markers a layout may have.
  public static let markers = 1024
  private static let firstMarker: UInt32 = 0x11_0000

  /// A character as it is, private use or not.
  public init(_ scalar: Unicode.Scalar) {
    code = scalar.value
  }

  init(code: UInt32) {
    self.code = code
  }

  /// A marker by its number in the layout, below `markers`.
  public static func marker(_ number: Int) -> ContextUnit {
    precondition((0..<markers).contains(number))
    return ContextUnit(code: firstMarker + UInt32(number))
  }

  /// Not a character.
  public var isMarker: Bool { code >= Self.firstMarker }

  /// The character; nil for a marker.
  public var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

  /// In order of number, markers last.
  public static func < (one: ContextUnit, other: ContextUnit) -> Bool { one.code < other.code }
}
