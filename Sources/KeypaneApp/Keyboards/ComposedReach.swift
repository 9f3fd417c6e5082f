import KeyboardCore
import Locales

/// Which keys of a keyboard lead to text that gets to the program: what a key types may only be on the way to it, and a
/// key whose every result has no way would leave something wrong behind.
struct ComposedReach {
  private let composition: Composition
  private let scripts: WritingScripts

  /// - Parameter locale: the language that is typed.
  init(_ composition: Composition, for locale: LocaleFacts) {
    self.composition = composition
    scripts = WritingScripts(of: locale)
  }

  /// What keeps a key's text from being of use; nil: nothing does.
  /// - Parameters:
  ///   - text: as the layout has it, with its markers.
  ///   - reaches: whether a text gets to the program as it is.
  /// - Returns: the text that has no way: the key's own, or the first of the shortest that it leads to.
  func missing(for text: String, where reaches: (String) -> Bool) -> String? {
    switch composition {
    case .none: return reaches(text) ? nil : text
    case .hangul:
      // Jamo that never become a syllable are no text that anybody means.
      guard Self.isJamo(text) else { return reaches(text) ? nil : text }
      return reaches("한글") && reaches(text) ? nil : text
    case .transforms(let transforms):
      let results = transforms.outcomes(of: text)
      // The first is what it types by itself; letters that the language is not written with are only on the way.
      guard let own = results.first else { return nil }
      guard !scripts.write(own) else { return reaches(own) || results.dropFirst().contains(where: reaches) ? nil : own }
      let ends = results.filter(scripts.write)
      guard let shortest = ends.min(by: { ($0.count, $0) < ($1.count, $1) }) else { return reaches(own) ? nil : own }
      return reaches(own) && ends.contains(where: reaches) ? nil : shortest
    }
  }

  /// The same for what a key has become by what stands before it.
  /// - Parameters:
  ///   - made: what is put in now.
  ///   - text: the key's own.
  func missing(in made: String, of text: String, where reaches: (String) -> Bool) -> String? {
    switch composition {
    case .none: nil
    case .hangul: reaches(made) ? missing(for: text, where: reaches) : nil
    case .transforms: scripts.write(made) ? nil : missing(for: text, where: reaches)
    }
  }

  /// Hangul letters by themselves. Source: the Unicode blocks Hangul Jamo and Hangul Compatibility Jamo.
  private static func isJamo(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x1100...0x11ff).contains($0.value) || (0x3130...0x318f).contains($0.value) }
  }
}
