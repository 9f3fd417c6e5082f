import Forms
import KeyboardCore
import Posix

/// A file of password quirks, in the form in which apple/password-manager-resources keeps them: an object with a member
/// a domain, each with `password-rules` and perhaps `exact-domain-match-only`. Keypane ships none.
enum PasswordQuirksFile {
  /// In bytes; a larger file is refused.
  static let largest = 16 << 20

  static func read(_ path: String) throws(AppError) -> PasswordQuirks {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: largest) } catch { throw .unreadable(error, path) }
    do throws(JSONError) {
      return try quirks(JSONNode(JSONReader.read(bytes, takesComments: false), isPrivate: false))
    } catch {
      throw AppError(.data, place(error.place, in: path) + error.reason)
    }
  }

  private static func quirks(_ root: JSONNode) throws(JSONError) -> PasswordQuirks {
    var found: [PasswordQuirk] = []
    for (domain, node) in try root.members() {
      found.append(
        PasswordQuirk(
          domain: domain, rules: try node.required("password-rules").string(),
          isForExactDomainOnly: try node.member("exact-domain-match-only")?.bool() ?? false))
    }
    return PasswordQuirks(found)
  }

  private static func place(_ place: JSONError.Place, in path: String) -> String {
    switch place {
    case .line(let line, let column): "\(path):\(line):\(column): "
    case .path(let pointer): pointer.isEmpty ? "\(path): " : "\(path): \(pointer): "
    }
  }
}
