import KeyboardCore
import Posix
import Vault

/// `keypane vault`: makes the store that AutoFill takes from, and keeps it.
enum VaultCommand {
  static let spec = CommandSpec(
    name: "vault",
    summary: "makes the store of passwords and cards, and keeps it",
    arguments: "\(words.map(\.name).joined(separator: "|")) STORE [WORD…]",
    argumentCount: 1...1000,
    options: [
      OptionSpec("key-file", value: "KEY", "the store's key is a file's content, or credential:NAME (systemd's)"),
      OptionSpec("pin", "the store is opened by a PIN, which is read, and the key file"),
      OptionSpec("site", value: "SITE", "add: a site of the sign-in: example.com; may be given more than once"),
      OptionSpec("account", value: "NAME", "add: the user name or e-mail address of the sign-in"),
      OptionSpec("title", value: "TITLE", "add: what the sign-in is called"),
      OptionSpec("card", "add: a payment card, whose number is read; a security code is never stored"),
      OptionSpec("name", value: "NAME", "add: the name on the card"),
      OptionSpec("expires", value: "MM/YY", "add: when the card expires"),
      OptionSpec("contact", value: "VCARD", "add: the owner's contact card, a file, in the place of the one there is"),
      OptionSpec("json", "list: as JSON"),
      OptionSpec("replace", "import: passwords that differ take the place of the store's"),
      OptionSpec("unencrypted", "export: somebody who may see all passwords wants them so"),
      OptionSpec("output", short: "o", value: "FILE", "export: where to (default standard output)"),
      OptionSpec("new-key-file", value: "KEY", "change-key: a file is the new key; without it a passphrase is read"),
      OptionSpec("keep", "change-key: what else opens the store still does"),
      OptionSpec("remove", "pin: no PIN opens the store any more"),
    ],
    details: """
      init STORE           makes an empty store
      add STORE            adds a sign-in, a card or the contact card
      list STORE           what is in it; never a password or a card's number
      import STORE CSV     takes over the sign-ins that Chrome, Firefox or Safari has exported
      export STORE         all sign-ins as a table that browsers import
      change-key STORE     another key; without --keep no key that was opens anything any more
      pin STORE            sets a PIN, which opens the store together with the key file; --remove takes it away
      remove STORE NUMBER… removes what list has under these numbers

      Secrets are never words of the command: they are read from the terminal, which does not show them, or from
      standard input, a line each, in the order in which they would be asked for: what opens the store first.
      """)

  /// What a word does, and which options are for it.
  private struct Word: Sendable {
    var name: String
    var options: Set<String>
    /// Words behind the store's path.
    var more = 0...0
    var run: @Sendable (Arguments, String) throws(AppError) -> Void
  }

  private static let words: [Word] = [
    Word(name: "init", options: [], run: make),
    Word(
      name: "add", options: ["site", "account", "title", "card", "name", "expires", "contact"], run: VaultItems.add),
    Word(name: "list", options: ["json"], run: VaultListing.run),
    Word(name: "import", options: ["replace"], more: 1...1, run: VaultTables.take),
    Word(name: "export", options: ["unencrypted", "output"], run: VaultTables.give),
    Word(name: "change-key", options: ["new-key-file", "keep"], run: changeKey),
    Word(name: "pin", options: ["remove"], run: setPIN),
    Word(name: "remove", options: [], more: 1...998, run: VaultItems.remove),
  ]

  static func run(_ arguments: Arguments) throws(AppError) {
    let name = arguments.words[0]
    guard let word = words.first(where: { $0.name == name }) else {
      throw .unknown("vault", name, among: words.map(\.name))
    }
    guard arguments.words.count > 1 else { throw .usage("vault \(name) needs a store's file; \(spec.seeHelp)") }
    let more = arguments.words.count - 2
    if more < word.more.lowerBound { throw .usage("vault \(name) needs more words; \(spec.seeHelp)") }
    if more > word.more.upperBound { throw .usage("vault \(name) does not take “\(arguments.words.last ?? "")”") }
    for option in spec.options.map(\.name) where arguments.has(option) && !word.options.contains(option) {
      if option == "key-file" || option == "pin" && name != "init" { continue }
      throw .usage("--\(option) is not for vault \(name)")
    }
    try word.run(arguments, arguments.words[1])
  }

  // MARK: - Keys

  private static func make(_ arguments: Arguments, _ path: String) throws(AppError) {
    // Before anything is asked.
    if Files.exists(path) { throw AppError(.cannotCreate, "\(path) is there already; it was left alone") }
    let key = try VaultSecrets.newKey(arguments.value("key-file"))
    let vault = try VaultSecrets.told { () throws(VaultError) in try Vault(creating: path, with: key) }
    VaultSecrets.say(vault.notices)
  }

  private static func changeKey(_ arguments: Arguments, _ path: String) throws(AppError) {
    var vault = try VaultSecrets.open(arguments, path)
    let key = try VaultSecrets.newKey(arguments.value("new-key-file"))
    let keeps = arguments.has("keep")
    let others = vault.keyKinds.count > 1
    try VaultSecrets.told { () throws(VaultError) in try vault.changeKey(to: key, keepingOthers: keeps) }
    if others, !keeps { Output.error("nothing but the new key opens \(path) from now on: a PIN is to be set again") }
  }

  private static func setPIN(_ arguments: Arguments, _ path: String) throws(AppError) {
    if arguments.has("remove") {
      var vault = try VaultSecrets.open(arguments, path)
      if !vault.hasPIN { throw AppError(.data, "\(path): no PIN opens it") }
      return try VaultSecrets.told { () throws(VaultError) in try vault.removePIN() }
    }
    guard let file = arguments.value("key-file") else {
      throw .usage("a PIN opens a store only together with a key file: --key-file KEY")
    }
    var vault = try VaultSecrets.open(arguments, path)
    let key = VaultKey.pin(try VaultSecrets.new("PIN: "), keyFile: try VaultSecrets.keyFile(file))
    try VaultSecrets.told { () throws(VaultError) in try vault.changeKey(to: key, keepingOthers: true) }
  }
}
