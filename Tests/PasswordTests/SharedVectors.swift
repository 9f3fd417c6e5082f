import Forms
import KeyboardCore
import Posix
import Testing

/// Public tables beside the checkout; tests that read them are skipped by name where they are missing.
enum SharedVectors {
  static let rules = file("password-rules.json")
  static let quirks = file("password-rules-quirks.json")
  static let patterns = file("pattern-to-password-rules.json")

  static func exists(_ path: String) -> Bool { Files.exists(path) }

  static func read(_ path: String) throws -> JSONNode {
    JSONNode(try JSONReader.read(Files.read(path, limit: 16 << 20), takesComments: false), isPrivate: false)
  }

  private static func file(_ name: String) -> String {
    // <checkout>/Tests/PasswordTests/SharedVectors.swift
    let checkout = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/" + checkout + "/../shared/vectors/" + name
  }

  /// Every text of rules in the tables, with where it is from.
  static func allRules() throws -> [(name: String, text: String)] {
    var found: [(String, String)] = []
    for row in try read(rules).elements() {
      found.append((try row.required("name").string(), try row.required("input").string()))
    }
    for (domain, row) in try read(quirks).members() { found.append((domain, try row.required("input").string())) }
    for row in try read(patterns).required("vectors").elements() {
      guard let text = try row.member("rules")?.string() else { continue }
      found.append((try row.required("regexp").string(), text))
    }
    return found
  }
}

/// Rules as the tables list them: a name and a value each.
struct ListedRules: Hashable, CustomStringConvertible {
  var lines: [String] = []

  var description: String { lines.joined(separator: " ") }

  init(_ rules: PasswordRules) {
    lines = rules.required.map { "required=" + Self.classes($0) }
    lines.append("allowed=" + Self.classes(rules.allowed))
    if let number = rules.maxConsecutive { lines.append("max-consecutive=\(number)") }
    if let number = rules.minLength { lines.append("minlength=\(number)") }
    if let number = rules.maxLength { lines.append("maxlength=\(number)") }
  }

  init(_ list: JSONNode) throws {
    for rule in try list.elements() {
      let name = try rule.required("name").string()
      let value = try rule.required("value")
      if case .number = value.value {
        lines.append("\(name)=\(try value.whole(0...Int.max))")
      } else {
        let parts = try value.elements().map { part in
          if let named = try part.member("named") { return try named.string() }
          return "[" + (try part.required("custom").string()) + "]"
        }
        lines.append("\(name)=" + parts.joined(separator: ","))
      }
    }
  }

  private static func classes(_ value: PasswordClass) -> String {
    value.parts.map { part in
      switch part {
      case .named(let name): name.rawValue
      case .custom(let text): "[\(text)]"
      }
    }.joined(separator: ",")
  }
}
