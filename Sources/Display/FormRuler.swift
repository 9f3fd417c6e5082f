import Forms

/// Measures texts in the letters that forms are drawn with.
public struct FormRuler: TextRuler {
  private let artwork: Artwork

  /// A ruler that shares its letters with painters.
  public init(artwork: Artwork) {
    self.artwork = artwork
  }

  /// How far the pen moves over a text, in pixels; nothing is drawn.
  public func width(of text: String, size: Int) -> Int {
    artwork.lettering.advance(of: text, size: size)
  }
}
