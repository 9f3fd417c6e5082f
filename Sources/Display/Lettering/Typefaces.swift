/// The fonts by what they are for, each opened when it is first needed: opening one costs more than drawing with it.
struct Typefaces {
  /// Holds an opened font; it is of one owner and dictionaries cannot hold it by itself.
  private final class Opened {
    var typeface: Typeface
    init(_ typeface: consuming Typeface) { self.typeface = typeface }
  }

  private let files: [FontFace: FontFile]
  private var opened: [FontFace: Opened] = [:]
  private var missing: Set<FontFace> = []

  /// Throws where one of the basic fonts, or the theme's, is missing.
  init(_ font: ThemeFont?) throws(DisplayError) {
    var files: [FontFace: FontFile] = [:]
    for face in FontFace.allCases { files[face] = face.file }
    if let font {
      let regular = FontFile(theme: font.regular)
      files[.text] = regular
      files[.display] = regular
      files[.semibold] = font.semibold.map(FontFile.init(theme:)) ?? regular
    }
    for face in [FontFace.text, .display, .semibold, .dejaVu] {
      guard let file = files[face], !file.exists else { continue }
      let remedy = file.package.isEmpty ? "the theme names it" : "install Debian's package \(file.package)"
      throw DisplayError(.missingInput, "the font \(file.paths[0]) is missing: \(remedy)")
    }
    self.files = files
  }

  /// Works with a font at a size; nil where the machine lacks it.
  mutating func with<Result, Failure: Error>(
    _ face: FontFace, size: Int, _ use: (borrowing Typeface) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let holder = open(face) else { return nil }
    holder.typeface.setSize(size)
    return try use(holder.typeface)
  }

  private mutating func open(_ face: FontFace) -> Opened? {
    if let known = opened[face] { return known }
    guard !missing.contains(face), let path = files[face]?.path, let typeface = try? Typeface(path) else {
      missing.insert(face)
      return nil
    }
    let made = Opened(typeface)
    opened[face] = made
    return made
  }
}
