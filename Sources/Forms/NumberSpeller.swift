/// Writes and reads numbers as a locale does; whoever has the locale's data implements it.
public protocol NumberSpeller: Sendable {
  /// A number as it stands in a field while it is typed: all its digits and no others. Nil where it cannot be written.
  func spelling(of draft: NumberDraft, in style: NumberStyle) -> NumberSpelling?

  /// A number that is complete, with as many digits behind the separator as its style asks for.
  func finishedSpelling(of draft: NumberDraft, in style: NumberStyle) -> NumberSpelling?

  /// The number that a text says, grouping marks or not; nil where it says none, or something beside it.
  func number(in text: String) -> NumberDraft?

  /// What a field of that style takes.
  func input(for style: NumberStyle) -> NumberInput
}
