import KeyboardCore

/// The options of how keys behave, the same for every command that types.
struct TypingOptions: Sendable {
  var settings = KeyboardSettings()
  /// Where the orders of PIN pads are counted from; nil: from chance.
  private var pinOrigin: UInt64?

  static let specs = keys + SpeechOptions.specs

  private static let keys: [OptionSpec] = [
    OptionSpec("commit", value: "WHEN", "when a key types: release (the default), touch-down or pads-on-touch-down"),
    OptionSpec(
      "slide", value: "WHAT", "a finger that slides off its key: cancel (the default) types nothing, neighbour the next"
    ),
    OptionSpec("double-tap", value: "MS", "two taps of shift within it are caps lock (default \(ms(\.doubleTap)))"),
    OptionSpec("no-caps-lock", "a double tap of shift does not lock it"),
    OptionSpec("long-press", value: "MS", "until a held key shows what else it has (default \(ms(\.longPress)))"),
    OptionSpec("no-space-cursor", "the space bar, held, does not move the cursor"),
    OptionSpec("no-repeat", "a held delete or arrow acts once"),
    OptionSpec("repeat-delay", value: "MS", "until a held delete or arrow repeats (default \(ms(\.repeatDelay)))"),
    OptionSpec("repeat-interval", value: "MS", "between repeats (default \(ms(\.repeatInterval)))"),
    OptionSpec(
      "word-delete-after", value: "MS", "until a held delete takes whole words (default \(ms(\.wordDeleteAfter)))"),
    OptionSpec("no-auto-capitals", "nothing begins with a capital on its own"),
    OptionSpec("no-double-space", "two blanks stay two blanks"),
    OptionSpec("no-smart-punctuation", "quotation marks and hyphens stay as they are typed"),
    OptionSpec("no-touch-model", "a touch is for the key that it lands on; nothing is learnt of where fingers land"),
    OptionSpec("secure-alternates", "held keys of secret fields show what else they have, for everybody to see"),
    OptionSpec("shuffle-pin", "the digits of secret PINs stand in another order each time"),
    OptionSpec("shuffle-seed", value: "NUMBER", "of --shuffle-pin: orders that come again, for tests"),
  ]

  /// The defaults.
  init() {}

  init(_ arguments: Arguments) throws(AppError) {
    settings.commit =
      try arguments.choice("commit", KeyboardSettings.Commit.allCases.map { ($0.rawValue, $0) }) ?? settings.commit
    settings.slide =
      try arguments.choice("slide", KeyboardSettings.Slide.allCases.map { ($0.rawValue, $0) }) ?? settings.slide
    try Self.time("double-tap", arguments, &settings.timing.doubleTap)
    try Self.time("long-press", arguments, &settings.timing.longPress)
    try Self.time("repeat-delay", arguments, &settings.timing.repeatDelay)
    try Self.time("repeat-interval", arguments, &settings.timing.repeatInterval)
    try Self.time("word-delete-after", arguments, &settings.timing.wordDeleteAfter)
    settings.capsLock = !arguments.has("no-caps-lock")
    settings.repeats = !arguments.has("no-repeat")
    settings.movesCursor = !arguments.has("no-space-cursor")
    settings.autoCapitals = !arguments.has("no-auto-capitals")
    settings.doubleSpace = !arguments.has("no-double-space")
    settings.smartPunctuation = !arguments.has("no-smart-punctuation")
    settings.touchModel = !arguments.has("no-touch-model")
    settings.secureAlternates = arguments.has("secure-alternates")
    settings.shufflesPIN = arguments.has("shuffle-pin")
    settings.exploration = try SpeechOptions.exploration(arguments)
    guard let word = arguments.value("shuffle-seed") else { return }
    guard settings.shufflesPIN else { throw .usage("--shuffle-seed is for --shuffle-pin") }
    guard let seed = UInt64(word) else { throw .usage("--shuffle-seed “\(word)” is not a whole number") }
    pinOrigin = seed
  }

  /// Says in what order the digits of a secret's pad stand, another one each time that a field gains the focus.
  func pinSeed(ofFocus number: UInt64) -> UInt64? {
    guard settings.shufflesPIN else { return nil }
    if let pinOrigin { return pinOrigin &+ number }
    var chance = SystemRandomNumberGenerator()
    return chance.next()
  }

  /// What a person can mean, in milliseconds.
  private static let times: ClosedRange<Int64> = 20...10_000

  private static func time(_ name: String, _ arguments: Arguments, _ time: inout Interval) throws(AppError) {
    guard let word = arguments.value(name) else { return }
    guard let count = Int64(word), times.contains(count) else {
      throw .usage(
        "--\(name) “\(word)” is not a number of milliseconds from \(times.lowerBound) to \(times.upperBound)")
    }
    time = .milliseconds(count)
  }

  private static func ms(_ time: (KeyboardTiming) -> Interval) -> Int64 {
    time(KeyboardTiming()).microseconds / 1000
  }
}
