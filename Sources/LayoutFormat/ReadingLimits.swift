/// How much a layout file may hold: far above any keyboard, low enough that a hostile file costs little.
enum ReadingLimits {
  /// Of a file and all that it imports.
  static let bytes = 1024 * 1024
  /// Of a file and all that it imports.
  static let elements = 8_000
  /// Elements within elements; LDML needs 4.
  static let depth = 16
  /// Files that import each other in a chain.
  static let importDepth = 8
  static let planesOfForm = 64
  /// Touch forms of a keyboard.
  static let forms = 16
  static let keysOfPlane = 500
  /// Of all planes and bottom rows of all forms together, a key counted as often as it stands in a row.
  static let keysOfLayout = 4_000
  /// Of a long press, a multi-tap or a flick element.
  static let optionsOfKey = 64
  /// Bytes of an id.
  static let nameLength = 128
  /// Unicode scalars of one output, label or variable.
  static let textLength = 256
  /// Unicode scalars of a pattern or of a set, its variables put in.
  static let patternLength = 4096
  /// Groups within groups of a pattern, sets within sets.
  static let patternDepth = 16
  /// Of a file; the largest keyboards of CLDR have a tenth of it.
  static let transforms = 2_000
  /// Unicode scalars, items of sets and ranges of classes that all variables of a file hold, and again those that all
  /// its patterns are made of, variables put in: bounds the time that reading takes.
  static let patternUnits = 131_072
  /// What all patterns of a file unfold to: bounds the time that a key takes.
  static let patternSteps = 65_536
}
