import CXKBCommon
import KeyboardCore

/// How to get from the active group to another one, and back.
struct GroupWay {
  /// The other group.
  var group: Int
  /// What is typed before a character of that group.
  var enter: [KeyStroke]
  /// What is typed after it.
  var leave: [KeyStroke]
  /// A key that is held costs less than one that locks, which needs another to come back.
  var cost: Int

  /// The cheapest way to every other group of a keymap that has one.
  static func all(from group: Int, at vantage: Vantage, groups: Int) -> [GroupWay] {
    guard groups > 1 else { return [] }
    var ways: [Int: GroupWay] = [:]
    // By the group where they are pressed.
    let taps = (0..<groups).map { GroupTap.all(at: vantage.inGroup($0)) }
    for tap in taps[group] {
      guard let held = tap.held, held != group, ways[held] == nil else { continue }
      ways[held] = GroupWay(group: held, enter: tap.down, leave: tap.up, cost: 20)
    }
    for other in 0..<groups where other != group && ways[other] == nil {
      guard let there = route(from: group, to: other, taps), let back = route(from: other, to: group, taps) else {
        continue
      }
      ways[other] = GroupWay(group: other, enter: there, leave: back, cost: 40 + there.count + back.count)
    }
    return ways.values.sorted { $0.group < $1.group }
  }

  /// The way back from a group that strokes have left locked; nil: there is none.
  static func back(from locked: Int, to group: Int, at vantage: Vantage, groups: Int) -> [KeyStroke]? {
    route(from: locked, to: group, (0..<groups).map { GroupTap.all(at: vantage.inGroup($0)) })
  }

  /// The fewest taps that lock one group where another is locked.
  private static func route(from start: Int, to end: Int, _ taps: [[GroupTap]]) -> [KeyStroke]? {
    var routes: [Int: [KeyStroke]] = [start: []]
    var edge = [start]
    while routes[end] == nil, !edge.isEmpty {
      var next: [Int] = []
      for group in edge {
        for tap in taps[group] {
          guard let locked = tap.locked, routes[locked] == nil, let before = routes[group] else { continue }
          routes[locked] = before + tap.down + tap.up
          next.append(locked)
        }
      }
      edge = next
    }
    return routes[end]
  }
}
