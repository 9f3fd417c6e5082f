import Display
import Glibc
import Testing

/// Where the checkout lies, seen from this file.
enum SourceTree {
  static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  static func artwork() throws -> Artwork {
    try Artwork(assets: root + "/Assets")
  }

  /// Whether the golden pictures are to be written anew instead of compared.
  static var rewritesGolden: Bool {
    unsafe getenv("KEYPANE_REWRITE_GOLDEN") != nil
  }

  /// A folder of its own for a test's files.
  static func temporaryFolder() throws -> String {
    var template = Array("/tmp/keypane-test-XXXXXX".utf8CString)
    let made = unsafe mkdtemp(&template) != nil
    try #require(made, "no folder can be made in /tmp")
    return unsafe template.withUnsafeBytes { unsafe String(decoding: $0.dropLast(), as: UTF8.self) }
  }
}
