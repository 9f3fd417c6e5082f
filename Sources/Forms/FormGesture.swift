import KeyboardCore

/// What fingers did on a form.
public enum FormGesture: Sendable, Hashable {
  /// A finger came down and left on one thing.
  case tapped(FormTarget, at: KeyPoint)
  /// It did so again at once, on a text.
  case doubleTapped(field: String)
  /// A finger rests on a field, or a pointer above it.
  case held(field: String)
  /// It does no longer; a finger that left the thing that it came down on names it, so that a slow touch is one too.
  case released(FormTarget?, at: KeyPoint)
}
