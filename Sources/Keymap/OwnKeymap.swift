/// Keypane's own keymap for its own keyboard: every character of its layouts on a fixed level of a fixed key, so that what is
/// typed does not hang on the layout of anybody's keyboard.
///
/// It is of use where the display server gives it to our device: `keypane keymap` writes it and the lines that do so.
public struct OwnKeymap: Hashable, Sendable {
  /// What XKB's rules call it as a layout: `--keymap keypane`.
  public static let layout = "keypane"
  /// The variant for machines where all keyboards have one keymap: `keypane:shared`.
  public static let sharedVariant = "shared"

  /// Caps Lock does to the letters of ASCII what it always does. Where our device has a keymap for itself it does nothing,
  /// since whoever has it locked has locked it for another keyboard.
  public var isShared: Bool

  /// One of the two.
  public init(isShared: Bool = false) {
    self.isShared = isShared
  }

  /// The one of that name; nil: the name is for XKB's rules.
  init?(_ name: KeymapName) {
    guard name.groups.count == 1, name.groups[0].layout == Self.layout, name.options.isEmpty,
      ["", Self.sharedVariant].contains(name.groups[0].variant)
    else { return nil }
    isShared = name.groups[0].variant == Self.sharedVariant
  }

  /// The name that makes a `Keymap` of it.
  public var name: KeymapName {
    KeymapName(layout: Self.layout, variant: isShared ? Self.sharedVariant : "")
  }

  /// Every character that it has, in ascending order of keys and levels.
  public static var places: [(scalar: Unicode.Scalar, place: OwnPlace)] {
    placesAsGiven.sorted { ($0.place.code, $0.place.level) < ($1.place.code, $1.place.level) }
  }

  /// The same in the order in which places were given, which only grows at its end.
  public static var placesAsGiven: [(scalar: Unicode.Scalar, place: OwnPlace)] { OwnPlaces.all }

  /// How many characters more there is room for.
  public static var room: Int { OwnPlaces.room }

  /// The whole keymap, which needs nothing of the machine.
  public var text: KeymapText { KeymapText(OwnXKB(isShared: isShared).keymap) }
  /// The file for XKB's folder `symbols`: complete, both variants, with the types of `types`.
  public static var symbols: String { OwnXKB.symbols }
  /// The file for XKB's folder `types`.
  public static var types: String { OwnXKB.types }
  /// The file for XKB's folder `rules`: a keyboard of these rules has this keymap and nothing else.
  public static var rules: String { OwnXKB.rules }
  /// The list that belongs beside the rules, `keypane.lst`.
  public static var ruleList: String { OwnXKB.ruleList }
  /// For `loadkeys`: what a console can have of it, all but characters beyond U+EFFF.
  public static var console: String { OwnConsole.keymap }
}
