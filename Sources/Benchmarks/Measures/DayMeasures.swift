import CAllocationCounter
import KeyboardCore
import KeypaneApp
import Posix
import Recording

/// Typing for 24 hours of the events' own time, on a panel of protocol B: memory does not grow.
enum DayMeasures {
  private static let day = Interval.milliseconds(24 * 3600 * 1000)

  static func measure(_ scene: BenchScene) throws(AppError) -> [Measure] {
    let panel = BenchPanel.slotted
    let script = scene.script(for: panel)
    let events = panel.recording(of: script.steps, screen: BenchScene.screen).events
    let length = (script.end - .zero).microseconds
    var path = try scene.hotPath(from: panel)
    // Arrays grow to their size, and what is used for the first time is loaded.
    try path.play(events, delay: .zero) { _ in }
    let memory = try anonymousMemory()
    let before = callocation_count()
    callocation_switch(1)
    var rounds: Int64 = 1
    while rounds * length < day.microseconds {
      try path.play(events, delay: Interval(microseconds: rounds * length)) { _ in }
      rounds += 1
    }
    callocation_switch(0)
    let allocations = callocation_count() - before
    let grown = try anonymousMemory() - memory
    // After all that the keyboard still types what is touched.
    var field = TypedText(try scene.keymap())
    try path.play(events, delay: Interval(microseconds: rounds * length)) { field.take($0) }
    guard field.text == script.text, field.isAtRest else {
      throw AppError(.software, "after 24 hours the keyboard types something else: \(field.text.prefix(60))…")
    }
    return [
      Measure("allocations in 24 hours of typing, \(path.frames) frames", none: allocations),
      Measure("KiB of memory that 24 hours of typing took", none: UInt64(max(0, grown))),
    ]
  }

  /// Memory of the process that is no file's, in KiB. Source: proc_pid_smaps(5); unlike VmRSS it is exact.
  private static func anonymousMemory() throws(AppError) -> Int {
    let path = "/proc/self/smaps_rollup"
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: 1 << 16) } catch { throw AppError(.unavailable, error.reason) }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where line.hasPrefix("Anonymous:") {
      if let number = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) { return number }
    }
    throw AppError(.unavailable, "\(path): no line Anonymous")
  }
}
