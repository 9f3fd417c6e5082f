import KeyboardCore
import Posix

/// `keypane password`: the strong passwords that a field would be offered, or what is wrong with its rules.
enum PasswordCommand {
  static let spec = CommandSpec(
    name: "password",
    summary: "makes strong passwords for password rules, or checks the rules",
    options: [
      OptionSpec("rules", value: "RULES", "what the passwords must hold: 'required: lower; minlength: 12;'"),
      OptionSpec("domain", value: "DOMAIN", "take the rules that the quirks file has for this site"),
      OptionSpec("quirks", value: "FILE", "rules of sites: {\"example.com\":{\"password-rules\":\"…\"}}"),
      OptionSpec("count", value: "N", "how many, 1 to \(mostPasswords) (default 1)"),
      OptionSpec("check", value: "RULES", "print the canonical text of the rules, or their mistakes"),
    ],
    details: """
      Passwords are printed one a line. Where something is wrong in the rules, or no password can be as they want it,
      that is said and the status is 65, with --check, too: a password that keeps only a part of the rules is not printed.
      """)

  /// Enough to look at, and soon printed.
  static let mostPasswords = 100_000
  /// Nobody reads more lines than this.
  private static let mostMistakes = 20

  static func run(_ arguments: Arguments) throws(AppError) {
    if let text = arguments.value("check") {
      for option in ["rules", "domain", "quirks", "count"] where arguments.has(option) {
        throw .usage("--check makes no passwords: leave --\(option) out")
      }
      return try check(text)
    }
    let count = try count(arguments)
    let reading = PasswordRulesReader.read(try rules(arguments))
    try refuseMistakes(reading)
    let passwords: StrongPassword
    do { passwords = try StrongPassword(rules: reading.rules) } catch { throw AppError(.data, error.sentence) }
    var random = SystemRandom()
    var lines: [UInt8] = []
    for _ in 0..<count {
      do {
        lines += Array(try passwords.password(using: &random).utf8) + [0x0a]
      } catch {
        throw AppError(.unavailable, "no random numbers: \(error.reason)")
      }
    }
    try Program.say(lines)
  }

  private static func check(_ text: String) throws(AppError) {
    let reading = PasswordRulesReader.read(text)
    try refuseMistakes(reading)
    for advice in reading.rules.advice {
      if case .conflict(let conflict) = advice { throw AppError(.data, conflict.sentence) }
      Output.error("advice: \(advice.sentence)")
    }
    try Program.say(reading.rules.canonicalText + "\n")
  }

  private static func refuseMistakes(_ reading: PasswordRulesReading) throws(AppError) {
    say(reading.mistakes)
    if !reading.mistakes.isEmpty {
      let number = reading.mistakes.count == 1 ? "1 mistake" : "\(reading.mistakes.count) mistakes"
      let holds = reading.rules.canonicalText
      throw AppError(.data, "\(number) in the rules; what holds is: \(holds.count <= 200 ? holds : "too long to show")")
    }
  }

  private static func say(_ mistakes: [PasswordRuleMistake]) {
    for mistake in mistakes.prefix(mostMistakes) {
      Output.error("rules, character \(mistake.offset + 1): \(mistake.sentence)")
    }
    if mistakes.count > mostMistakes { Output.error("rules: \(mistakes.count - mostMistakes) more mistakes") }
  }

  private static func count(_ arguments: Arguments) throws(AppError) -> Int {
    guard let word = arguments.value("count") else { return 1 }
    guard let count = Int(word), (1...mostPasswords).contains(count) else {
      throw .usage("--count takes a number from 1 to \(mostPasswords), not “\(word)”")
    }
    return count
  }

  /// The text of the rules: given, or those of a site; empty where a site has none.
  private static func rules(_ arguments: Arguments) throws(AppError) -> String {
    guard let path = arguments.value("quirks") else {
      if arguments.has("domain") { throw .usage("--domain needs the file that has its rules: --quirks FILE") }
      return arguments.value("rules") ?? ""
    }
    guard let domain = arguments.value("domain") else { throw .usage("--quirks needs the site: --domain DOMAIN") }
    if arguments.has("rules") { throw .usage("take the rules from --rules or from --quirks, not from both") }
    guard let quirk = try PasswordQuirksFile.read(path).quirk(for: domain) else {
      Output.error("\(path) has no rules for \(domain); the standard ones hold")
      return ""
    }
    return quirk.rules
  }
}
