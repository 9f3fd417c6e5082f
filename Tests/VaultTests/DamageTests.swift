import Glibc
import Posix
import TestSupport
import Testing

@testable import Vault

/// Files that are not what was written: refused with a reason, and left as they are.
@Suite struct DamageTests {
  /// A small store, which a key file opens: no key has to be stretched.
  private static let key: [UInt8] = (0..<32).map { $0 }
  private static let planted = "planted-secret-4711"

  private func make(_ path: String) throws {
    var vault = try Vault(creating: path, with: .keyFile(SecretText(copying: Self.key)), cost: .least)
    try vault.addSignIn(account: "anna", password: SecretText(Self.planted), domains: ["example.com"])
    try vault.changeKey(to: .passphrase(SecretText("words")), keepingOthers: true, cost: .least)
  }

  /// What opening a file of these bytes says; nil: it was opened.
  private func refusal(_ bytes: [UInt8], _ path: String, key: [UInt8] = key) throws -> VaultError? {
    try write(bytes, path)
    do throws(VaultError) {
      _ = try Vault(opening: path, with: .keyFile(SecretText(copying: key)))
      return nil
    } catch {
      let left = try Files.read(path, limit: 1 << 20)
      #expect(left == bytes, "the file was changed")
      #expect(!error.description.contains(Self.planted))
      return error
    }
  }

  /// Without waiting for the disk.
  private func write(_ bytes: [UInt8], _ path: String) throws {
    // Of a file that is made shorter first, file systems write the new content at once.
    try Files.remove(path)
    let raw = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    try #require(raw >= 0)
    try FileDescriptor(adopting: raw).write(all: bytes)
  }

