import KeyboardCore

extension Layout {
  /// The single characters that it can put into a field, in the order in which spare keys are given to them: those that
  /// stand on keys come first. Syllables and emoji are too many for the spare keys of any keyboard.
  var charactersForSpareKeys: [Unicode.Scalar] {
    let onKeys = charactersOfKeys
    return Self.scalars(onKeys) + Self.scalars(inventory.subtracting(onKeys))
  }

  /// Those of them that stand on keys.
  var charactersOnKeys: [Unicode.Scalar] { Self.scalars(charactersOfKeys) }

  private var charactersOfKeys: Set<Character> {
    var onKeys: Set<Character> = []
    for row in planes.flatMap(\.rows) {
      for key in row { onKeys.formUnion(key.output + key.shiftedOutput) }
    }
    return onKeys
  }

  private static func scalars(_ characters: Set<Character>) -> [Unicode.Scalar] {
    characters.compactMap { character in
      let scalars = character.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first, isOrdinary(scalar) else { return nil }
      return scalar
    }.sorted()
  }

  private static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isEmojiPresentation && !scalar.properties.isIdeographic
      && scalar.properties.generalCategory != .control && !(0xac00...0xd7a3).contains(scalar.value)
  }
}
