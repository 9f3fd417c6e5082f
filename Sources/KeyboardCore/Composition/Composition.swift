/// What makes other text of the text that a layout's keys have typed.
public enum Composition: Sendable {
  /// Keys type what stands on them.
  case none
  /// The layout file's transforms (UTS #35 part 7).
  case transforms(Transforms)
  /// Jamo become syllables as they are typed.
  case hangul
}
