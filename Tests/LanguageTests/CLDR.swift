import FoundationEssentials
import LayoutFormat

/// What CLDR says of a language, where the machine has it.
enum CLDR {
  static let folder = "/usr/share/unicode/cldr/common/main"

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

  /// The letters that the language is written with: those of the last file that names them.
  static func exemplars(_ files: [String]) throws -> [String] {
    try files.compactMap { try texts(of: "exemplarCharacters", in: $0).first }.last.flatMap(ExemplarSet.init)?.letters
      ?? []
  }

  /// The outer and inner marks around what somebody says.
  static func quotationMarks(_ files: [String]) throws -> [String] {
    try ["quotationStart", "quotationEnd", "alternateQuotationStart", "alternateQuotationEnd"].compactMap { name in
      try files.compactMap { try texts(of: name, in: $0).first }.last
    }
  }

  /// What stands in the elements of that name that have no attributes.
  private static func texts(of name: String, in file: String) throws -> [String] {
    let data = try Data(contentsOf: URL(filePath: "\(folder)/\(file).xml"))
    return String(decoding: data, as: UTF8.self).split(separator: "<").filter { $0.hasPrefix("\(name)>") }
      .map { String($0.dropFirst(name.utf8.count + 1)) }
  }
}
