import FieldFeed
import KeyboardCore
import KeypaneApp
import Posix
import Vault

/// How long it takes until the bar says what a store of many sign-ins has for a field.
enum OfferMeasures {
  private static let items = 10_000

  static func measure() throws(AppError) -> [Measure] {
    do {
      let folder = try ScratchFolder("bench")
      let path = "\(folder.path)/store"
      let keyFile = "\(folder.path)/key"
      var key = [UInt8](repeating: 7, count: VaultKey.leastKeyFile)
      try Files.writeAtomically(keyFile, key, mode: 0o600)
      var vault = try Vault(creating: path, with: .keyFile(SecretText(taking: &key)))
      for number in 0..<items {
        try vault.addSignIn(
          account: "user\(number)@example.com", password: SecretText("password-\(number)"),
          domains: ["site\(number % (items / 4)).example"])
      }
      try vault.save()
      var desk = OfferDesk(AutoFillSettings(), store: try OfferStore(path, keyFile: keyFile, in: folder))
      var context = FieldContext(id: "user", domain: "")
      context.traits.textContentType = .username
      var password = TextInputTraits()
      password.textContentType = .password
      context.form = [
        FormEntry(id: "user", traits: context.traits), FormEntry(id: "password", traits: password),
      ]
      let traits = Precedence.resolve(FieldRequest(traits: context.traits))
      var number = 0
      let time = try CPUTime.median(runs: 21, pieces: 10) { () throws(AppError) in
        for _ in 0..<10 {
          number += 1
          context.domain = "site\(number).example"
          desk.focus(context, traits: traits, at: Clock.monotonic())
          guard desk.items.count == 3 else { throw AppError(.software, "the bar offers \(desk.items.count) items") }
        }
      }
      return [Measure("offers after a focus, \(items) stored sign-ins", time, under: .milliseconds(5))]
    } catch let error as AppError {
      throw error
    } catch {
      throw AppError(.unavailable, "no store to measure: \(error)")
    }
  }
}
