import Posix

/// Texts that a person has looked at, a file each. `KEYPANE_REWRITE_GOLDEN=1` writes them anew.
public struct GoldenText: Sendable {
  private let folder: String

  /// - Parameter file: of the test, `#filePath`: its texts stand in the folder Golden beside it.
  public init(beside file: String) {
    folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]) + "/Golden"
  }

  /// The first line in which a text is not the one of a file; nil: they are the same.
  /// - Parameter name: of the file.
  public func difference(_ name: String, from text: String) throws(SystemError) -> String? {
    let path = "\(folder)/\(name)"
    if Environment.value("KEYPANE_REWRITE_GOLDEN") == "1" { try Files.write(path, Array(text.utf8)) }
    let golden = (try? Files.read(path, limit: 1 << 24)) ?? []
    let old = String(decoding: golden, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    if old == new { return nil }
    let line = zip(old, new).prefix { $0 == $1 }.count
    let was = old.indices.contains(line) ? old[line] : "nothing"
    let now = new.indices.contains(line) ? new[line] : "nothing"
    return "\(name):\(line + 1): was \(was), is \(now); KEYPANE_REWRITE_GOLDEN=1 rewrites it"
  }
}
