/// What the keys of our keyboard mean where they are read: of each code what it is for, and which characters it types.
public struct KeyMeanings: Sendable, Hashable {
  /// By code, 0...248.
  private var kinds: [KeyKind]
  /// The characters that a key types without modifiers, one a group of the keymap.
  private var letters: [Character: [UInt16]]

  /// Every key means nothing that is known.
  public init() {
    kinds = [KeyKind](repeating: .other, count: Int(KeyCode.declared.upperBound) + 1)
    letters = [:]
    for code in Self.reserved { kinds[Int(code)] = .system }
  }

  /// What a key is for; codes that our keyboard does not declare lead nowhere.
  public func kind(of code: UInt16) -> KeyKind {
    Int(code) < kinds.count ? kinds[Int(code)] : .system
  }

  /// Says what a key is for. Of reserved codes nothing can be said.
  public mutating func set(_ kind: KeyKind, for code: UInt16) {
    guard KeyCode.declared.contains(code), !Self.reserved.contains(code) else { return }
    kinds[Int(code)] = kind
  }

  /// Says that a key types a character without modifiers.
  public mutating func add(_ character: Character, typedBy code: UInt16) {
    guard KeyCode.declared.contains(code) else { return }
    letters[character, default: []].append(code)
  }

  /// The keys that type a character without modifiers.
  public func codes(typing character: Character) -> [UInt16] { letters[character] ?? [] }

  /// What a key types without modifiers in the first group that says so.
  func character(typedBy code: UInt16) -> Character? {
    letters.filter { $0.value.contains(code) }.keys.min()
  }

  /// Keys that the kernel or the system's session daemon acts on itself, whatever a keymap says: SysRq, power, sleep and
  /// suspend, radios. Sources: drivers/tty/sysrq.c, net/rfkill/input.c, systemd's logind-button.c.
  public static let reserved: Set<UInt16> = [99, 116, 142, 143, 205, 237, 238, 239, 246, 247]
}

extension KeyMeanings {
  /// As a keyboard of 105 keys has them under the layout `us`, where no keymap tells.
  public static let standard: KeyMeanings = {
    var meanings = KeyMeanings()
    for (kind, ranges) in standardKinds {
      for range in ranges { for code in range { meanings.set(kind, for: code) } }
    }
    for (code, character) in zip(standardLetterCodes, "1234567890-=qwertyuiop[]asdfghjkl;'`\\zxcvbnm,./ ") {
      meanings.add(character, typedBy: code)
    }
    return meanings
  }()

  private static let standardLetterCodes: [UInt16] =
    Array(2...13) + Array(16...27) + Array(30...41) + Array(43...53) + [KeyCode.space]

  private static let standardKinds: [(KeyKind, [ClosedRange<UInt16>])] = [
    (.character, [2...13, 16...27, 30...41, 43...53, 55...55, 57...57, 71...83, 86...86, 89...89, 95...95, 98...98]),
    (.character, [117...118, 121...121, 124...124, 179...180]),
    (.editing, [14...14, 102...109, 111...111]),
    (.return, [28...28, 96...96]),
    (.tab, [15...15]),
    (.escape, [1...1]),
    (.function, [59...68, 87...88, 183...194]),
    (.media, [113...115, 163...168, 200...201, 207...209, 224...225, 228...230, 243...244, 248...248]),
    (.system, [152...152, 245...245]),
    (.lock, [58...58, 69...70]),
    (.shift, [42...42, 54...54]),
    (.level, [84...84]),
    (.control, [29...29, 97...97]),
    // The right one is a level of its own on most layouts, and Alt on this one.
    (.alt, [56...56, 100...100]),
    (.super, [125...126]),
  ]
}
