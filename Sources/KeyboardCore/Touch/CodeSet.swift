/// A set of event codes, kept as the kernel's bit mask: bit `code % 8` of byte `code / 8`, without trailing zero bytes.
public struct CodeSet: Hashable, Sendable {
  /// The mask, lowest codes first: what EVIOCGBIT fills in and recordings write down.
  public private(set) var bytes: [UInt8] = []

  /// A set without codes.
  public init() {}

  /// Reads a mask of any length; zero bytes at its end add nothing.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    trim()
  }

  /// The set of some codes, in whatever order and however often they come.
  public init(_ codes: some Sequence<UInt16>) {
    for code in codes { insert(code) }
  }

  /// Whether the bit of a code is set; codes beyond the mask are not in the set.
  public func contains(_ code: UInt16) -> Bool {
    let byte = Int(code) / 8
    return byte < bytes.count && bytes[byte] & (1 << (code % 8)) != 0
  }

  /// Sets the bit of a code, and lengthens the mask as far as that needs.
  public mutating func insert(_ code: UInt16) {
    let byte = Int(code) / 8
    while bytes.count <= byte { bytes.append(0) }
    bytes[byte] |= 1 << (code % 8)
  }

  /// Clears the bit of a code, and shortens the mask to what is still set.
  public mutating func remove(_ code: UInt16) {
    let byte = Int(code) / 8
    guard byte < bytes.count else { return }
    bytes[byte] &= ~(1 << (code % 8))
    trim()
  }

  /// Whether no bit is set.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The codes in ascending order.
  public var codes: [UInt16] {
    var found: [UInt16] = []
    for (index, byte) in bytes.enumerated() where byte != 0 {
      for bit in 0..<8 where byte & (1 << UInt8(bit)) != 0 {
        found.append(UInt16(index * 8 + bit))
      }
    }
    return found
  }

  private mutating func trim() {
    while bytes.last == 0 { bytes.removeLast() }
  }
}
