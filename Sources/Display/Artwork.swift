/// The letters, icons and shapes that painters share: opened once, each drawn once at a size and kept.
public final class Artwork {
  /// Colours and sizes.
  public let theme: Theme
  var lettering: Lettering
  var icons: Icons
  var bubbles = Bubbles()
  var popups = PopupShapes()

  /// `assets` is the path of the folder that holds `icons`. Throws where a font is missing, naming its Debian package.
  public init(assets: String, theme: Theme = .standard) throws(DisplayError) {
    self.theme = theme
    lettering = try Lettering(theme.font)
    icons = Icons(folder: assets + "/icons")
  }
}
