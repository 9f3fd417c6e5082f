import FoundationEssentials
import Testing

/// Public tables beside the checkout; tests that read them are skipped by name where they are missing.
enum SharedTables {
  static let autocomplete = file("html-autocomplete.json")
  static let enums = file("input-purpose-enums.json")
  static let mappings = file("mapping-tables.json")

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value {
    try JSONDecoder().decode(type, from: #require(FileManager.default.contents(atPath: path)))
  }

  private static func file(_ name: String) -> String {
    // <checkout>/Tests/VocabularyTests/SharedTables.swift
    let checkout = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/" + checkout + "/../shared/vectors/" + name
  }
}
