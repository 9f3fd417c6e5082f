import KeyboardCore
import Posix

extension DoctorCheck {
  /// What keys and fields are drawn with; a form may name more, which are its own business.
  private static let icons = [
    "bookmarks", "calendar", "card", "clear", "delete", "delete-pressed", "emoji", "eye", "eye-off", "globe", "hide",
    "link", "location", "lock", "mail", "page-down", "page-up", "person", "phone", "return", "search", "shift-locked",
    "shift-off", "shift-on",
  ]

  /// In bytes; larger files are refused by what reads them, too.
  private static let largest = 1 << 20

  /// The program's icons are there, and are SVG.
  static func icons(_ data: DataFolder) -> DoctorCheck {
    files(
      "icons", icons.map { "\(data.assets)/icons/\($0).svg" }, status: .fail, says: "\(icons.count) icons",
      otherwise: "is no SVG"
    ) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains("<svg") && text.contains("</svg>")
    }
  }

  /// The clicks of keys are there, and are WAV. Keys work without them once `--no-sound` says so.
  static func sounds(_ data: DataFolder) -> DoctorCheck {
    files(
      "sounds", KeyClick.allCases.map { "\(data.assets)/sounds/\($0.rawValue).wav" }, status: .warning,
      says: "\(KeyClick.allCases.count) sounds", otherwise: "is no WAV"
    ) { bytes in
      bytes.count > 44 && bytes.starts(with: Array("RIFF".utf8)) && bytes[8..<12].elementsEqual("WAVE".utf8)
    }
  }

  /// The emoji, and their names in the languages that are to be typed: without names they cannot be searched for.
  static func emoji(_ data: DataFolder, languages: [String]) -> DoctorCheck {
    let folder = "\(data.assets)/emoji"
    guard EmojiFiles(data).exist else {
      return DoctorCheck(
        "emoji", .warning, "there are no emoji: \(folder)/emoji.tsv is missing or damaged", remedy: "make emoji")
    }
    let nameless = languages.filter { !Files.exists("\(folder)/names-\($0).tsv") }
    guard nameless.isEmpty else {
      return DoctorCheck(
        "emoji", .warning, "emoji have no names in \(nameless.joined(separator: ", ")): English ones are searched",
        remedy: "make emoji EMOJI_LANGUAGES=\"en \(nameless.joined(separator: " "))\"")
    }
    let names = languages.count == 1 ? "1 language" : "\(languages.count) languages"
    return DoctorCheck("emoji", .ok, "emoji with names in \(names)")
  }

  /// The first file that is missing, or that is not what its name says.
  private static func files(
    _ name: String, _ paths: [String], status: Status, says: String, otherwise: String,
    isRight: ([UInt8]) -> Bool
  ) -> DoctorCheck {
    var wrong: [String] = []
    for path in paths {
      do {
        if !isRight(try Files.read(path, limit: largest)) { wrong.append("\(path) \(otherwise)") }
      } catch {
        wrong.append(AppError.unreadable(error, path).reason)
      }
    }
    guard let first = wrong.first else { return DoctorCheck(name, .ok, says) }
    let more = wrong.count > 1 ? ", and \(wrong.count - 1) more" : ""
    return DoctorCheck(name, status, first + more, remedy: "install Keypane's data anew")
  }
}
