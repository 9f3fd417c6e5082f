/// The keys of the two-set keyboard (KS X 5002) by the jamo that stand on them.
enum JamoKeys {
  /// ASCII keys of a compatibility jamo in libhangul's keyboard `2`; several for one that is made of others; nil for
  /// what is no jamo.
  static func keys(of scalar: Unicode.Scalar) -> [UInt8]? {
    let index = Int(scalar.value) - 0x3131
    guard table.indices.contains(index) else { return nil }
    return table[index]
  }

  /// From U+3131 to U+3163.
  private static let table: [[UInt8]] = [
    "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "Q",
    "qt", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g", "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk",
    "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l",
  ].map { (keys: String) in Array(keys.utf8) }
}
