import KeyboardCore
import Posix

/// `--offer`: what stands in the bar of a keyboard that is drawn or listed; a keyboard at work finds it by itself.
enum OfferOption {
  static let spec = OptionSpec(
    "offer", value: "TITLE|DETAIL|ICON",
    "an item of the bar, up to three times; detail and icon may be left out; a question is only read")

  /// The items that are asked for.
  static func items(_ arguments: Arguments) throws(AppError) -> [BarItem] {
    let words = arguments.values(spec.name)
    guard words.count <= OfferBar.capacity else {
      throw .usage("the bar offers at most \(OfferBar.capacity) items, and --offer stands there \(words.count) times")
    }
    var items: [BarItem] = []
    for (number, word) in words.enumerated() { items.append(try item(word, number: number)) }
    return items
  }

  /// Offers them, where the keyboard has a bar.
  static func offer(_ arguments: Arguments, on keyboard: inout Keyboard) throws(AppError) {
    let items = try items(arguments)
    guard !items.isEmpty else { return }
    if keyboard.bar.frame.isEmpty { Output.error("the field has no bar: --offer changes nothing") }
    var effects = Effects()
    keyboard.offer(items, into: &effects)
  }

  private static func item(_ word: String, number: Int) throws(AppError) -> BarItem {
    let parts = word.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 3, let title = parts.first, !title.isEmpty else {
      throw .usage("--offer “\(word)” is not TITLE, TITLE|DETAIL or TITLE|DETAIL|ICON")
    }
    var icon: BarIcon?
    if parts.count == 3, !parts[2].isEmpty {
      icon = BarIcon(rawValue: parts[2])
      if icon == nil { throw .unknown("--offer", parts[2], among: BarIcon.allCases.map(\.rawValue)) }
    }
    return BarItem(
      title: title, detail: parts.count > 1 ? parts[1] : "", icon: icon,
      choice: icon == .question ? .note : .request(number))
  }
}
