import Glibc
import KeyboardCore

/// The system's clocks.
public enum Clock {
  /// CLOCK_MONOTONIC: the clock that panels are told to stamp their events with.
  public static func monotonic() -> Instant {
    Instant(microseconds: read(CLOCK_MONOTONIC))
  }

  /// The processor time that this process has used so far.
  public static func cpu() -> Interval {
    Interval(microseconds: read(CLOCK_PROCESS_CPUTIME_ID))
  }

  /// CLOCK_REALTIME in whole seconds since 1970: what people's clocks tell, which may be put back.
  public static func sinceEpoch() -> Int64 { read(CLOCK_REALTIME) / 1_000_000 }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    let result = unsafe clock_gettime(clock, &time)
    precondition(result == 0, "Linux has these clocks always")
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
