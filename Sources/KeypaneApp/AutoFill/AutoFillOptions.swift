import ContactCards
import KeyboardCore
import Locales
import Posix
import Vault

/// The options of what the bar offers, the same for every command that has a bar.
enum AutoFillOptions {
  static let specs: [OptionSpec] = sources + habits

  /// Where things are; a session names its own.
  static let sources: [OptionSpec] = [
    OptionSpec("vault", value: "FILE", "the store whose sign-ins and cards are offered; keypane vault makes one"),
    OptionSpec(
      "vault-key", value: "FILE", "the key that opens it: a file, or credential:NAME as systemd hands it over"),
    OptionSpec("vault-pin", "it is locked until its PIN is typed on the pad of the staff's corner"),
    OptionSpec("contacts", value: "FILE", "a vCard file; its first card is offered (default: the store's)"),
    OptionSpec(
      "associations", value: "DIR", "which programs belong to which sites: apple-app-site-association files"),
    OptionSpec("quirks", value: "FILE", "what sites want of passwords: password-rules.json"),
  ]

  /// How the bar behaves.
  static let habits: [OptionSpec] = [
    OptionSpec(
      "profile", value: "WHOSE", "kiosk (the default: nothing is kept) or personal: what is submitted may be stored"),
    OptionSpec(
      "idle", value: "SECONDS", "a visitor who does nothing for so long has gone (default: 60; none: nobody has)"),
    OptionSpec(
      "email-domains", value: "LIST", "what e-mail addresses are completed with: example.org,example.com, or none"),
  ]

  /// What the message bus of the machine has, beside them.
  static let bus: [OptionSpec] = [
    OptionSpec("modem", "codes are taken from the messages of the machine's modem (ModemManager)"),
    OptionSpec("fingerprint", "a finger on the machine's reader (fprintd) confirms in place of the PIN"),
  ]

  private static let idles = 5...86_400

  /// The desk that the options describe.
  /// - Parameter isAtWork: people come and go; in a simulator they do so only where that is asked for.
  static func desk(
    _ arguments: Arguments, data: DataFolder, locale: String, isAtWork: Bool = false
  ) throws(AppError) -> OfferDesk {
    var settings = try settings(arguments, locale: locale)
    if !isAtWork && !arguments.has("idle") { settings.idle = nil }
    settings.words = WordFiles(data)
    settings.hasReader = isAtWork && arguments.has("fingerprint")
    let store = try store(arguments)
    for notice in store.notices { Output.error(notice) }
    if let path = arguments.value("contacts") {
      settings.contact = try contact(path)
    } else if let card = store.contact {
      settings.contact = try? VCardReader.read(Array(card.utf8), name: "the store's contact card").first
    }
    return OfferDesk(settings, store: store)
  }

  /// What needs no store: profile, habits, associations and quirks.
  static func settings(_ arguments: Arguments, locale: String) throws(AppError) -> AutoFillSettings {
    var settings = AutoFillSettings()
    settings.profile =
      try arguments.choice("profile", AutoFillProfile.allCases.map { ($0.rawValue, $0) }) ?? settings.profile
    if let word = arguments.value("idle") { settings.idle = try idle(word) }
    if let list = arguments.value("email-domains") {
      do { settings.emailDomains = try EmailDomains(list: list, locale: LocaleData.facts(for: locale)) } catch {
        throw .usage("--email-domains: \(error)")
      }
    }
    if let folder = arguments.value("associations") {
      do throws(ContactCardError) {
        let (associations, warnings) = try AssociationsReader.read(folder: folder)
        settings.bonds = SiteBonds(associations)
        for warning in warnings { Output.error("warning: \(warning)") }
      } catch {
        throw AppError(.noInput, error.description)
      }
    }
    if let path = arguments.value("quirks") { settings.quirks = try PasswordQuirksFile.read(path) }
    return settings
  }

  private static func idle(_ word: String) throws(AppError) -> Interval? {
    if word == "none" { return nil }
    guard let seconds = Int(word), idles.contains(seconds) else {
      throw .usage("--idle takes \(idles.lowerBound) to \(idles.upperBound) seconds, or none, not “\(word)”")
    }
    return .milliseconds(Int64(seconds) * 1000)
  }

  static func contact(_ path: String) throws(AppError) -> ContactCard? {
    do throws(ContactCardError) { return try CardFile.read(path).first } catch {
      throw AppError(Files.exists(path) ? .data : .noInput, error.description)
    }
  }

  private static func store(_ arguments: Arguments) throws(AppError) -> OfferStore {
    guard let path = arguments.value("vault") else {
      for name in ["vault-key", "vault-pin"] where arguments.has(name) {
        throw .usage("--\(name) is for --vault FILE")
      }
      return OfferStore()
    }
    guard let key = arguments.value("vault-key") else {
      throw .usage("--vault needs the key that opens it: --vault-key FILE")
    }
    do throws(VaultError) { return try OfferStore(path, keyFile: key, isLocked: arguments.has("vault-pin")) } catch {
      throw AppError(error)
    }
  }
}
