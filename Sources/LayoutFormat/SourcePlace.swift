/// Where something stands in a layout file; line and column count from 1.
struct SourcePlace: Hashable {
  var file: String
  var line: Int
  var column: Int

  func error(_ reason: String) -> LayoutError {
    LayoutError(file: file, line: line, column: column, reason: reason)
  }
}
