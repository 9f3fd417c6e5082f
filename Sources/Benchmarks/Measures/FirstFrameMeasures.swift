import Display
import Glibc
import KeyboardCore
import KeypaneApp
import Posix

/// Keypane's first picture in a window beside that of a bare C program, each a process of its own, by the clock.
///
/// Under `$DISPLAY` where there is one; `make bench` starts Xvfb. Else under SDL's dummy driver.
enum FirstFrameMeasures {
  /// What the program is given to measure itself: shows one picture and ends.
  static let word = "first-frame"

  /// - Parameter bare: the C program; built by `make bench`.
  static func measure(bare: String) throws(AppError) -> [Measure] {
    let what = "first frame against a bare C program's, by the clock"
    guard Files.exists(bare) else { return [Measure(what, missing: "\(bare) is not built: make bench builds it")] }
    guard let own = Executable.path else { return [Measure(what, missing: "/proc is not mounted")] }
    var bareTimes: [CPUTime] = []
    var ownTimes: [CPUTime] = []
    // One after the other, so that both see the same machine; the first of each warms the files up.
    for round in 0..<22 {
      let one = try ChildProgram.wallTime(bare, [])
      let two = try ChildProgram.wallTime(own, [word])
      if round > 0 {
        bareTimes.append(one)
        ownTimes.append(two)
      }
    }
    let (bareTime, ownTime) = (CPUTime.median(of: bareTimes), CPUTime.median(of: ownTimes))
    return [
      Measure("a bare C program with SDL2 and SDL2_ttf, 40 letters, start to exit", bareTime),
      Measure("the same for Keypane's first picture", ownTime),
      Measure(what, ratio: ownTime.nanoseconds / max(1, bareTime.nanoseconds), under: 1.3),
    ]
  }

  /// The other side: reads a layout, opens a window, shows the keyboard, ends.
  static func show() throws(AppError) {
    let scene = try BenchScene()
    let isThere = Environment.value("DISPLAY").map { !$0.isEmpty } ?? false
    var view = try KeyboardView(driver: isThere ? .x11 : .dummy, data: scene.data)
    try view.show(scene.keyboard.picture())
  }
}
