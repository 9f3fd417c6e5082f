/// How fast strokes may follow each other, so that a slow reader keeps up.
///
/// A reader's buffer holds 64 events, and when it overflows all of it is lost: the kernel tells the reader so
/// (SYN_DROPPED), and what was in it is typed nowhere. Source: EVDEV_MIN_BUFFER_SIZE in drivers/input/evdev.c.
///
/// | value | default | meaning |
/// |---|---|---|
/// | `characterGap` | 10 ms | between the starts of two characters of an insertion |
/// | `modifierGap` | 5 ms | between a modifier and its key, within an insertion |
/// | `burst`, `burstSpan` | 6 in 50 ms | characters that may start in any such time, whatever they are part of |
/// | `stall` | 100 ms | how long a reader may stand still without losing a key |
/// | `readerWait` | 2 s | how long the first stroke waits for a reader of a new keyboard |
public struct StrokePacing: Hashable, Sendable {
  /// From the start of a character to that of the next, within one insertion.
  public var characterGap = Interval.milliseconds(10)
  /// Between a modifier and its key, both ways, within one insertion.
  public var modifierGap = Interval.milliseconds(5)
  /// No more characters than this start within `burstSpan`; at least one.
  public var burst = 6
  /// See `burst`.
  public var burstSpan = Interval.milliseconds(50)
  /// No more than `strokesPerStall` strokes go out in any such time: a reader that does not read for that long loses
  /// nothing. Plain letters of an insertion are not slowed down by less than 150 ms.
  public var stall = Interval.milliseconds(100)
  /// From when the keyboard is made, the longest time that strokes are kept because nobody reads it yet; 0: none are.
  /// Measured on an emulated machine: an X server takes 0.4 to 0.8 s, sway 1.1 s.
  public var readerWait = Interval.milliseconds(2000)

  /// A stroke is two events: the key and the report that closes it. Of the 64 places of a reader's buffer one stays
  /// free always, and three are left for what others write, such as the state of a lock.
  public static let strokesPerStall = 30

  /// The defaults.
  public init() {}
}
