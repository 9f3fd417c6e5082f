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
    option, value: "MATRIX",
    "a libinput calibration matrix, six numbers in one word: '1 0 0 0 1 0' (default: udev's, else none)")

  /// The matrix that the options name; that of nobody where they name none.
  static func parse(_ arguments: Arguments) throws(AppError) -> CalibrationMatrix {
    guard let word = arguments.value(option) else { return .identity }
    guard let matrix = CalibrationMatrix(word) else {
      throw .usage("--calibration “\(word)” is not six numbers, such as 1 0 0 0 1 0")
    }
    if let reason = matrix.objection { throw .usage("--calibration “\(word)” \(reason)") }
    return matrix
  }

  /// What the options name, for all panels; nil where they leave it to udev.
  static func given(_ arguments: Arguments) throws(AppError) -> Calibration? {
    guard arguments.has(option) else { return nil }
    return Calibration(
      matrix: try parse(arguments), source: arguments.file(of: option).map { .configuration($0) } ?? .commandLine)
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
    // Hexadecimal digits are nobody's meaning.
    let numbers = words.filter { !$0.utf8.contains { "xX".utf8.contains($0) } }.compactMap { Double($0) }
      .filter(\.isFinite)
    guard words.count == 6, numbers.count == 6 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  /// Why no panel can need it, behind its name; nil where one can.
  var objection: String? {
    let area = (a * e - b * d).magnitude
    if area == 0 { return "puts all touches on one line, or one point" }
    guard Self.areas.contains(area) else {
      return "makes the panel \(area < 1 ? "smaller" : "larger") than any screen is: its area"
        + " \(area.decimals(6, shortened: true)) times"
    }
    // The corner that goes furthest, and the one that goes least.
    let across = c + min(a, 0) + min(b, 0)..<c + max(a, 0) + max(b, 0)
    let down = f + min(d, 0) + min(e, 0)..<f + max(d, 0) + max(e, 0)
    guard across.overlaps(0..<1), down.overlaps(0..<1) else { return "puts all touches outside the screen" }
    return nil
  }

  /// What a matrix may make of the panel's area. One panel may belong to a tenth of a wall of screens, or use a tenth of
  /// its range, and hardly less in each direction.
  private static let areas = 0.01...100

  /// The six numbers, to a millionth of the screen: a hundredth of a pixel of the largest one.
  var text: String {
    [a, b, c, d, e, f].map { $0.decimals(6, shortened: true) }.joined(separator: " ")
  }
}
