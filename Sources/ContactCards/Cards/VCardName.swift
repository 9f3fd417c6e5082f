import KeyboardCore

/// The parts of an `N`: family, given, further names, prefixes, suffixes, each a list.
enum VCardName {
  /// RFC 9554 added a second surname and a generation behind them; programs that write those say them in the first five, too.
  static let mostParts = 7

  /// A name by its parts; missing ones are empty.
  static func name(_ parts: [[String]]) -> ContactName {
    func part(_ index: Int, _ separator: String = " ") -> String {
      guard index < parts.count else { return "" }
      return parts[index].map(VCardValue.oneLine).filter { !$0.isEmpty }.joined(separator: separator)
    }
    return ContactName(prefix: part(3), given: part(1), middle: part(2), family: part(0), suffix: part(4, ", "))
  }
}
