import Keymap
import Posix

extension ComposeLocale {
  /// The locale that the environment asks for.
  static var ofEnvironment: ComposeLocale {
    ComposeLocale(
      lcAll: Environment.value("LC_ALL"), lcCType: Environment.value("LC_CTYPE"), lang: Environment.value("LANG"))
  }
}
