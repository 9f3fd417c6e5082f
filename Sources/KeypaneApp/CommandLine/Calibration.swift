import KeyboardCore

/// The matrix that a panel's touches go through, and who says so: the command line before the file of options, that before
/// udev.
struct Calibration: Sendable, Hashable {
  /// Who has set it.
  enum Source: Sendable, Hashable {
    /// `--calibration`.
    case commandLine
    /// The file of options with this path.
    case configuration(String)
    /// `LIBINPUT_CALIBRATION_MATRIX`, as libinput reads it.
    case udev
    /// Nobody: positions stay as the panel tells them.
    case nobody
  }

  var matrix: CalibrationMatrix
  var source: Source

  static let none = Calibration(matrix: .identity, source: .nobody)

  /// The name of the option and of the line in a file of options.
  static let option = "calibration"
  static let spec = OptionSpec(
    option, value: "MATRIX", "a libinput calibration matrix: six numbers in quotes (default: udev's, else none)")

  /// The matrix that the options name; that of nobody where they name none.
  static func parse(_ arguments: Arguments) throws(AppError) -> CalibrationMatrix {
    guard let word = arguments.value(option) else { return .identity }
    guard let matrix = CalibrationMatrix(word) else {
      throw .usage("--calibration “\(word)” is not six numbers, such as \"1 0 0 0 1 0\"")
    }
    return matrix
  }

  /// What the options name, for all panels; nil where they leave it to udev.
  /// - Parameters:
  ///   - given: on the command line.
  ///   - merged: with those of the file.
  static func given(_ given: Arguments, merged: Arguments) throws(AppError) -> Calibration? {
    guard merged.has(option) else { return nil }
    let file = given.has(option) ? nil : given.value("config")
    return Calibration(
      matrix: try parse(merged), source: file.map { .configuration($0) } ?? .commandLine)
  }

  /// `calibrated by udev: 0 1 0 -1 0 1`.
  var says: String {
    switch source {
    case .commandLine: "calibrated by --calibration: \(matrix.text)"
    case .configuration(let path): "calibrated by \(path): \(matrix.text)"
    case .udev: "calibrated by udev: \(matrix.text)"
    case .nobody: "not calibrated"
    }
  }
}

extension CalibrationMatrix {
  /// Six numbers with blanks or commas between them; nil for any other text.
  init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "," }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    guard words.count == 6, numbers.count == 6 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  /// The six numbers, to a millionth of the screen: a hundredth of a pixel of the largest one.
  var text: String {
    [a, b, c, d, e, f].map { $0.decimals(6, shortened: true) }.joined(separator: " ")
  }
}
