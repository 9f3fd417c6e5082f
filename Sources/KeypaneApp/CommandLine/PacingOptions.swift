import KeyboardCore

/// The options of how fast the keyboard types, the same for every command that types into other programs.
enum PacingOptions {
  private static let defaults = StrokePacing()

  static let specs: [OptionSpec] = [
    OptionSpec(
      "character-gap", value: "MS", "between the characters of an insertion (default \(ms(defaults.characterGap)))"),
    OptionSpec(
      "modifier-gap", value: "MS", "between a modifier and its key there (default \(ms(defaults.modifierGap)))"),
    OptionSpec(
      "burst", value: "COUNT/MS",
      "no more characters in such a time, whoever types them (default \(defaults.burst)/\(ms(defaults.burstSpan)))"),
    OptionSpec(
      "reader-stall", value: "MS",
      "how long a program may stand still without losing a key (default \(ms(defaults.stall)))"),
    OptionSpec(
      "reader-wait", value: "MS",
      "how long first keys are kept until a program reads the keyboard (default \(ms(defaults.readerWait)))"),
  ]

  /// The values that are given, and the defaults of the others.
  static func pacing(_ arguments: Arguments) throws(AppError) -> StrokePacing {
    var pacing = defaults
    try time("character-gap", arguments, 1...1000, &pacing.characterGap)
    try time("modifier-gap", arguments, 0...1000, &pacing.modifierGap)
    try time("reader-stall", arguments, 0...10_000, &pacing.stall)
    try time("reader-wait", arguments, 0...60_000, &pacing.readerWait)
    guard let word = arguments.value("burst") else { return pacing }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[0]), let span = Int64(parts[1]), (1...100).contains(count),
      (1...10_000).contains(span)
    else {
      throw .usage(
        "--burst “\(word)” is not a number of characters (to 100) and of milliseconds (to 10000), such as 6/50")
    }
    pacing.burst = count
    pacing.burstSpan = .milliseconds(span)
    return pacing
  }

  /// How long a display may take to answer; nil: nothing is said.
  static func displayWait(_ arguments: Arguments) throws(AppError) -> Interval? {
    guard arguments.has("display-wait") else { return nil }
    var wait = Interval.zero
    try time("display-wait", arguments, 100...600_000, &wait)
    return wait
  }

  private static func time(
    _ name: String, _ arguments: Arguments, _ range: ClosedRange<Int64>, _ time: inout Interval
  ) throws(AppError) {
    guard let word = arguments.value(name) else { return }
    guard let count = Int64(word), range.contains(count) else {
      throw .usage(
        "--\(name) “\(word)” is not a number of milliseconds from \(range.lowerBound) to \(range.upperBound)")
    }
    time = .milliseconds(count)
  }

  private static func ms(_ time: Interval) -> Int64 { time.microseconds / 1000 }
}
