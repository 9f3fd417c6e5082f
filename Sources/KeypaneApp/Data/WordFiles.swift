import KeyboardCore
import Posix

/// The words of the languages, a file each in `Assets/words`.
struct WordFiles {
  private let folder: String

  init(_ data: DataFolder) {
    folder = "\(data.assets)/words"
  }

  /// The largest file is a hundredth of it.
  private static let largest = 1 << 20

  /// The words of a locale's language; English where there is no file for it.
  func words(for locale: LocaleFacts) throws(AppError) -> Words {
    for name in Words.files(for: locale) where Files.exists(path(name)) {
      return try read(name)
    }
    return .english
  }

  private func read(_ name: String) throws(AppError) -> Words {
    let text: String
    do { text = String(decoding: try Files.read(path(name), limit: Self.largest), as: UTF8.self) } catch {
      throw .unreadable(error, path(name))
    }
    do { return try Words(language: name, reading: text) } catch {
      throw AppError(.data, "\(path(name)):\(error.line): \(error.reason)")
    }
  }

  private func path(_ name: String) -> String { "\(folder)/\(name).tsv" }
}
