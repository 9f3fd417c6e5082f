import KeypaneApp
import Posix

/// What the benchmarks do: print the table of measures, or count the allocations of the hot path.
enum Bench {
  /// - Parameter arguments: without the program's own name.
  static func run(_ arguments: [String]) -> ExitStatus {
    do throws(AppError) {
      switch arguments {
      case []:
        try MeasureTable.measure().print()
        return .ok
      case [FirstFrameMeasures.word]:
        try FirstFrameMeasures.show()
        return .ok
      case ["allocations"]:
        return try AllocationCheck.run() ? .ok : .findings
      default:
        throw AppError(.usage, "keypane-bench takes no argument (a table of measures), or: allocations")
      }
    } catch {
      Output.error(error.reason)
      return error.status
    }
  }

  /// Writes a line to standard output.
  static func say(_ line: String) throws(AppError) {
    do { try Output.standard(line + "\n") } catch {
      throw AppError(.cannotCreate, "standard output: \(error.reason)")
    }
  }
}
