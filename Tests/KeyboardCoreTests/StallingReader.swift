import KeyboardCore

/// What a program sees of strokes through the kernel's buffer of 64 events, when it does not read for a while.
///
/// As drivers/input/evdev.c has it: the buffer is a ring whose head must not reach its tail; when it does, everything
/// in it is given up and the reader is told so. A stroke is two events, its own and the report that closes it.
struct StallingReader {
  static let size = 64

  /// The strokes that the reader got.
  private(set) var seen: [KeyStroke] = []
  /// How often the buffer ran over.
  private(set) var overflows = 0

  private var waiting: [KeyStroke] = []
  private var events = 0

  /// The kernel gets a stroke.
  mutating func write(_ stroke: KeyStroke) {
    for event in 0..<2 {
      if event == 0 { waiting.append(stroke) }
      events += 1
      if events == Self.size {
        overflows += 1
        waiting.removeAll()
        // SYN_DROPPED, and the event that did not fit.
        events = 2
      }
    }
  }

  /// The reader runs and takes what is there.
  mutating func read() {
    seen += waiting
    waiting.removeAll()
    events = 0
  }
}
