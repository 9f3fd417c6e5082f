import Posix

extension StoreFile {
  /// Counts a PIN that is to be tried.
  /// - Throws: `mustWait` where none may be tried now.
  func beginTry(_ folder: borrowing PrivateFolder) throws(VaultError) {
    var tries = PINTries()
    if folder.has(triesName) {
      // What cannot be read counts as many tries.
      tries = PINTries((try? folder.read(triesName, limit: 100)) ?? [])
    }
    let now = Vault.now
    let wait = tries.wait(now: now)
    guard wait == 0 else {
      throw VaultError(.mustWait, "\(path): the last PINs were wrong; wait \(wait) s")
    }
    tries.begin(now: now)
    do throws(SystemError) { try folder.write(triesName, tries.bytes) } catch {
      throw VaultError(.system, "\(path): no PIN is tried where it cannot be counted: \(error.reason)")
    }
  }

  /// The PIN was right.
  func endTry(_ folder: borrowing PrivateFolder) throws(VaultError) {
    do throws(SystemError) { try folder.remove(triesName) } catch {
      throw VaultError(.system, "\(path): the count of wrong PINs cannot be removed: \(error.reason)")
    }
  }

  func damaged(_ what: String) -> VaultError {
    guard let folder = try? folder() else { return StoreHeader.damaged(path, what) }
    return withCopy(StoreHeader.damaged(path, what), folder)
  }

  /// The error, with the way out where there is one.
  func withCopy(_ error: VaultError, _ folder: borrowing PrivateFolder) -> VaultError {
    guard folder.has(copyName) else { return error }
    return VaultError(error.kind, "\(error.description); the copy of the save before is \(path).old")
  }
}

extension KeySlot.Kind {
  /// For people.
  var words: String {
    switch self {
    case .passphrase: "passphrase"
    case .keyFile: "key file"
    case .pin: "PIN"
    }
  }

  /// For people: a key did not open.
  var wrongWords: String {
    switch self {
    case .passphrase: "the passphrase is wrong"
    case .keyFile: "the key file is that of another store"
    case .pin: "the PIN is wrong, or the key file is that of another store"
    }
  }
}
