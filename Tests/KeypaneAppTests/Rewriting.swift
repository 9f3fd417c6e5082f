import Posix

/// Files of the tests that a variable of the environment makes anew.
enum Rewriting {
  static func isAsked(_ variable: String) -> Bool {
    Environment.value(variable) == "1"
  }

  static func write(_ text: String, to path: String) throws {
    try Files.writeAtomically(path, Array(text.utf8))
  }
}
