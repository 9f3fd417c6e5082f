import Forms
import Posix

/// Public tables beside the checkout; tests that read them are skipped by name where they are missing.
enum SharedVectors {
  static let codes = folder + "one-time-codes.json"
  static let cards = folder + "credit-card-types.json"
  static let shipments = folder + "tracking-numbers"

  static func exists(_ path: String) -> Bool { Files.exists(path) }

  static func read(_ path: String) throws -> JSONNode {
    JSONNode(try JSONReader.read(Files.read(path, limit: 16 << 20), takesComments: false), isPrivate: false)
  }

  // <checkout>/Tests/CodesTests/SharedVectors.swift
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/../shared/vectors/"
}
