/// The letters, icons and shapes that painters share: opened once, each drawn once at a size and kept.
public final class Artwork {
  var lettering: Lettering
  var icons: Icons
  var bubbles = Bubbles()

  /// `assets` is the path of the folder that holds `icons`. Throws where a font is missing, naming its Debian package.
  public init(assets: String) throws(DisplayError) {
    lettering = try Lettering()
    icons = Icons(folder: assets + "/icons")
  }
}
