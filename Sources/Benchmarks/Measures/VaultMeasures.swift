import KeyboardCore
import KeypaneApp
import Posix
import Vault

/// A store of 10,000 sign-ins: opening it once the key is known, finding a site's, saving.
enum VaultMeasures {
  private static let count = 10_000

  static func measure() throws(AppError) -> [Measure] {
    let folder = "/tmp/keypane-bench-\(Clock.monotonic().microseconds)"
    do throws(SystemError) { try Files.makeFolder(folder, mode: 0o700) } catch {
      throw AppError(.cannotCreate, error.reason)
    }
    let path = "\(folder)/store"
    defer { for name in ["store", "store.old"] { try? Files.remove("\(folder)/\(name)") } }
    do throws(VaultError) {
      return try measure(path)
    } catch {
      throw AppError(.software, error.description)
    }
  }

  private static func measure(_ path: String) throws(VaultError) -> [Measure] {
    var vault = try Vault(creating: path, with: key())
    for number in 0..<count {
      try vault.addSignIn(
        account: "visitor\(number)@example.org", password: SecretText("hupvEw-fodne1-qabjyg"),
        domains: ["login\(number % 7).site\(number / 2).example"], title: "Site \(number / 2)")
    }
    try vault.save()
    let saving = try time(runs: 5) { () throws(VaultError) in try vault.save() }
    let opening = try time(runs: 15) { () throws(VaultError) in _ = try Vault(opening: path, with: key()).count }
    var found = 0
    let looking = try time(runs: 15, pieces: 1000) { () throws(VaultError) in
      for number in 0..<1000 { found += vault.signIns(for: "site\(number * 5).example").count }
    }
    guard found == 15 * 2000 else { throw VaultError(.damaged, "the store of the measures has lost sign-ins") }
    return [
      Measure("opening a store of 10,000 sign-ins, the key derived", opening, under: .milliseconds(150)),
      Measure("finding a site's sign-ins among 10,000", looking, under: .milliseconds(5)),
      Measure("saving a store of 10,000 sign-ins", saving),
    ]
  }

  private static func key() -> VaultKey { .keyFile(SecretText(copying: [UInt8](repeating: 7, count: 32))) }

  private static func time(
    runs: Int, pieces: Int = 1, _ work: () throws(VaultError) -> Void
  ) throws(VaultError) -> CPUTime {
    var times: [CPUTime] = []
    for _ in 0..<runs {
      let start = Clock.cpu()
      try work()
      times.append(.microseconds(Double(Clock.cpu().microseconds - start.microseconds) / Double(pieces)))
    }
    return .median(of: times)
  }
}
