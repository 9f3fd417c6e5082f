import FieldFeed
import KeyboardCore
import Posix
import Vault

@testable import KeypaneApp

/// A desk over a store of its own, and a program that tells it of a form's fields.
final class DeskStage {
  private var desk: OfferDesk
  private let path: String
  private let keyFile: String
  private(set) var now = Instant.zero

  init(
    _ profile: AutoFillProfile = .kiosk, signIns: [(domain: String, account: String, password: String)] = []
  ) throws {
    let folder = try ScratchFolder("desk")
    path = "\(folder.path)/store"
    keyFile = "\(folder.path)/key"
    let key = [UInt8](repeating: 7, count: VaultKey.leastKeyFile)
    try Files.writeAtomically(keyFile, key, mode: 0o600)
    var content = key
    var vault = try Vault(creating: path, with: .keyFile(SecretText(taking: &content)))
    for signIn in signIns {
      try vault.addSignIn(account: signIn.account, password: SecretText(signIn.password), domains: [signIn.domain])
    }
    try vault.save()
    var settings = AutoFillSettings()
    settings.profile = profile
    desk = OfferDesk(settings, store: try OfferStore(path, keyFile: keyFile, in: folder))
  }

  /// What the bar offers.
  var items: [BarItem] { desk.items }
  var titles: [String] { desk.items.map(\.title) }
  var isAsking: Bool { desk.isAsking }
  var hasDeadline: Bool { desk.deadline != nil }

  func steps() -> [DeskStep] { desk.takeSteps() }
  func blur() { desk.blur(at: now) }
  func returned() { desk.returned(at: now) }
  func endSession() { desk.endSession() }
  func submitted() { desk.submitted(at: now) }
  func message(_ text: String) { desk.message(text, at: now) }

  /// What the file has now, an item `account domain password` each.
  func stored() throws -> [String] {
    let vault = try Vault(opening: path, with: .keyFile(KeyFile.read(keyFile)))
    return vault.signIns.map { signIn in
      let password = vault.password(of: signIn.id)
      var text = ""
      if let password { text = password.text }
      return "\(signIn.account) \(signIn.domain) \(text)"
    }
  }

  /// What the file has learnt for a content type.
  func learnt(_ contentType: String) throws -> [String] {
    let vault = try Vault(opening: path, with: .keyFile(KeyFile.read(keyFile)))
    return vault.learnt(contentType)
  }

  func wait(_ milliseconds: Int64) -> Bool {
    now = now + .milliseconds(milliseconds)
    guard let due = desk.deadline, due <= now else { return false }
    return desk.wake(at: now)
  }

  /// A field of a form gains the focus; `user` and `password` are what they are called.
  func focus(
    _ id: String, of ids: [String] = ["user", "password"], domain: String? = "example.com", app: String = "",
    frames: [String] = [],
    policy: PrecedencePolicy = .contentTypeFirst, text: String? = nil
  ) {
    now = now + .milliseconds(10)
    let context = FieldContext(
      id: id, app: app, domain: domain, frames: frames.compactMap { WebOrigin($0) }, traits: Self.traits(id),
      text: text,
      form: ids.map { FormEntry(id: $0, traits: Self.traits($0)) })
    desk.focus(
      context, traits: Precedence.resolve(FieldRequest(traits: context.traits, policy: policy)), at: now)
  }

  func type(_ text: String) { desk.text(before: text, after: "", at: now) }

  /// Chooses the item with a title.
  func choose(_ title: String) -> Bool {
    guard case .request(let number)? = desk.items.first(where: { $0.title == title })?.choice else { return false }
    desk.choose(number, at: now)
    return true
  }

  private static func traits(_ id: String) -> TextInputTraits {
    var traits = TextInputTraits()
    switch id {
    case "user": traits.textContentType = .username
    case "password": traits.textContentType = .password
    case "new", "again": traits.textContentType = .newPassword
    case "code": traits.textContentType = .oneTimeCode
    case "name": traits.textContentType = .name
    case "mail": traits.textContentType = .emailAddress
    default: break
    }
    traits.isSecureTextEntry = ["password", "new", "again"].contains(id)
    traits.returnKeyType = id == "user" ? .next : .go
    return traits
  }
}
