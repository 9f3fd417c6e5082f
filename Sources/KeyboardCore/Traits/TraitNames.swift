/// A trait whose values are spelt with UIKit's Swift names, on the command line and in form files alike.
public protocol NamedTrait: CaseIterable, Sendable {
  /// The spelling of the value: `emailAddress`.
  var name: String { get }
  /// Nil for a spelling that no value has.
  init?(name: String)
}

extension NamedTrait {
  /// All spellings, in the order of the raw values.
  public static var names: [String] { allCases.map { $0.name } }
}

extension KeyboardType: NamedTrait {}
extension ReturnKeyType: NamedTrait {}
extension AutocapitalizationType: NamedTrait {}
extension TraitSwitch: NamedTrait {}
extension KeyboardAppearance: NamedTrait {}
extension WritingToolsBehavior: NamedTrait {}

extension PrecedencePolicy: NamedTrait {
  /// As the command line spells it.
  public var name: String { rawValue }

  /// As the command line spells it; nil for any other text.
  public init?(name: String) { self.init(rawValue: name) }
}

extension Idiom: NamedTrait {
  /// As the command line spells it.
  public var name: String { rawValue }

  /// As the command line spells it; nil for any other text.
  public init?(name: String) { self.init(rawValue: name) }
}

/// The vocabulary of names, and the name that somebody who mistyped one probably meant.
public enum TraitNames {
  /// The Swift names and the raw strings of all content types, each once.
  public static let contentTypes: [String] = {
    let names = KnownContentType.all.map { $0.name }
    return names + TextContentType.all.map { $0.rawValue }.filter { !names.contains($0) }
  }()

  /// The nearest of `names` if it is near enough: at most one slip in three letters, two swapped letters being one
  /// slip, upper and lower case none; something of it must be right. The first of equally near ones.
  public static func didYouMean(_ word: String, among names: [String]) -> String? {
    // No letter takes more than four bytes.
    guard word.utf8.count <= 4 * longest else { return nil }
    let typed = Array(word.lowercased().unicodeScalars)
    guard !typed.isEmpty, typed.count <= longest else { return nil }
    var best: (name: String, slips: Int)?
    for name in names {
      let wanted = Array(name.lowercased().unicodeScalars)
      let allowed = max(1, min(typed.count, wanted.count) / 3)
      guard abs(typed.count - wanted.count) <= allowed else { continue }
      let slips = slips(from: typed, to: wanted)
      let isNear = slips <= allowed && slips < max(typed.count, wanted.count)
      if isNear, slips < (best?.slips ?? .max) { best = (name, slips) }
    }
    return best?.name
  }

  /// Longer words are no slips of the finger; it also bounds the work.
  private static let longest = 64

  /// The number of letters added, left out, changed or swapped with their neighbour (optimal string alignment).
  private static func slips(from typed: [Unicode.Scalar], to wanted: [Unicode.Scalar]) -> Int {
    guard !typed.isEmpty, !wanted.isEmpty else { return max(typed.count, wanted.count) }
    var beforeLast: [Int] = []
    var last = Array(0...wanted.count)
    for row in 1...typed.count {
      var current = [row]
      for column in 1...wanted.count {
        let change = typed[row - 1] == wanted[column - 1] ? 0 : 1
        var least = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + change)
        if row > 1, column > 1, typed[row - 1] == wanted[column - 2], typed[row - 2] == wanted[column - 1] {
          least = min(least, beforeLast[column - 2] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[wanted.count]
  }
}
