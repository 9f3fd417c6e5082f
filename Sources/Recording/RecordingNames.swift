/// Which files belong together, by evemu's habits of naming; no file is opened.
public enum RecordingNames {
  /// The description that belongs to a file of events: `X.desc` or `X.prop` in the same folder, where `X` is the whole
  /// name of the events' file without its extension, or the longest beginning of it that ends at a word.
  ///
  /// `EP0430M09.1-finger-drag-up-down.events` finds `EP0430M09.desc`, `wetab.event` finds `wetab.prop`.
  ///
  /// - Parameters:
  ///   - events: A path that ends in `.events` or `.event`; nothing belongs to other paths.
  ///   - names: The paths to choose from, in any order.
  public static func description(for events: String, among names: [String]) -> String? {
    guard let (stem, kind) = split(events) else { return nil }
    let (first, second): (String, String)
    switch kind {
    case "events": (first, second) = ("desc", "prop")
    case "event": (first, second) = ("prop", "desc")
    default: return nil
    }
    var best: (name: String, stem: String, isFirst: Bool)?
    for name in names {
      guard let (candidate, kind) = split(name), kind == first || kind == second, belongs(candidate, to: stem) else {
        continue
      }
      let isFirst = kind == first
      if let best {
        let (old, new) = (best.stem.utf8.count, candidate.utf8.count)
        guard new > old || (new == old && isFirst && !best.isFirst) else { continue }
      }
      best = (name, candidate, isFirst)
    }
    return best?.name
  }

  /// Path without extension, and extension.
  private static func split(_ path: String) -> (stem: String, kind: String)? {
    guard let point = path.lastIndex(of: "."), !path[point...].contains("/") else { return nil }
    return (String(path[..<point]), String(path[path.index(after: point)...]))
  }

  /// Whether a description's stem is a beginning of the events' stem in the same folder.
  private static func belongs(_ candidate: String, to stem: String) -> Bool {
    guard stem.hasPrefix(candidate), !candidate.isEmpty, candidate.last != "/" else { return false }
    let rest = stem.dropFirst(candidate.count)
    guard let next = rest.first else { return true }
    return !rest.contains("/") && !next.isLetter && !next.isNumber
  }
}
