import CAllocationCounter
import KeyboardCore
import KeypaneApp
import Posix
import Recording

/// `keypane-bench allocations`: the hot path does not allocate, whichever way a panel speaks.
///
/// Each panel's recording is played twice in a row: once to see that the right text comes out, which also lets
/// arrays grow to their size, and once more with the counter on.
enum AllocationCheck {
  /// Prints a line for each panel.
  /// - Returns: whether nothing was allocated.
  /// - Throws: where a panel's recording does not type its text, or where the counter itself does not count.
  static func run() throws(AppError) -> Bool {
    try checkCounter()
    let scene = try BenchScene()
    var isClean = true
    for panel in BenchPanel.allCases {
      let result = try count(panel, in: scene)
      try Bench.say("\(panel.name): \(result.frames) frames, \(result.counts.total) allocations")
      for stage in Stage.allCases where result.counts[stage] > 0 {
        isClean = false
        try Bench.say("  \(stage): \(result.counts[stage])")
      }
    }
    try Bench.say(isClean ? "the hot path does not allocate" : "the hot path allocates: see the stages above")
    return isClean
  }

  /// The allocations of one panel's recording.
  static func count(_ panel: BenchPanel, in scene: BenchScene) throws(AppError) -> (frames: Int, counts: StageCounts) {
    let script = scene.script(for: panel)
    let events = panel.recording(of: script.steps, screen: BenchScene.screen).events
    var path = try scene.hotPath(from: panel)
    var field = TypedText(try scene.keymap())
    try path.play(events, delay: .zero) { field.take($0) }
    guard field.text == script.text, field.isAtRest else {
      throw AppError(.software, "\(panel.name): the recording did not type its text, but: \(field.text.prefix(60))…")
    }
    let warmUp = path.frames
    let delay = script.end - .zero
    callocation_switch(1)
    try path.play(events, delay: delay) { _ in }
    callocation_switch(0)
    return (path.frames - warmUp, path.allocations)
  }

  /// The counter is switched, linked and not optimised away: an allocation of C and one of Swift are counted.
  private static func checkCounter() throws(AppError) {
    callocation_switch(1)
    let before = callocation_count()
    callocation_allocate_once()
    let afterC = callocation_count()
    let array = [UInt8](repeating: 1, count: CommandLine.arguments.count + 64)
    let afterSwift = callocation_count()
    callocation_switch(0)
    guard afterC == before + 1, afterSwift > afterC, array.last == 1 else {
      throw AppError(.software, "the allocation counter does not count: malloc of this program is not its own")
    }
  }
}
