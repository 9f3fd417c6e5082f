import Display

/// The fonts and icons that a simulator measures and paints with, opened when they are first needed: a replay that touches
/// no field and draws nothing does without.
final class Letters {
  private let data: DataFolder
  private let theme: Theme
  private var opened: Artwork?

  init(_ data: DataFolder, theme: Theme) {
    self.theme = theme
    self.data = data
  }

  func artwork() throws(AppError) -> Artwork {
    if let opened { return opened }
    do {
      let artwork = try Artwork(assets: data.assets, theme: theme)
      opened = artwork
      return artwork
    } catch {
      throw AppError(error)
    }
  }

  func ruler() throws(AppError) -> FormRuler {
    FormRuler(artwork: try artwork())
  }
}
