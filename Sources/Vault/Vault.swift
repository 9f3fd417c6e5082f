import CSodium
import KeyboardCore
import Posix

/// A store of sign-ins, cards and what belongs to its owner, opened. As long as the value lives its content lies in locked
/// memory; when it ends all of it is overwritten: a store is locked by letting go of it.
///
/// Changes are made in memory and reach the disk with `save()`. What may be shown comes as plain values (`StoredSignIn`,
/// `StoredCard`), a secret only by its item's number, as a `SecretText`.
public struct Vault: ~Copyable {
  /// Where it is.
  public var path: String { file.path }
  /// What the system has not permitted that was to keep the content from others, for people; empty where all is done.
  public let notices: [String]

  let file: StoreFile
  var dataKey: SecretText
  var header: StoreHeader
  var arena: SecretArena
  /// In ascending order of their numbers.
  var records: [Record]
  var nextID: UInt64
  var index: SiteIndex

  /// More items than this are not stored.
  public static let mostItems = 100_000

  /// Opens a store. Wrong PINs are counted beside it, and make the next one wait (`PINBackOff`).
  public init(opening path: String, with key: borrowing VaultKey) throws(VaultError) {
    let file = StoreFile(path)
    if let reason = key.objection { throw VaultError(.invalid, reason) }
    let refused = ProcessSecrecy.begin()
    let unlocked = try Unlocked(file, key)
    let arena = try unlocked.content(file)
    guard let (records, nextID) = arena.records() else { throw file.damaged("how its content is laid out") }
    var index = SiteIndex()
    for record in records where record.kind == Record.signIn {
      arena.eachField(of: record) { tag, range in
        guard tag == Record.Tag.domain else { return }
        unsafe arena.withBytes(range) { unsafe index.addUnsorted($0, id: record.id) }
      }
    }
    index.sort()
    notices = refused + Self.notices(arena)
    self.file = file
    header = unlocked.header
    dataKey = unlocked.dataKey.copy()
    self.arena = arena
    self.records = records
    self.nextID = nextID
    self.index = index
  }

  /// Makes a new, empty store; a file that is there already is left alone.
  /// - Parameter key: a passphrase or a key file; a PIN comes later.
  public init(
    creating path: String, with key: borrowing VaultKey, cost: KeyCost = .standard
  ) throws(VaultError) {
    let file = StoreFile(path)
    if let reason = key.objection { throw VaultError(.invalid, reason) }
    guard key.kind != .pin else { throw VaultError(.invalid, "a store needs a passphrase or a key file first") }
    let refused = ProcessSecrecy.begin()
    let dataKey = Self.newDataKey()
    let identity = SecretMemory.random(StoreHeader.identitySize)
    let slot = try KeySlot(of: dataKey, for: key, cost: cost, store: identity)
    var arena = SecretArena(capacity: Record.blocks)
    arena.beginContent(count: 0, nextID: 1)
    arena.pad()
    var header = StoreHeader(identity: identity, generation: 1, contentSize: 0, slots: [slot])
    let bytes = Self.fileBytes(&header, arena, dataKey)
    let folder = try file.folder()
    if folder.has(file.name) { throw VaultError(.exists, "\(path) is there already; it was left alone") }
    if folder.has(file.copyName) {
      throw VaultError(.exists, "\(path) is gone, and its copy is there: cp \(path).old \(path), or remove the copy")
    }
    try file.write(file.name, bytes, folder)
    notices = refused + Self.notices(arena)
    self.file = file
    self.dataKey = dataKey
    self.header = header
    self.arena = arena
    records = []
    nextID = 1
    index = SiteIndex()
  }

  /// Overwrites everything that was read.
  public consuming func lock() {}

  /// The seconds since 1970.
  public static var now: Int64 { Clock.sinceEpoch() }

  static func newDataKey() -> SecretText {
    unsafe SecretText(count: KeySlot.keySize) { unsafe randombytes_buf($0.baseAddress!, $0.count) }
  }

  private static func notices(_ arena: borrowing SecretArena) -> [String] {
    arena.isLocked
      ? [] : ["the store's content may reach swap space: the limit of locked memory (ulimit -l) is too low"]
  }

  /// The bytes of a file with this content.
  static func fileBytes(
    _ header: inout StoreHeader, _ content: borrowing SecretArena, _ dataKey: borrowing SecretText
  ) -> [UInt8] {
    header.contentSize = UInt64(StoreCipher.size(of: content.count))
    return header.fileBytes + StoreCipher.seal(content, key: dataKey, header: header.bytes)
  }
}
