extension Layout {
  /// Every character that its keys can put into a field: on all planes and in all variants, with shift and without, by
  /// long presses, flicks and further taps, and what its composition makes of them.
  ///
  /// Of transforms the texts that they are written to put in are counted, and not what several of them could make of each
  /// other's. All is of this one form: a layout's other idiom has another.
  public var inventory: Set<Character> {
    var inventory: Set<Character> = []
    for text in outputs { inventory.formUnion(text) }
    switch composition {
    case .none: break
    case .transforms(let transforms):
      for text in transforms.texts { inventory.formUnion(text) }
    case .hangul:
      for syllable in Self.syllables { inventory.insert(Character(Unicode.Scalar(syllable)!)) }
    }
    return inventory
  }

  /// All syllables that jamo can make. Source: the Unicode Standard, 3.12.
  private static let syllables: ClosedRange<UInt32> = 0xac00...0xd7a3

  /// What its keys type by themselves, before anything is made of it; markers for transforms are left out.
  public var outputs: Set<String> {
    var outputs: Set<String> = []
    for row in planes.flatMap(\.rows) + variants.flatMap(\.bottomRows).map(\.keys) {
      for key in row { key.addOutputs(to: &outputs) }
    }
    outputs.remove("")
    return outputs
  }
}

extension LayoutKey {
  fileprivate func addOutputs(to outputs: inout Set<String>) {
    for text in [output, shiftedOutput] { outputs.insert(Transforms.withoutMarkers(text)) }
    for option in longPress + flicks.map(\.option) + multiTap {
      for text in [option.output, option.shiftedOutput] { outputs.insert(Transforms.withoutMarkers(text)) }
    }
  }
}

extension Transforms {
  /// What a key's output puts into the field by itself.
  public static func withoutMarkers(_ text: String) -> String {
    guard text.unicodeScalars.contains(markerSign) else { return text }
    var isName = false
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == markerSign { isName.toggle() } else if !isName { plain.append(scalar) }
    }
    return String(plain)
  }

  /// The texts that stand in its rules as what is put in, as programs see them.
  fileprivate var texts: Set<String> {
    var texts: Set<String> = []
    for group in simple + (backspace ?? []) {
      guard case .transforms(let transforms) = group else { continue }
      for piece in transforms.flatMap(\.replacement) {
        switch piece {
        case .units(let units): texts.insert(text(units))
        case .group: break
        case .mapped(_, _, let to): for units in to { texts.insert(text(units)) }
        }
      }
    }
    return texts
  }

  private func text(_ units: [ContextUnit]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: shown(units))
    return String(text)
  }
}
