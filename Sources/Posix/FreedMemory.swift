import CLinux

/// What is left in memory that nobody uses any more: text that was typed, secrets on their way to a program.
public enum FreedMemory {
  /// From now on memory is overwritten when it is freed. Small pieces are kept for their next use and are not: see `clear`.
  public static func overwriteFromNowOn() { clinux_overwrite_freed() }

  /// Overwrites the pieces that are kept for their next use.
  public static func clear() { clinux_overwrite_cached() }
}
