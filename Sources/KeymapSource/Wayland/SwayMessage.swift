/// One message of sway's IPC, sway-ipc(7): the magic words, the length and the type, both in the machine's byte order, and
/// JSON.
struct SwayMessage: Hashable, Sendable {
  /// What a message is about.
  enum Kind: UInt32, Sendable {
    /// Asks to be told of events; the answer to it.
    case subscribe = 2
    /// Asks for the input devices; the answer to it.
    case getInputs = 100
    /// Tells of a device that has changed, come or gone.
    case inputEvent = 0x8000_0015
  }

  /// nil: of another kind.
  var kind: Kind?
  var payload: [UInt8]

  private static let magic = Array("i3-ipc".utf8)
  private static let headLength = magic.count + 8
  /// No list of devices is as long; what claims to be is not sway.
  static let limit = 1 << 22

  init(_ kind: Kind, _ payload: String = "") {
    self.kind = kind
    self.payload = Array(payload.utf8)
  }

  /// As it is written.
  var bytes: [UInt8] {
    Self.magic + Self.bytes(of: UInt32(payload.count)) + Self.bytes(of: kind?.rawValue ?? 0) + payload
  }

  /// Takes the first message off the front of what has been read; nil while it is not whole.
  init?(from bytes: inout [UInt8]) throws(SwayError) {
    guard bytes.starts(with: Self.magic.prefix(bytes.count)) else { throw .malformed }
    guard bytes.count >= Self.headLength else { return nil }
    let length = Int(Self.number(bytes[Self.magic.count...]))
    guard length <= Self.limit else { throw .malformed }
    guard bytes.count >= Self.headLength + length else { return nil }
    kind = Kind(rawValue: Self.number(bytes[(Self.magic.count + 4)...]))
    payload = Array(bytes[Self.headLength..<(Self.headLength + length)])
    bytes.removeFirst(Self.headLength + length)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var number: UInt32 = 0
    unsafe withUnsafeMutableBytes(of: &number) { unsafe $0.copyBytes(from: bytes.prefix(4)) }
    return number
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    unsafe withUnsafeBytes(of: number) { unsafe Array($0) }
  }
}
