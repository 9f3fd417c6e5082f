import ContactCards
import KeyboardCore
import Posix
import Vault

/// The desk of a session: a store of its own, that goes with it.
enum SessionDesk {
  /// - Throws: what is wrong with a line, with the session's file and line.
  static func desk(_ session: SessionFile, _ options: SessionOptions, data: DataFolder) throws(AppError) -> OfferDesk {
    let stock = session.stock
    do throws(AppError) {
      var settings = try options.autoFill()
      settings.words = WordFiles(data)
      if let profile = stock.profile { settings.profile = profile }
      for pair in stock.associations { settings.bonds.add(pair.second, to: pair.first) }
      for pair in stock.shared { settings.bonds.share(pair.first, pair.second) }
      if !stock.rules.isEmpty {
        settings.quirks = PasswordQuirks(stock.rules.map { PasswordQuirk(domain: $0.first, rules: $0.second) })
      }
      if let name = stock.contact {
        let folder = session.name.lastIndex(of: "/").map { session.name[...$0] } ?? ""
        settings.contact = try AutoFillOptions.contact("\(folder)\(name)")
      }
      return OfferDesk(settings, store: stock.hasStore ? try store(stock) : OfferStore())
    } catch {
      throw AppError(.data, "\(session.name):\(stock.line ?? session.optionsLine): \(error.reason)")
    }
  }

  private static func store(_ stock: SessionStock) throws(AppError) -> OfferStore {
    do {
      let folder = try ScratchFolder("session")
      let path = "\(folder.path)/store"
      let keyFile = "\(folder.path)/key"
      let key = [UInt8](repeating: 0x4b, count: VaultKey.leastKeyFile)
      try Files.writeAtomically(keyFile, key, mode: 0o600)
      var content = key
      let file = SecretText(taking: &content)
      var vault = try Vault(creating: path, with: .keyFile(file.copy()), cost: Self.cost)
      for signIn in stock.signIns {
        try vault.addSignIn(
          account: signIn.account, password: SecretText(signIn.password), domains: [signIn.domain])
      }
      for card in stock.cards {
        let brand = Recogniser.card.read(card.number, RecogniserSetting())?.detail ?? ""
        try vault.addCard(
          number: SecretText(card.number), name: card.holder, expiry: CardExpiry(card.expiry), brand: brand)
      }
      try vault.save()
      if let pin = stock.pin {
        try vault.changeKey(
          to: .pin(SecretText(pin), keyFile: file.copy()), keepingOthers: true, cost: Self.cost)
      }
      return try OfferStore(path, keyFile: keyFile, isLocked: stock.isLocked, in: folder)
    } catch let error as VaultError {
      throw AppError(error)
    } catch {
      throw AppError(.cannotCreate, "\(error)")
    }
  }

  /// Nobody has to be kept from trying PINs.
  private static let cost = KeyCost(passes: 1, kibibytes: 8)
}
