extension ResolvedTraits {
  /// The plane with its digits in another order, where it is a secret's pad and that is asked for: who sees where a
  /// finger goes does not see what it types. Asked for by users of PIN pads; never for a field that is no secret.
  func shuffled(_ plane: Plane, _ kind: Layout.Kind, _ options: PlanOptions) -> Plane {
    guard isSecure, kind == .pad, let seed = options.pinSeed else { return plane }
    return plane.withDigits(digits, shuffledBy: seed)
  }
}

extension Plane {
  /// Puts the keys of the digits into each other's places; all else stays where it is.
  fileprivate func withDigits(_ digits: [String], shuffledBy seed: UInt64) -> Plane {
    var places: [(row: Int, index: Int)] = []
    for row in rows.indices {
      for index in rows[row].indices
      where rows[row][index].role == .character && digits.contains(rows[row][index].output) {
        places.append((row, index))
      }
    }
    var chance = SplitMix64(state: seed)
    let order = places.shuffled(using: &chance)
    var changed = self
    for (place, other) in zip(places, order) {
      var key = rows[other.row][other.index]
      key.width = rows[place.row][place.index].width
      key.stretches = rows[place.row][place.index].stretches
      changed.rows[place.row][place.index] = key
    }
    return changed
  }
}

/// Numbers from a seed. Source: S. Vigna's splitmix64, public domain.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
