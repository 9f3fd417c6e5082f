import Forms
import KeyboardCore
import Posix

/// Reads theme files: JSON with comments. A name that is not known, or a value of the wrong type, is refused with its
/// place.
public enum ThemeReader {
  /// In bytes; a larger file is no theme.
  public static let largest = 1 << 20

  /// - Parameters:
  ///   - name: of the file, for errors.
  public static func read(_ bytes: [UInt8], name: String) throws(DisplayError) -> Theme {
    do throws(JSONError) {
      return try theme(JSONNode(JSONReader.read(bytes, takesComments: true), isPrivate: false))
    } catch {
      let place =
        switch error.place {
        case .line(let line, let column): "\(name):\(line):\(column)"
        case .path(let path): path.isEmpty ? name : "\(name): \(path)"
        }
      throw DisplayError(.badData, "\(place): \(error.reason)")
    }
  }

  private static let sections: [(name: String, appearance: KeyboardAppearance)] = [
    ("light", .light), ("dark", .dark), ("highContrast", .highContrast),
  ]
  private static let sizes: [(name: String, size: any WritableKeyPath<Theme.Sizes, Double> & Sendable, most: Int)] = [
    ("keyRadius", \.keyRadius, 60), ("bubbleRadius", \.bubbleRadius, 60), ("letterSize", \.letter, 120),
    ("wordSize", \.word, 120), ("hintSize", \.hint, 60), ("iconSize", \.icon, 120),
  ]
  private static let geometry:
    [(name: String, size: any WritableKeyPath<GeometryStyle, Double?> & Sendable, range: ClosedRange<Double>)] = [
      ("keyHeight", \.keyHeight, GeometryStyle.keyHeightRange), ("keyGap", \.keyGap, GeometryStyle.gapRange),
      ("rowGap", \.rowGap, GeometryStyle.gapRange),
    ]

  private static func theme(_ root: JSONNode) throws(JSONError) -> Theme {
    var theme = Theme()
    var own: [KeyboardAppearance: Set<String>] = [:]
    let members = try root.members()
    // What holds for all appearances comes first, wherever it stands; a section of its own outranks it.
    for (name, node) in members where name == "colours" {
      for (_, appearance) in sections { try read(node, appearance, into: &theme, &own) }
    }
    for (name, node) in members {
      if name == "colours" { continue }
      if name == "font" {
        theme.font = try font(node)
      } else if let section = sections.first(where: { $0.name == name }) {
        try read(node, section.appearance, into: &theme, &own)
      } else if let size = sizes.first(where: { $0.name == name }) {
        theme.sizes[keyPath: size.size] = try number(node, 0...Double(size.most))
      } else if let size = geometry.first(where: { $0.name == name }) {
        theme.geometry[keyPath: size.size] = try number(node, size.range)
      } else {
        let known = ["colours", "font"] + sections.map(\.name) + sizes.map(\.name) + geometry.map(\.name)
        throw unknown(name, node, among: known)
      }
    }
    theme.named = sections.compactMap { section in own[section.appearance].map { (section.appearance, $0) } }
    return theme
  }

  private static func read(
    _ node: JSONNode, _ appearance: KeyboardAppearance, into theme: inout Theme,
    _ own: inout [KeyboardAppearance: Set<String>]
  ) throws(JSONError) {
    var palette = theme.palette(appearance)
    for (name, value) in try node.members() {
      guard let entry = Palette.names.first(where: { $0.name == name }) else {
        throw unknown(name, value, among: Palette.names.map(\.name))
      }
      palette[keyPath: entry.colour] = try colour(value)
      own[appearance, default: []].insert(name)
    }
    switch appearance {
    case .light, .default: theme.light = palette
    case .dark: theme.dark = palette
    case .highContrast: theme.highContrast = palette
    }
  }

  private static func colour(_ node: JSONNode) throws(JSONError) -> Colour {
    let word = try node.string()
    guard let colour = Colour(word) else {
      throw node.error(
        "expected a colour such as \"#1C66D9\" or, with its opacity, \"#1C66D980\", found \(node.value.summary)")
    }
    return colour
  }

  private static func number(_ node: JSONNode, _ range: ClosedRange<Double>) throws(JSONError) -> Double {
    guard case .number(let word) = node.value, let number = Double(word), range.contains(number) else {
      throw node.error(
        "expected a number of points from \(Int(range.lowerBound)) to \(Int(range.upperBound)), "
          + "found \(node.value.summary)")
    }
    return number
  }

  /// In bytes; the largest of Debian's fonts have a fifth of it.
  private static let largestFont = 128 << 20

  /// How TrueType, OpenType and collections of them begin.
  private static let fontSignatures: [[UInt8]] = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8),
  ]

  /// A family that is installed, `"Lato"`, or files: `{"file": …, "semibold": …}`.
  private static func font(_ node: JSONNode) throws(JSONError) -> ThemeFont {
    if case .string = node.value {
      let family = try node.string()
      guard let found = FontFolders.find(family: family) else {
        throw node.error("no font \(node.value.summary) is installed in \(FontFolders.folders.joined(separator: ", "))")
      }
      return found
    }
    for (name, value) in try node.members() where name != "file" && name != "semibold" {
      throw unknown(name, value, among: ["file", "semibold"])
    }
    return ThemeFont(
      regular: try file(node.required("file")), semibold: try node.member("semibold").map(file(_:)))
  }

  private static func file(_ node: JSONNode) throws(JSONError) -> String {
    let path = try node.string()
    guard FontFile(theme: path).exists else { throw node.error("there is no file \(node.value.summary) to be read") }
    // A pipe or a device is no regular file; what is one says in its first bytes whether it is a font.
    guard let bytes = try? Files.read(path, limit: largestFont), bytes.count > 12,
      fontSignatures.contains(Array(bytes.prefix(4)))
    else { throw node.error("\(node.value.summary) is not a font file (TrueType or OpenType)") }
    return path
  }

  private static func unknown(_ name: String, _ node: JSONNode, among names: [String]) -> JSONError {
    let near = TraitNames.didYouMean(name, among: names)
    return node.error(
      near.map { "not known, did you mean \($0)?" } ?? "not known (known: \(names.joined(separator: ", ")))")
  }
}
