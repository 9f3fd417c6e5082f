/// The version of evemu's text format, from the comment `# EVEMU 1.3` at the top of a file.
///
/// 1.0 has no such comment. 1.1 allows comments at the end of lines, 1.2 adds the resolution to `A:` lines, 1.3 adds
/// `L:` and `S:` lines. Comments at the end of lines are read in every version.
enum EvemuVersion {
  /// No comment says it: a file of 1.0, or one whose first line has been lost.
  case unsaid
  /// 1.0 or 1.1: axes without resolution.
  case withoutResolution
  /// 1.2 or 1.3.
  case withResolution

  /// Nil for versions that do not exist.
  init?(major: Int32, minor: Int32) {
    switch (major, minor) {
    case (1, 0...1): self = .withoutResolution
    case (1, 2...3): self = .withResolution
    default: return nil
    }
  }
}
