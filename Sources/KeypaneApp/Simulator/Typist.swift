import KeyboardCore
import Posix

/// Types strokes through a uinput keyboard, at the pace that readers can follow, once there is one.
struct Typist: ~Copyable {
  private var output: StrokeOutput

  /// - Parameter rights: what may leave.
  init(_ rights: KeyRights, pacing: StrokePacing) throws(AppError) {
    output = try StrokeOutput(prints: false, pacing: pacing, rights: rights)
  }

  /// Types and returns when the last stroke is out.
  mutating func type(_ strokes: [KeyStroke]) throws(AppError) {
    try output.send(strokes, at: Clock.monotonic())
    var poller = Poller()
    while let deadline = output.deadline {
      _ = try? poller.wait(until: deadline)
      try output.flush(at: Clock.monotonic())
    }
  }
}
