import Posix
import Vault

/// `keypane vault list`: what is in a store, without its secrets.
enum VaultListing {
  private struct Report: Encodable {
    struct SignIn: Encodable {
      var id: UInt64
      var account: String
      var sites: [String]
      var title: String
      var lastUsed: Int64?
    }

    struct Card: Encodable {
      var id: UInt64
      var name: String
      var ending: String
      var brand: String
      var expires: String?
      var lastUsed: Int64?
    }

    var signIns: [SignIn]
    var cards: [Card]
    var contact: Bool
    var learnt: Int
    var openedBy: [String]
  }

  static func run(_ arguments: Arguments, _ path: String) throws(AppError) {
    let vault = try VaultSecrets.open(arguments, path)
    if arguments.has("json") { return try Program.say(JSONText.encode(report(vault), pretty: true)) }
    try Program.say(text(vault))
  }

  private static func report(_ vault: borrowing Vault) -> Report {
    Report(
      signIns: vault.signIns.map {
        Report.SignIn(
          id: $0.id, account: $0.account, sites: $0.domains, title: $0.title, lastUsed: $0.lastUsed)
      },
      cards: vault.cards.map {
        Report.Card(
          id: $0.id, name: $0.name, ending: $0.ending, brand: $0.brand, expires: $0.expiry?.text,
          lastUsed: $0.lastUsed)
      },
      contact: vault.contact != nil, learnt: vault.learntCount, openedBy: vault.keyKinds)
  }

  private static func text(_ vault: borrowing Vault) -> String {
    var text = ""
    for signIn in vault.signIns {
      let sites = signIn.domains.isEmpty ? "no site" : signIn.domains.joined(separator: " ")
      let account = signIn.account.isEmpty ? "(no account)" : signIn.account
      text += line([String(signIn.id), account, sites, signIn.title == sites ? "" : signIn.title])
    }
    for card in vault.cards {
      let expires = card.expiry.map { "expires \($0.text)" } ?? ""
      text += line([String(card.id), "card \(card.brand)", "…\(card.ending)", card.name, expires])
    }
    if vault.contact != nil { text += "the owner's contact card\n" }
    if vault.learntCount > 0 { text += "\(vault.learntCount) learnt values\n" }
    if text.isEmpty { text = "nothing is in it\n" }
    return text + "opened by: \(vault.keyKinds.joined(separator: ", "))\n"
  }

  /// A line of cells. Whatever was imported, a terminal takes nothing of it for a command.
  private static func line(_ cells: [String]) -> String {
    let shown = cells.filter { !$0.isEmpty }.map { cell in
      String(
        String.UnicodeScalarView(
          cell.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    }
    return shown.joined(separator: "  ") + "\n"
  }
}
