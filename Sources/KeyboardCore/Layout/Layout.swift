/// A keyboard as its file describes it, before it is placed on a screen.
public struct Layout: Sendable {
  /// The file's name without its extension: `en-US`, `phone-pad`.
  public var id: String
  /// BCP 47, as in the file: `en-US`; `und` for pads.
  public var locale: String
  /// The layout's name for people.
  public var name: String
  /// In the order of the file; the first is the one to open on where no variant says another.
  public var planes: [Plane]
  /// Bottom rows and opening planes that certain keyboard types have.
  public var variants: [LayoutVariant]
  /// `letters` or `pad`: how keys are spaced.
  public var kind: Kind
  /// What makes other text of what has been typed: the file's transforms, or Hangul.
  public var composition: Composition

  /// How a layout fills its width.
  public enum Kind: String, Sendable, CaseIterable {
    /// Rows of narrow keys.
    case letters
    /// Three columns of wide keys.
    case pad
  }

  /// A layout of one plane at least; without variants every keyboard type sees the same.
  public init(
    id: String, locale: String, name: String, kind: Kind = .letters, planes: [Plane], variants: [LayoutVariant] = [],
    composition: Composition = .none
  ) {
    self.id = id
    self.locale = locale
    self.name = name
    self.kind = kind
    self.planes = planes
    self.variants = variants
    self.composition = composition
  }

  /// The planes as a keyboard type sees them: bottom rows of its variant replace those of the plane.
  public func planes(for keyboardType: KeyboardType) -> [Plane] {
    guard let variant = variants.first(where: { $0.keyboardType == keyboardType }) else { return planes }
    return planes.map { plane in
      let own = variant.bottomRows.first { $0.plane == plane.id }
      guard let row = own, !plane.rows.isEmpty else { return plane }
      var changed = plane
      changed.rows[changed.rows.count - 1] = row.keys
      return changed
    }
  }

  /// The plane that a keyboard type opens on: the variant's, or the first.
  public func openingPlane(for keyboardType: KeyboardType) -> String {
    variants.first { $0.keyboardType == keyboardType }?.openingPlane ?? planes.first?.id ?? ""
  }
}
