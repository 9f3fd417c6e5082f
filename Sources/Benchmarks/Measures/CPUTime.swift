import KeyboardCore
import KeypaneApp
import Posix

/// A length of processor time.
struct CPUTime: Comparable {
  var nanoseconds: Double

  static func milliseconds(_ count: Double) -> CPUTime { CPUTime(nanoseconds: count * 1e6) }
  static func microseconds(_ count: Double) -> CPUTime { CPUTime(nanoseconds: count * 1e3) }

  static func < (one: CPUTime, other: CPUTime) -> Bool { one.nanoseconds < other.nanoseconds }

  /// Three digits or so, in the unit that suits: `812 ns`, `1.25 us`, `30.0 ms`.
  var text: String {
    switch nanoseconds {
    case ..<1e3: "\(Int(nanoseconds.rounded())) ns"
    case ..<1e6: Self.digits(nanoseconds / 1e3) + " us"
    case ..<1e9: Self.digits(nanoseconds / 1e6) + " ms"
    default: Self.digits(nanoseconds / 1e9) + " s"
    }
  }

  /// What this process spends on a piece of work: the median of several runs.
  /// - Parameter pieces: how many pieces one run works off.
  static func median(
    runs: Int, pieces: Int = 1, _ work: () throws(AppError) -> Void
  ) throws(AppError) -> CPUTime {
    var times: [CPUTime] = []
    for _ in 0..<runs {
      let start = Clock.cpu()
      try work()
      let spent = Clock.cpu().microseconds - start.microseconds
      times.append(.microseconds(Double(spent) / Double(pieces)))
    }
    return median(of: times)
  }

  /// The middle one.
  static func median(of times: [CPUTime]) -> CPUTime {
    precondition(!times.isEmpty, "there is no middle of nothing")
    return times.sorted()[times.count / 2]
  }

  private static func digits(_ number: Double) -> String {
    let places = number < 10 ? 100.0 : number < 100 ? 10.0 : 1.0
    let rounded = (number * places).rounded()
    let whole = Int(rounded / places)
    if places == 1 { return String(whole) }
    let rest = String(Int(rounded) - whole * Int(places))
    let width = places == 100 ? 2 : 1
    return "\(whole).\(String(repeating: "0", count: width - rest.count))\(rest)"
  }
}
