import CXKBCommon
import KeyboardCore

/// A key, alone or with one modifier held, that changes the group: while it is down, or from then on.
struct GroupTap {
  var down: [KeyStroke]
  var up: [KeyStroke]
  /// The group while it is down, where letting go brings back the one before.
  var held: Int?
  /// The group that it leaves locked.
  var locked: Int?

  /// Every such key of a keyboard in some state: keys alone first.
  static func all(at vantage: Vantage) -> [GroupTap] {
    let setters = ModifierKeys(at: vantage).setters.map { Optional($0.code) }
    return ([nil] + setters.prefix(8)).flatMap { all(at: vantage, holding: $0) }
  }

  private static func all(at vantage: Vantage, holding holder: UInt16?) -> [GroupTap] {
    let rest = vantage.trial().memory
    let held = vantage.after(holder.map { [.down($0)] } ?? [])
    var trial = held.trial()
    let start = trial.memory
    guard start.group == rest.group else { return [] }
    var taps: [GroupTap] = []
    for code in KeyCode.declared where code != holder {
      trial.take(.down(code))
      let down = trial.memory
      trial.take(.up(code))
      let up = trial.memory
      guard up != start || down.group != start.group else { continue }
      trial = held.trial()
      // The character is typed with everything that is still down, so nothing but the group may have changed.
      if holder == nil, down.group != start.group, up == start, down.held == start.held {
        taps.append(GroupTap(down: [.down(code)], up: [.up(code)], held: Int(down.group)))
      } else if up.lockedGroup != start.lockedGroup, up.locked == start.locked, up.latched == start.latched {
        let (before, after) = (holder.map { [KeyStroke.down($0)] } ?? [], holder.map { [KeyStroke.up($0)] } ?? [])
        taps.append(GroupTap(down: before + [.down(code)], up: [.up(code)] + after, locked: Int(up.group)))
      }
    }
    return taps
  }
}
