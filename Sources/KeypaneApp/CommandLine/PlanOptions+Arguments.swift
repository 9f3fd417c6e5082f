import KeyboardCore

extension PlanOptions {
  static let specs: [OptionSpec] = [
    OptionSpec(
      "placement", value: "PLACE",
      KeyboardPlacement.Place.allCases.map(\.rawValue).joined(separator: ", ")
        + " (automatic: in the middle, as wide as thumbs need)"),
    OptionSpec(
      "keyboard-width", value: "WIDTH", "how wide the keys are together: points, or per cent of the screen such as 60%"),
    OptionSpec("position", value: "X,Y", "the upper left corner of a floating keyboard, in pixels"),
    OptionSpec("no-pad-return", "pads have no return key above their digits"),
    OptionSpec("extra-keys", "Esc, Tab, Ctrl, Alt, arrows and F1 to F12 stand above the keys"),
  ]

  init(_ arguments: Arguments) throws(AppError) {
    self.init(padReturn: !arguments.has("no-pad-return"), extraKeys: arguments.has("extra-keys"))
    placement.place =
      try arguments.choice("placement", KeyboardPlacement.Place.allCases.map { ($0.rawValue, $0) }) ?? .automatic
    if let word = arguments.value("keyboard-width") { placement.width = try Self.width(word) }
    if let word = arguments.value("position") {
      guard placement.place == .floating else {
        throw .usage("--position is for a keyboard with --placement floating")
      }
      placement.position = try Self.position(word)
    }
  }

  private static func width(_ word: String) throws(AppError) -> KeyboardPlacement.Width {
    if word.hasSuffix("%") {
      guard let share = Double(word.dropLast()), (1...100).contains(share) else {
        throw .usage("--keyboard-width “\(word)” is not from 1% to 100%")
      }
      return .percent(share)
    }
    guard let points = Double(word), points.isFinite, points >= KeyboardPlacement.leastWidth, points <= 8192 else {
      let least = Int(KeyboardPlacement.leastWidth)
      throw .usage("--keyboard-width “\(word)” is neither a number of points from \(least) to 8192 nor per cent")
    }
    return .points(points)
  }

  private static func position(_ word: String) throws(AppError) -> KeyPoint {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Int(parts[0]), let y = Int(parts[1]), (0...8192).contains(x), (0...8192).contains(y)
    else { throw .usage("--position “\(word)” is not two numbers of pixels such as 100,300") }
    return KeyPoint(x: x, y: y)
  }
}
