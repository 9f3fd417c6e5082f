import Posix
import Vault

/// How the commands about a store come by their secrets, and open it.
enum VaultSecrets {
  /// Passphrases that are shorter are not taken for new ones.
  private static let shortestPassphrase = 8
  /// A line that is as long was cut.
  private static let longestLine = 1024

  /// Opens a store by what the options name, or by a passphrase that is read.
  static func open(_ arguments: Arguments, _ path: String) throws(AppError) -> Vault {
    // Nobody is asked for the key of a file that is not there.
    if !Files.exists(path) { throw AppError(.noInput, "\(path): No such file or directory") }
    let key = try key(arguments)
    let vault = try told { () throws(VaultError) in try Vault(opening: path, with: key) }
    say(vault.notices)
    return vault
  }

  private static func key(_ arguments: Arguments) throws(AppError) -> VaultKey {
    guard let file = arguments.value("key-file") else {
      if arguments.has("pin") { throw .usage("--pin needs the key file, too: --key-file KEY") }
      return .passphrase(try read("Passphrase: "))
    }
    let content = try keyFile(file)
    guard arguments.has("pin") else { return .keyFile(content) }
    return .pin(try read("PIN: "), keyFile: content)
  }

  /// A new key: a file's content, or a passphrase that is read.
  static func newKey(_ file: String?) throws(AppError) -> VaultKey {
    if let file { return .keyFile(try keyFile(file)) }
    let words = try new("New passphrase: ")
    guard words.count >= shortestPassphrase else {
      throw AppError(.data, "a passphrase has at least \(shortestPassphrase) characters; several words are better")
    }
    return .passphrase(words)
  }

  /// A key file's content.
  static func keyFile(_ name: String) throws(AppError) -> SecretText {
    try told { () throws(VaultError) in try KeyFile.read(name) }
  }

  /// Reads a secret that is to hold from now on: twice where it is not seen.
  static func new(_ prompt: String) throws(AppError) -> SecretText {
    let secret = try read(prompt)
    if SecretInput.isTerminal {
      let again = try read("again: ")
      if !secret.isSame(as: again) { throw AppError(.data, "the two are not the same") }
    }
    return secret
  }

  /// Reads a secret from the terminal or a line from standard input.
  static func read(_ prompt: String) throws(AppError) -> SecretText {
    let line: [UInt8]?
    do { line = try SecretInput.line(prompt: prompt) } catch {
      throw AppError(.noInput, "standard input: \(error.reason)")
    }
    guard var line else { throw AppError(.usage, "nothing was typed") }
    let count = line.count
    let secret = SecretText(taking: &line)
    if count >= longestLine { throw AppError(.data, "a secret of \(longestLine) bytes or more is not read") }
    return secret
  }

  /// What the system has not permitted.
  static func say(_ notices: [String]) {
    for notice in notices { Output.error("notice: \(notice)") }
  }

  /// Does what may fail with an error of the store's.
  static func told<Result: ~Copyable>(_ body: () throws(VaultError) -> Result) throws(AppError) -> Result {
    do throws(VaultError) { return try body() } catch { throw AppError(error) }
  }
}

extension AppError {
  /// A store's error, with the status that belongs to it.
  init(_ error: VaultError) {
    let status: ExitStatus =
      switch error.kind {
      case .missing: .noInput
      case .exists: .cannotCreate
      case .foreign, .cut, .damaged, .invalid: .data
      case .wrongKey, .notPermitted: .noPermission
      case .mustWait, .changed, .locked: .unavailable
      case .system: .inputOutput
      }
    self.init(status, error.description)
  }
}
