import KeyboardCore

/// `--calibration`: the six numbers of udev's LIBINPUT_CALIBRATION_MATRIX.
enum Calibration {
  static func parse(_ arguments: Arguments) throws(AppError) -> CalibrationMatrix {
    guard let word = arguments.value("calibration") else { return .identity }
    let numbers = word.split { $0 == " " || $0 == "," }.map { Double($0) }
    let known = numbers.compactMap { $0 }.filter(\.isFinite)
    guard known.count == 6, numbers.count == 6 else {
      throw .usage("--calibration “\(word)” is not six numbers, such as \"1 0 0 0 1 0\"")
    }
    return CalibrationMatrix(known[0], known[1], known[2], known[3], known[4], known[5])
  }
}
