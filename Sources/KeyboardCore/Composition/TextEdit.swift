/// What is to be done to the text before the cursor.
public struct TextEdit: Hashable, Sendable {
  /// How many characters before the cursor go first, as a person counts them (grapheme clusters).
  public var deletes: Int
  /// What is then put in at the cursor.
  public var inserts: String

  /// Both may be nothing.
  public init(deletes: Int = 0, inserts: String = "") {
    self.deletes = deletes
    self.inserts = inserts
  }

  /// The edit that makes one text of another and deletes least; what stays ends where a character of the old text does.
  public init(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) {
    var common = 0
    while common < old.count, common < new.count, old[common] == new[common] { common += 1 }
    deletes = 0
    if common < old.count {
      var kept = 0
      for character in Self.text(old[...]) {
        let end = kept + character.unicodeScalars.count
        if end <= common && deletes == 0 { kept = end } else { deletes += 1 }
      }
      common = kept
    }
    inserts = Self.text(new[common...])
  }

  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
