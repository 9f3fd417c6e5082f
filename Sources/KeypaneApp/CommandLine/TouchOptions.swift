import KeyboardCore

/// The options of the filters between panel and keyboard: `--bounce 25ms/3mm`.
enum TouchOptions {
  static let specs: [OptionSpec] = [
    OptionSpec(
      "bounce", value: "TIME/MM", "a release and a new touch within this are one (default 25ms/3mm; off: they are two)"),
    OptionSpec("jitter", value: "MM", "a finger that moves no further holds still (default 0.5mm; off)"),
    OptionSpec(
      "split", value: "TIME/MM",
      "a touch that begins this near to one that has begun as lately is the same finger (default 30ms/3mm; off)"),
    OptionSpec("stuck", value: "TIME", "a touch that lasts longer is given up (default 60s; off)"),
    OptionSpec("palm", value: "MM", "touches of this diameter are palms and type nothing (default 30mm; off)"),
    OptionSpec(
      "palm-edge", value: "TIME/MM",
      "so are touches this near to the screen's edge that last longer or are two thirds as large (default 1.5s/3mm; off)"
    ),
    OptionSpec(
      "median", value: "COUNT", "for resistive panels: the middle one of the last 2 to 9 positions (default off)"),
    OptionSpec(
      "settle", value: "TIME/MM",
      "for resistive panels: a touch begins when two positions are this near, or after the time (default off)"),
    OptionSpec(
      "phantom", value: "TIME", "a touch without a position of its own this soon after another is none (default off)"),
  ]

  /// The values that are given, and the defaults of the others.
  static func settings(_ arguments: Arguments) throws(AppError) -> TouchFilterSettings {
    var settings = TouchFilterSettings()
    settings.bounce = try window("bounce", arguments, settings.bounce, longest: .milliseconds(1000))
    settings.jitter = try millimetres("jitter", arguments, settings.jitter)
    settings.split = try window("split", arguments, settings.split, longest: .milliseconds(60_000))
    settings.stuck = try time("stuck", arguments, settings.stuck, longest: .milliseconds(86_400_000))
    settings.palm = try millimetres("palm", arguments, settings.palm)
    settings.palmEdge = try window("palm-edge", arguments, settings.palmEdge, longest: .milliseconds(60_000))
    settings.median = try count("median", arguments, settings.median)
    settings.settle = try window("settle", arguments, settings.settle, longest: .milliseconds(1000))
    settings.phantom = try time("phantom", arguments, settings.phantom, longest: .milliseconds(60_000))
    return settings
  }

  /// Beyond a metre no screen reaches.
  private static let greatestDistance = 1000.0

  private static func window(
    _ name: String, _ arguments: Arguments, _ fallback: TouchWindow?, longest: Interval
  ) throws(AppError) -> TouchWindow? {
    guard let word = arguments.value(name) else { return fallback }
    if word == "off" { return nil }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let time = interval(parts[0], longest: longest), let far = distance(parts[1]) else {
      throw .usage("--\(name) “\(word)” is not a time and a distance, such as 25ms/3mm\(upTo(longest)), or off")
    }
    return TouchWindow(time: time, millimetres: far)
  }

  private static func time(
    _ name: String, _ arguments: Arguments, _ fallback: Interval?, longest: Interval
  ) throws(AppError) -> Interval? {
    guard let word = arguments.value(name) else { return fallback }
    if word == "off" { return nil }
    guard let time = interval(word[...], longest: longest) else {
      throw .usage("--\(name) “\(word)” is not a time, such as 100ms or 60s\(upTo(longest)), or off")
    }
    return time
  }

  private static func millimetres(
    _ name: String, _ arguments: Arguments, _ fallback: Double?
  ) throws(AppError) -> Double? {
    guard let word = arguments.value(name) else { return fallback }
    if word == "off" { return nil }
    guard let far = distance(word[...]) else {
      let example = TouchFilterSettings().jitter.map { "\($0)mm" } ?? "3mm"
      let such = name == "jitter" ? example : "30mm"
      throw .usage("--\(name) “\(word)” is not a distance, such as \(such) (up to 1000mm), or off")
    }
    return far
  }

  private static func count(_ name: String, _ arguments: Arguments, _ fallback: Int?) throws(AppError) -> Int? {
    guard let word = arguments.value(name) else { return fallback }
    if word == "off" { return nil }
    guard let count = Int(word), MedianFilter.counts.contains(count) else {
      throw .usage("--\(name) “\(word)” is not a whole number from 2 to 9, or off")
    }
    return count
  }

  private static func upTo(_ longest: Interval) -> String { " (up to \(longest.microseconds / 1_000_000)s)" }

  private static func interval(_ word: Substring, longest: Interval) -> Interval? {
    let factor: Double
    let number: Substring
    if word.hasSuffix("ms") {
      (factor, number) = (1000, word.dropLast(2))
    } else if word.hasSuffix("s") {
      (factor, number) = (1_000_000, word.dropLast(1))
    } else {
      return nil
    }
    guard let value = Double(decimal: number), value * factor <= Double(longest.microseconds) else { return nil }
    return Interval(microseconds: Int64((value * factor).rounded()))
  }

  private static func distance(_ word: Substring) -> Double? {
    guard word.hasSuffix("mm"), let value = Double(decimal: word.dropLast(2)) else { return nil }
    return (0...greatestDistance).contains(value) ? value : nil
  }
}
