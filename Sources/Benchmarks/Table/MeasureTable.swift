import KeypaneApp
import Posix

/// All measures, as `make bench` prints them.
///
/// Times are processor times of whatever machine this is: they are looked at, nothing fails because of them.
struct MeasureTable {
  private var rows: [Measure] = []

  /// Takes every measure; some seconds.
  static func measure() throws(AppError) -> MeasureTable {
    let scene = try BenchScene()
    var table = MeasureTable()
    table.rows += try ReplayMeasures.measure(scene)
    table.rows += try TouchModelMeasures.measure(scene)
    table.rows += try HotPathMeasures.measure(scene)
    table.rows += try DayMeasures.measure(scene)
    table.rows += try OfferMeasures.measure()
    table.rows += try DrawingMeasures.measure(scene)
    table.rows += try FirstFrameMeasures.measure(bare: Environment.value("KEYPANE_BARE") ?? ".build/bare-window")
    table.rows += try StartMeasures.measure(scene)
    table.rows += try VaultMeasures.measure()
    table.rows += try MessageMeasures.measure()
    return table
  }

  /// Prints the lines in columns.
  func print() throws(AppError) {
    let cells = [["what", "measured", "limit", "verdict"]] + rows.map { [$0.what, $0.measured, $0.limit, $0.verdict] }
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let ruler = widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|")
    for (number, row) in cells.enumerated() {
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      try Bench.say("| \(padded.joined(separator: " | ")) |")
      if number == 0 { try Bench.say("|\(ruler)|") }
    }
  }
}
