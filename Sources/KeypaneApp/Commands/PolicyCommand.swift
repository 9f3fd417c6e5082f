import KeyboardCore
import Keymap
import Posix

/// `keypane policy`: whether a key policy is as its author means it, and the hash of a PIN for it.
enum PolicyCommand {
  static let spec = CommandSpec(
    name: "policy",
    summary: "checks a file of the keys that may leave, or hashes a PIN for it",
    arguments: "check FILE | pin",
    argumentCount: 1...2,
    options: [
      OptionSpec("keymap", value: "LAYOUT", "check: the XKB layout by which keys are named and judged (default us)")
    ],
    details: """
      check tells the mistakes of a policy, or what may leave by it, and whether keypane run would take the file.
      pin reads a PIN of \(StaffExit.pinLengths.lowerBound) to \(StaffExit.pinLengths.upperBound) digits, from standard \
      input or from the terminal, and prints the line for the file.

      A policy is a text. It adds to what every keyboard may send (characters, editing, return, tab, and Ctrl with
      BackSpace), and takes from it; of lines that speak of the same key the last one counts:
        allow KEY…       these may leave; without Ctrl, Alt and Super with and without Shift
        deny KEY…        these may not, with whatever modifiers
        staff            what follows is for staff alone, who hold a corner and type a PIN
        pin HASH         of the PIN
        corner CORNER    \(ScreenCorner.allCases.map(\.rawValue).joined(separator: ", ")) (default top-left)
        hold TIME        how long it is held: 1s to 60s (default 5s)
        time TIME        how long staff have their keys: 10s to 8h (default 5min)
        # …              a comment
      KEY is a kind of keys: characters, editing, return, tab, escape, functions, media, system, locks, control, alt,
      super, others, all; or a key by what it types without Shift, such as c, or by the kernel's name, such as f4, insert
      or printscreen; with ctrl+, alt+, super+, shift+ before it.
      """)

  static func run(_ arguments: Arguments) throws(AppError) {
    let words = arguments.words
    switch words[0] {
    case "check":
      guard words.count == 2 else { throw .usage("policy check needs a file: keypane policy check FILE") }
      try check(words[1], keymap: KeymapOption.keymap(arguments))
    case "pin":
      guard words.count == 1 else { throw .usage("policy pin takes no words: the PIN is read from standard input") }
      if arguments.has("keymap") { throw .usage("--keymap is for policy check") }
      try hashPIN()
    default: throw .unknown("policy", words[0], among: ["check", "pin"])
    }
  }

  private static func check(_ path: String, keymap: borrowing Keymap) throws(AppError) {
    let reading = try PolicyFile.reading(path)
    for mistake in reading.mistakes { Output.error(PolicyFile.line(mistake, path)) }
    if !reading.mistakes.isEmpty {
      let count = reading.mistakes.count
      throw AppError(.data, count == 1 ? "1 mistake in the policy" : "\(count) mistakes in the policy")
    }
    let policy = reading.policy
    let meanings = keymap.meanings
    var text = "with the keymap \(keymap.name) may leave:\n"
    text += policy.rights(meanings).lines.map { "  \($0)\n" }.joined()
    if let staff = policy.staff {
      text +=
        "staff, with a PIN, the \(staff.corner.rawValue) corner held \(words(staff.hold)), for \(words(staff.time)):\n"
      text += policy.rights(meanings, isStaff: true).lines.map { "  \($0)\n" }.joined()
    }
    try Program.say(text)
    _ = try PolicyFile.readTrusted(path)
  }

  private static func words(_ time: Interval) -> String {
    let seconds = time.microseconds / 1_000_000
    if seconds % 3600 == 0 { return "\(seconds / 3600)h" }
    return seconds % 60 == 0 ? "\(seconds / 60)min" : "\(seconds)s"
  }

  private static func hashPIN() throws(AppError) {
    let pin = try read("PIN: ")
    let lengths = StaffExit.pinLengths
    guard lengths.contains(pin.count), pin.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw AppError(
        .data, "a PIN is \(lengths.lowerBound) to \(lengths.upperBound) digits; the pad has nothing but digits")
    }
    if SecretInput.isTerminal, try read("again: ") != pin { throw AppError(.data, "the two are not the same") }
    try Program.say("pin \(PINHash.make(pin))\n")
  }

  private static func read(_ prompt: String) throws(AppError) -> [UInt8] {
    let line: [UInt8]?
    do { line = try SecretInput.line(prompt: prompt) } catch {
      throw AppError(.noInput, "standard input: \(error.reason)")
    }
    guard let line else { throw AppError(.usage, "no PIN was typed") }
    return line
  }
}
