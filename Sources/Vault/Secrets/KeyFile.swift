import Posix

/// A key in a file.
public enum KeyFile {
  /// Before the name of a systemd credential: `credential:keypane-vault` is that file of $CREDENTIALS_DIRECTORY.
  public static let credentialPrefix = "credential:"

  /// Reads one. It belongs to this user or to root, and others may not read it.
  /// - Parameter name: a path, or `credential:NAME`.
  public static func read(_ name: String) throws(VaultError) -> SecretText {
    let path = try path(of: name)
    var bytes: [UInt8]
    do throws(TrustError) {
      bytes = try PrivateFolder.read(file: path, limit: VaultKey.largestKeyFile, of: .userOrRoot)
    } catch {
      switch error {
      case .unreadable(let error):
        let kind: VaultError.Kind = error.isMissing ? .missing : error.isNotPermitted ? .notPermitted : .system
        throw VaultError(kind, "\(path): \(error.reason)")
      case .open(let reason): throw VaultError(.notPermitted, "\(path) is not taken for a key: \(reason)")
      }
    }
    guard bytes.count >= VaultKey.leastKeyFile else {
      throw VaultError(
        .invalid, "\(path): a key has at least \(VaultKey.leastKeyFile) bytes: head -c 32 /dev/urandom >FILE makes one")
    }
    return SecretText(taking: &bytes)
  }

  private static func path(of name: String) throws(VaultError) -> String {
    guard name.hasPrefix(credentialPrefix) else { return name }
    let credential = name.dropFirst(credentialPrefix.count)
    guard !credential.isEmpty, !credential.contains("/") else {
      throw VaultError(.missing, "“\(name)” names no credential")
    }
    guard let folder = Environment.value("CREDENTIALS_DIRECTORY") else {
      throw VaultError(.missing, "\(name): systemd has handed over no credentials ($CREDENTIALS_DIRECTORY)")
    }
    return "\(folder)/\(credential)"
  }
}
