import FoundationEssentials
import Testing

/// Public tables beside the checkout; tests that read them are skipped by name where they are missing.
enum SharedVectors {
  static let contentTypes = file("text-content-types.json")
  static let enums = file("text-input-enums.json")

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  static func data(_ path: String) throws -> Data {
    try #require(FileManager.default.contents(atPath: path))
  }

  private static func file(_ name: String) -> String {
    // <checkout>/Tests/TraitsTests/SharedVectors.swift
    let checkout = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/" + checkout + "/../shared/vectors/" + name
  }
}
