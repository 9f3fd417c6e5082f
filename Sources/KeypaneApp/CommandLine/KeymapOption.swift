import Keymap
import Posix

/// `--keymap LAYOUT[:VARIANT]`, or whatever else `KeymapName` reads: how the receiving side reads key codes.
enum KeymapOption {
  static func keymap(_ arguments: Arguments, fallback: String = "us") throws(AppError) -> Keymap {
    let word = arguments.value("keymap") ?? fallback
    do {
      return try Keymap(KeymapName(parsing: word))
    } catch {
      throw AppError(arguments.has("keymap") ? .usage : .unavailable, "--keymap \(word): \(error)")
    }
  }
}
