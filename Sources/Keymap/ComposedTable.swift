/// The characters that sequences type, each with its best recipe.
struct ComposedTable {
  private(set) var byCharacter: [Character: Recipe] = [:]
  /// Those of one scalar once more: a scalar is found without allocating.
  private(set) var byScalar: [Unicode.Scalar: Recipe] = [:]

  /// Keeps a recipe if it is the best one so far.
  mutating func add(_ character: Character, _ recipe: Recipe) {
    guard byCharacter[character].map(recipe.isBetter) ?? true else { return }
    byCharacter[character] = recipe
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1 { byScalar[scalar] = recipe }
  }
}
