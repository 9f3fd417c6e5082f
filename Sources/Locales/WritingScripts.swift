import CICU
import KeyboardCore

/// The scripts that a language is written in: Japanese has three.
public struct WritingScripts: Sendable {
  /// ICU's numbers; none: every script is one of them.
  private let scripts: [Int32]

  /// Those of a locale.
  public init(of locale: LocaleFacts) {
    var scripts = [Int32](repeating: 0, count: 16)
    var status = U_ZERO_ERROR
    let count = unsafe keypane_scripts_of(
      "\(locale.language)_\(locale.script)_\(locale.region)", &scripts, Int32(scripts.count), &status)
    self.scripts = status.rawValue > U_ZERO_ERROR.rawValue ? [] : Array(scripts.prefix(Int(max(0, count))))
  }

  /// Whether a text can stand in the language as it is: its letters are of these scripts. Digits and punctuation belong to
  /// all of them.
  public func write(_ text: String) -> Bool {
    scripts.isEmpty
      || text.unicodeScalars.allSatisfy { scalar in
        scripts.contains { keypane_has_script(Int32(scalar.value), $0) != 0 }
      }
  }
}
