import KeyboardCore
import KeypaneApp
import Recording

/// Steps 4 to 8 of a touch's way, a frame: events to strokes.
enum HotPathMeasures {
  static func measure(_ scene: BenchScene) throws(AppError) -> [Measure] {
    var rows: [Measure] = []
    for panel in BenchPanel.allCases {
      let script = scene.script(for: panel)
      let events = panel.recording(of: script.steps, screen: BenchScene.screen).events
      let length = script.end - .zero
      var path = try scene.hotPath(from: panel)
      try path.play(events, delay: .zero) { _ in }
      var played: Int64 = 1
      let time = try CPUTime.median(runs: 15, pieces: script.steps.count) { () throws(AppError) in
        try path.play(events, delay: Interval(microseconds: length.microseconds * played)) { _ in }
        played += 1
      }
      rows.append(Measure("a frame from events to strokes, \(panel.name)", time, under: .microseconds(2)))
    }
    var allocations: UInt64 = 0
    for panel in BenchPanel.allCases { allocations += try AllocationCheck.count(panel, in: scene).counts.total }
    rows.append(Measure("allocations in these frames", none: allocations))
    return rows
  }
}