  @Test func aFileThatIsCutAnywhereIsRefused() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    let whole = try Files.read(path, limit: 1 << 20)
    for count in 0..<whole.count {
      let error = try refusal(Array(whole[..<count]), path)
      #expect(error?.kind == (count == 0 ? .foreign : .cut), "cut after \(count) bytes")
    }
    #expect(try refusal(whole, path) == nil)
  }

  @Test func aFileWithAnyByteChangedIsRefused() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    let whole = try Files.read(path, limit: 1 << 20)
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 1 << UInt8(index % 8)
      let kind = try refusal(bytes, path)?.kind
      // The first bytes say what file it is, and the next two which version.
      #expect(kind == (index < 10 ? .foreign : .damaged), "byte \(index)")
    }
    for count in [1, 17, 4096] {
      #expect(try refusal(whole + [UInt8](repeating: 0, count: count), path)?.kind == .damaged)
    }
  }

  /// Blocks that are left out, doubled, or of an older file.
  @Test func blocksStayWhereTheyAre() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    var vault = try Vault(creating: path, with: .keyFile(SecretText(copying: Self.key)), cost: .least)
    for number in 0..<60 {
      try vault.addSignIn(
        account: "anna\(number)", password: SecretText(String(repeating: "x", count: 4000)), domains: ["example.com"])
    }
    try vault.save()
    let one = try Files.read(path, limit: 1 << 20)
    try vault.save()
    let other = try Files.read(path, limit: 1 << 20)
    let head = vault.header.size + 24
    let block = 65536 + 17
    #expect(one.count > head + 3 * block)
    func part(_ number: Int, of file: [UInt8]) -> [UInt8] {
      Array(file[(head + number * block)..<(head + (number + 1) * block)])
    }
    var swapped = one
    swapped.replaceSubrange(head..<(head + 2 * block), with: part(1, of: one) + part(0, of: one))
    #expect(try refusal(swapped, path)?.kind == .damaged)
    var doubled = one
    doubled.replaceSubrange((head + block)..<(head + 2 * block), with: part(0, of: one))
    #expect(try refusal(doubled, path)?.kind == .damaged)
    var mixed = one
    mixed.replaceSubrange((head + block)..<(head + 2 * block), with: part(1, of: other))
    #expect(try refusal(mixed, path)?.kind == .damaged)
    // The head of one file and the content of another.
    #expect(try refusal(Array(one[..<vault.header.size] + other[vault.header.size...]), path)?.kind == .damaged)
    #expect(try refusal(other, path) == nil)
  }

  @Test(arguments: ["", "hello, world\n", "%PDF-1.7", "\u{89}PNG"]) func otherFilesAreRefused(_ text: String) throws {
    let folder = try TemporaryFolder("vault")
    let error = try #require(try refusal(Array(text.utf8), folder.file("store")))
    #expect(error.kind == .foreign && error.description == "\(folder.file("store")) is not a store of keypane's")
  }

  /// Heads whose check is right, made by somebody who knows the format but no key.
  @Test func headsThatAskForTooMuchAreRefused() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    let whole = try Files.read(path, limit: 1 << 20)
    let header = try StoreHeader(of: whole, path)
    let content = Array(whole[header.size...])
    func file(_ change: (inout StoreHeader) -> Void) -> [UInt8] {
      var changed = header
      change(&changed)
      return changed.fileBytes + content
    }
    #expect(try refusal(file { _ in }, path) == nil)
    #expect(try refusal(file { $0.slots = [] }, path)?.kind == .damaged)
    #expect(try refusal(file { $0.slots += Array(repeating: $0.slots[0], count: 7) }, path)?.kind == .damaged)
    #expect(try refusal(file { $0.slots[1].cost.kibibytes = .max }, path)?.kind == .damaged)
    #expect(try refusal(file { $0.slots[1].cost.passes = 17 }, path)?.kind == .damaged)
    #expect(try refusal(file { $0.slots[0].cost.passes = 1 }, path)?.kind == .damaged)
    #expect(try refusal(file { $0.contentSize = .max }, path)?.kind == .cut)
    #expect(try refusal(file { $0.contentSize -= 1 }, path)?.kind == .damaged)
    // Who takes a slot out, puts one of another store in, or winds the count of saves back, is found out by the content.
    #expect(try refusal(file { $0.slots.removeLast() }, path)?.kind == .damaged)
    #expect(try refusal(file { $0.generation -= 1 }, path)?.kind == .damaged)
    #expect(try refusal(file { $0.identity[0] ^= 1 }, path)?.kind == .wrongKey)
  }

  @Test func anotherKeyIsTold() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    let whole = try Files.read(path, limit: 1 << 20)
    let error = try #require(try refusal(whole, path, key: Self.key.reversed()))
    #expect(error.kind == .wrongKey)
    #expect(error.description == "\(path): the key file is that of another store")
    #expect(throws: VaultError(.wrongKey, "\(path): the passphrase is wrong")) {
      _ = try Vault(opening: path, with: .passphrase(SecretText("wards"))).count
    }
  }

  @Test func theCopyBesideADamagedFileIsNamed() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    var bytes = try Files.read(path, limit: 1 << 20)
    bytes[bytes.count - 1] ^= 1
    let error = try #require(try refusal(bytes, path))
    #expect(error.description.hasSuffix("; the copy of the save before is \(path).old"))
    #expect(try Vault(opening: "\(path).old", with: .keyFile(SecretText(copying: Self.key))).count == 0)
  }

  /// A save looks at the file first: what is not what was read is left as it is.
  @Test func aFileThatHasChangedIsNotOverwritten() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try make(path)
    let whole = try Files.read(path, limit: 1 << 20)
    var damaged = whole
    damaged[whole.count - 5] ^= 4
    var vault = try Vault(opening: path, with: .keyFile(SecretText(copying: Self.key)))
    try vault.addSignIn(account: "ben", password: SecretText("pw"), domains: ["example.com"])
    let others: [([UInt8], VaultError.Kind)] = [
      (damaged, .damaged), (Array("text".utf8), .foreign), (Array(whole.dropLast()), .cut),
    ]
    for (bytes, kind) in others {
      try write(bytes, path)
      do throws(VaultError) {
        try vault.save()
        Issue.record("it was overwritten")
      } catch {
        #expect(error.kind == kind && error.description.hasSuffix("; nothing was saved"))
      }
      #expect(try Files.read(path, limit: 1 << 20) == bytes)
    }
    try Files.remove(path)
    #expect(throws: VaultError(.changed, "\(path) is gone since it was opened; nothing was saved")) { try vault.save() }
    #expect(!Files.exists(path))
    // Another program has saved meanwhile.
    try write(whole, path)
    var other = try Vault(opening: path, with: .keyFile(SecretText(copying: Self.key)))
    try other.save()
    let theirs = try Files.read(path, limit: 1 << 20)
    #expect(throws: VaultError.self) { try vault.save() }
    #expect(try Files.read(path, limit: 1 << 20) == theirs)
    // As it was: now the change goes in.
    try write(whole, path)
    try vault.save()
    #expect(try Vault(opening: path, with: .keyFile(SecretText(copying: Self.key))).count == 2)
    #expect(try Files.read("\(path).old", limit: 1 << 20) == whole)
  }

  /// Nor is anything else written over that has the name of one of its files.
  @Test func whatStandsBesideItIsLeftAlone() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    var vault = try Vault(creating: path, with: .keyFile(SecretText(copying: Self.key)))
    try write(Array("mine".utf8), "\(path).old")
    try write(Array("mine".utf8), "\(path).new")
    let error = VaultError(.foreign, "\(path).old is no copy of the store: move it away; nothing was saved")
    #expect(throws: error) { try vault.save() }
    #expect(throws: error) { try vault.changeKey(to: .passphrase(SecretText("words")), cost: .least) }
    #expect(try Vault(opening: path, with: .keyFile(SecretText(copying: Self.key))).count == 0)
    try Files.remove("\(path).old")
    try vault.save()
    #expect(try Files.read("\(path).new", limit: 100) == Array("mine".utf8))
    // The file is lost: a new one would soon take the copy's place.
    try Files.remove(path)
    #expect(
      throws: VaultError(.exists, "\(path) is gone, and its copy is there: cp \(path).old \(path), or remove the copy")
    ) { _ = try Vault(creating: path, with: .keyFile(SecretText(copying: Self.key))).count }
  }

  @Test func aFileThatIsThereIsNoPlaceForANewOne() throws {
    let folder = try TemporaryFolder("vault")
    let path = folder.file("store")
    try write(Array("mine".utf8), path)
    #expect(throws: VaultError(.exists, "\(path) is there already; it was left alone")) {
      _ = try Vault(creating: path, with: .passphrase(SecretText("words")), cost: .least).count
    }
    #expect(try Files.read(path, limit: 100) == Array("mine".utf8))
  }
}
