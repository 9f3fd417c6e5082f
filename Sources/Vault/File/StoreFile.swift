import Posix

/// Where a store is: the file, and beside it the last good copy (`.old`) and the count of wrong PINs (`.tries`).
struct StoreFile: Sendable, Hashable {
  /// As it was named, for messages.
  let path: String
  let folderPath: String
  let name: String

  /// More bytes than this are no store.
  static let largest = 64 << 20

  init(_ path: String) {
    self.path = path
    let slash = path.lastIndex(of: "/")
    name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    folderPath = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The last good copy.
  var copyName: String { "\(name).old" }
  /// The count of wrong PINs.
  var triesName: String { "\(name).tries" }

  /// Takes the folder, until the value ends.
  func folder() throws(VaultError) -> PrivateFolder {
    guard !name.isEmpty, name != ".", name != ".." else {
      throw VaultError(.missing, "\(path.isEmpty ? "an empty path" : path) is no file's name")
    }
    do throws(TrustError) { return try PrivateFolder(folderPath) } catch { throw refusal(error) }
  }

  /// The file's bytes.
  func read(_ folder: borrowing PrivateFolder) throws(VaultError) -> [UInt8] {
    do throws(TrustError) { return try folder.read(name, limit: Self.largest) } catch { throw refusal(error) }
  }

  func write(_ name: String, _ bytes: [UInt8], _ folder: borrowing PrivateFolder) throws(VaultError) {
    do throws(SystemError) { try folder.write(name, bytes) } catch {
      throw VaultError(
        error.isNotPermitted ? .notPermitted : .system, "\(path): nothing was saved: \(error.reason)")
    }
  }

  /// Writes the copy beside the file.
  func writeCopy(_ bytes: [UInt8], _ folder: borrowing PrivateFolder) throws(VaultError) {
    try checkCopy(folder)
    try write(copyName, bytes, folder)
  }

  /// Whether what stands in the copy's place may be written over: a copy, even a damaged one.
  func checkCopy(_ folder: borrowing PrivateFolder) throws(VaultError) {
    guard folder.has(copyName) else { return }
    let bytes = (try? folder.read(copyName, limit: Self.largest)) ?? []
    guard bytes.starts(with: StoreHeader.magic) else {
      throw VaultError(.foreign, "\(path).old is no copy of the store: move it away; nothing was saved")
    }
  }

  private func refusal(_ error: TrustError) -> VaultError {
    switch error {
    case .unreadable(let error):
      let kind: VaultError.Kind =
        error.isMissing ? .missing : error.isNotPermitted ? .notPermitted : error.call == "flock" ? .changed : .system
      return VaultError(kind, "\(path): \(error.reason)")
    case .open(let reason):
      return VaultError(.notPermitted, "\(path) is not taken for a store: \(reason)")
    }
  }
}
