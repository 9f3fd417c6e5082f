import KeyboardCore

/// What is to be said of touches that filters found odd.
enum TouchReport {
  /// A clause for each kind of oddity that was found. A finger that is seen twice is none: nothing was lost or given up.
  static func lines(_ counts: TouchFilterCounts) -> [String] {
    var lines: [String] = []
    func say(_ count: Int, _ what: String) {
      if count > 0 { lines.append("\(count) \(what)") }
    }
    say(counts.bounces, "bounce(s): touches that came back at once were taken for one")
    say(counts.palms, "palm(s): contacts as large as a hand typed nothing")
    say(counts.phantoms, "phantom contact(s): contacts that told no position typed nothing")
    say(counts.stuck, "stuck contact(s): contacts that did not end were given up and typed nothing")
    return lines
  }

  /// The kinds that were not there `before`, each found once: a panel that bounces does so all day.
  static func news(_ now: TouchFilterCounts, before: TouchFilterCounts) -> [String] {
    var new = TouchFilterCounts()
    func isNew(_ kind: KeyPath<TouchFilterCounts, Int>) -> Bool { now[keyPath: kind] > 0 && before[keyPath: kind] == 0 }
    if isNew(\.bounces) { new.bounces = now.bounces }
    if isNew(\.palms) { new.palms = now.palms }
    if isNew(\.phantoms) { new.phantoms = now.phantoms }
    if isNew(\.stuck) { new.stuck = now.stuck }
    return lines(new)
  }
}
