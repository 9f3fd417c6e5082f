/// What makes the words of a vocabulary unreadable, in one sentence for people.
public struct VocabularyError: Error, Hashable, CustomStringConvertible {
  /// One sentence, without the vocabulary's name.
  public let reason: String

  /// An error by its sentence.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// `reason`.
  public var description: String { reason }

  /// A word that is none of those that could stand in its place.
  static func unknown(_ what: String, _ word: some StringProtocol, among names: [String]) -> VocabularyError {
    let near = word.near(names).map { "; did you mean " + $0 + "?" }
    let hint = near ?? " (known: " + list(names) + ")"
    return VocabularyError(what + " " + word.shown + " is not known" + hint)
  }

  /// More than these fill the screen.
  private static let mostNames = 40

  private static func list(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ") + (names.count > mostNames ? ", …" : "")
  }
}

extension StringProtocol {
  /// In quotation marks, cut to a length that a sentence can bear, control characters made visible: it may come from
  /// anybody. Counts scalars, because one character can be a mebibyte long.
  var shown: String {
    var text = "\""
    for scalar in unicodeScalars.prefix(40) {
      text.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7f ? "\u{fffd}" : scalar)
    }
    return unicodeScalars.dropFirst(40).isEmpty ? text + "\"" : text + "…\""
  }

  /// The name that somebody who mistyped it probably meant. Looks at no more than can be one.
  func near(_ names: [String]) -> String? {
    TraitNames.didYouMean(String(String.UnicodeScalarView(unicodeScalars.prefix(65))), among: names)
  }
}
