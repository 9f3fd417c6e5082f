import KeyboardCore

/// What is typed into a secure field, as long as it stands there: for a sign-in that may be stored. Its memory is
/// overwritten, and its description tells nothing.
struct TypedSecret: Sendable, CustomStringConvertible {
  private var bytes: [UInt8] = []
  /// Something was done that leaves nobody knowing what stands there.
  private var isUnknown = false

  /// Longer secrets are not followed; in bytes.
  private static let longest = 1024

  init() {
    // A secret must not be left behind where a longer array has taken the place of a shorter one.
    bytes.reserveCapacity(Self.longest)
  }

  /// What stands there; empty where nobody knows.
  var text: String { isUnknown ? "" : String(decoding: bytes, as: UTF8.self) }

  var description: String { "a secret" }

  /// A command is carried out.
  mutating func follow(_ command: KeyCommand) {
    switch command {
    case .insert(let text): append(text)
    case .replace(let count, let text):
      delete(count)
      append(text)
    case .deleteBackward: delete(1)
    case .deleteWordBackward, .keystroke, .chord: if !bytes.isEmpty || isUnknown { forget() }
    case .returnKey, .hide, .nextKeyboard, .keyboard, .emoji, .search, .choose: break
    }
  }

  /// Overwrites it: another field has the focus, or nobody is there any more.
  mutating func wipe() {
    for index in bytes.indices { bytes[index] = 0 }
    bytes.removeAll(keepingCapacity: true)
    isUnknown = false
  }

  private mutating func forget() {
    wipe()
    isUnknown = true
  }

  private mutating func append(_ text: String) {
    guard bytes.count + text.utf8.count <= Self.longest else { return forget() }
    bytes += text.utf8
  }

  private mutating func delete(_ characters: Int) {
    for _ in 0..<characters {
      // One character: the bytes of its last scalar; marks that stand on a letter are not typed into secrets.
      while let last = bytes.last {
        bytes[bytes.count - 1] = 0
        bytes.removeLast()
        if last & 0xC0 != 0x80 { break }
      }
    }
  }
}
