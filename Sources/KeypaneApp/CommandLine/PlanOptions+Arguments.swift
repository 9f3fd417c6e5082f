import KeyboardCore

extension PlanOptions {
  static let specs: [OptionSpec] = [
    OptionSpec(
      "placement", value: "WHERE",
      KeyboardPlacement.Place.allCases.map(\.rawValue).joined(separator: ", ")
        + " (default automatic: the whole width, on very wide screens center)"),
    OptionSpec(
      "keyboard-width", value: "WIDTH",
      "of all keys: points, such as 600, or per cent of the screen, such as 60% (default: thumb-sized keys)"),
    OptionSpec(
      "position", value: "X,Y",
      "the upper left corner of a floating keyboard in pixels (default: the middle, above the lower edge)"),
    OptionSpec("no-pad-return", "pads have no row with a return key above their digits"),
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
      let range = KeyboardPlacement.percentRange
      guard let share = Double(decimal: word.dropLast()), range.contains(share) else {
        throw .usage(
          "--keyboard-width “\(word)” is not a part of the screen from \(Int(range.lowerBound))% to"
            + " \(Int(range.upperBound))%")
      }
      return .percent(share)
    }
    guard let points = Double(decimal: word), points.isFinite else {
      throw .usage("--keyboard-width “\(word)” is neither points, such as 600, nor a part of the screen, such as 60%")
    }
    guard points >= KeyboardPlacement.leastWidth else {
      throw .usage(
        "--keyboard-width \(word) is too narrow for fingers: a keyboard is at least"
          + " \(Int(KeyboardPlacement.leastWidth)) points wide")
    }
    return .points(points)
  }

  private static func position(_ word: String) throws(AppError) -> KeyPoint {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Int(parts[0]), let y = Int(parts[1])
    else { throw .usage("--position “\(word)” is not a place in pixels, such as 400,200") }
    return KeyPoint(x: x, y: y)
  }
}
